import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf } from "./keys.mjs";

const key = (name, held = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held });
const nowhere = "BODY";

test("keys have the names that the games use", () => {
	const names = ["ArrowUp", "Enter", " ", "Escape", "?", "A", "ㅕ"].map((name) => keyOf(key(name), nowhere));
	assert.deepEqual(names, ["up", "enter", "space", "esc", "?", "A", "ㅕ"]);
});

test("the browser keeps its own keys", () => {
	assert.equal(keyOf(key("Tab"), nowhere), "");
	assert.equal(keyOf(key("F5"), nowhere), "");
	assert.equal(keyOf(key("r", { ctrlKey: true }), nowhere), "");
	assert.equal(keyOf(key("r", { metaKey: true }), nowhere), "");
});

test("a text field keeps all keys, and a button the keys that press it", () => {
	assert.equal(keyOf(key("u"), "TEXTAREA"), "");
	assert.equal(keyOf(key("ArrowUp"), "SELECT"), "");
	assert.equal(keyOf(key("Enter"), "BUTTON"), "");
	assert.equal(keyOf(key("Enter"), "g"), "");
	assert.equal(keyOf(key("u"), "BUTTON"), "u");
});
