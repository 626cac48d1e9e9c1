import assert from "node:assert/strict";
import test from "node:test";
import { keep, keeps, read, settingsIn } from "./storage.mjs";

test("a setting with a wrong type is dropped, and the others stay", () => {
	for (const [text, settings, wrong] of [
		["", {}, []],
		['{"game":5}', {}, ["game"]],
		['{"game":"rook","language":["ko"],"sound":"yes","more":1}', { game: "rook" }, ["language", "sound"]],
		['{"language":"ko","sound":true}', { language: "ko", sound: true }, []],
		['{"__proto__":{"game":"x"},"toString":1}', {}, []],
		["null", {}, ["games"]], ["7", {}, ["games"]], ["[1]", {}, ["games"]], ["{", {}, ["games"]], ['"x"', {}, ["games"]],
	]) {
		assert.deepEqual(settingsIn(/** @type {string} */ (text)), { settings: { language: "", game: "", sound: false, .../** @type {{}} */ (settings) }, wrong }, String(text));
	}
});

test("a text outlives a reload where the browser refuses to keep it", async () => {
	Object.assign(globalThis, { window: { name: "another name" } });
	assert.equal(read("a"), "", "there is no storage in this test");
	assert.ok(!keeps());
	keep("a", "text");
	keep("b", "more");
	assert.equal(read("a"), "text");
	assert.ok(!keeps());
	const again = await import(/** @type {any} */ ("./storage.mjs?again"));
	assert.deepEqual(["a", "b", "c"].map(again.read), ["text", "more", ""]);
});
