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

/** reloaded returns the module as a reload of the page finds it. @type {() => Promise<typeof import("./storage.mjs")>} */
const reloaded = () => import(`./storage.mjs?${loads++}`);
let loads = 0;

/** browser sets the name of the tab, and a storage that keeps texts of at most room characters. @param {string} name @param {Record<string, string>} texts @param {number} room */
function browser(name, texts, room) {
	const storage = {
		room,
		/** @param {string} key */
		getItem: (key) => texts[key] ?? null,
		/** @param {string} key @param {string} text */
		setItem(key, text) {
			if (text.length > storage.room) {
				throw new DOMException("full", "QuotaExceededError");
			}
			texts[key] = text;
		},
	};
	Object.assign(globalThis, { window: { name } });
	Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
	return storage;
}

test("a text outlives a reload where the browser refuses to keep it", async () => {
	browser("another name", {}, 0);
	Object.defineProperty(globalThis, "localStorage", { value: undefined, configurable: true });
	assert.equal(read("a"), "", "there is no storage in this test");
	assert.ok(!keeps());
	keep("a", "text");
	keep("b", "more");
	assert.equal(read("a"), "text");
	assert.ok(!keeps());
	const again = await reloaded();
	assert.deepEqual(["a", "b", "c"].map(again.read), ["text", "more", ""]);
});

test("a text outlives a reload where the storage is full, and is kept when there is room", async () => {
	const storage = browser("", {}, 5);
	const first = await reloaded();
	first.keep("a", "old");
	first.keep("b", "other");
	first.keep("a", "newer text");
	first.keep("a", "newest text");
	assert.equal(first.read("a"), "newest text");
	const second = await reloaded();
	assert.deepEqual(["a", "b"].map(second.read), ["newest text", "other"]);
	assert.ok(!second.keeps(), "the newest text is only in the name");
	storage.room = 100;
	second.keep("a", "last");
	assert.ok(second.keeps());
	second.keep("a", "old");
	assert.equal((await reloaded()).read("a"), "old", "the name has no text any more");
});

test("a text that another tab has kept since then is newer than the name", async () => {
	browser("", {}, 5);
	const first = await reloaded();
	first.keep("a", "old");
	first.keep("a", "newer text");
	localStorage.setItem("a", "last");
	assert.equal((await reloaded()).read("a"), "last");
});

test("the name that another page has given the tab replaces no kept text and harms nothing", async () => {
	const nested = "[".repeat(100_000) + "]".repeat(100_000);
	for (const name of [
		"", "{", "null", "7", '"a"', "[]", '["a"]', nested, `{"a":${nested}}`, `{"b":${nested}}`,
		...["1", "null", "true", '"foreign"', "{}", '{"toString":1}', "[]", '["kept"]', "[null,null]", '["kept",1]', '["kept",{"toString":1}]', '[null,"foreign"]', '["","foreign"]', '["guess","foreign"]', '["kept","foreign",1]'].map((value) => `{"a":${value}}`),
		'{"__proto__":{"a":["kept","foreign"]}}', '{"__proto__":["kept","foreign"]}',
	]) {
		browser(name, { a: "kept" }, 5);
		const page = await reloaded();
		const told = name.slice(0, 60);
		assert.equal(page.read("a"), "kept", told);
		assert.ok(page.keeps(), told);
		page.keep("a", "a longer text");
		assert.equal((await reloaded()).read("a"), "a longer text", told);
	}
});
