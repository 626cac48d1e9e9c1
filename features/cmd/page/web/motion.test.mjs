import assert from "node:assert/strict";
import { test } from "node:test";
import { changes, placeOf } from "./motion.mjs";

test("a transform has a place", () => {
	assert.deepEqual(placeOf("translate(3 -4.5)"), "translate(3px, -4.5px)");
	assert.deepEqual(placeOf("translate(3, 4)"), "translate(3px, 4px)");
	assert.equal(placeOf("rotate(3)"), "");
	assert.equal(placeOf(null), "");
});

test("pieces walk, come and go by their ids", () => {
	const before = new Map([["a", "left"], ["b", "middle"], ["c", "right"], ["e", ""]]);
	const after = new Map([["a", "right"], ["b", "middle"], ["d", "left"], ["e", "left"]]);
	assert.deepEqual(changes(before, after), { walks: ["a"], come: ["d"], go: ["c"] });
});
