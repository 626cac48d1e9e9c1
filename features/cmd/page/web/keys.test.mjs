import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf } from "./keys.mjs";

const key = (name, held = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held });
const nowhere = { tagName: "BODY", spot: false };

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
	assert.equal(keyOf(key("u"), { tagName: "TEXTAREA", spot: false }), "");
	assert.equal(keyOf(key("ArrowUp"), { tagName: "SELECT", spot: false }), "");
	assert.equal(keyOf(key("Enter"), { tagName: "BUTTON", spot: false }), "");
	assert.equal(keyOf(key("Enter"), { tagName: "g", spot: true }), "");
	assert.equal(keyOf(key("u"), { tagName: "BUTTON", spot: false }), "u");
});
