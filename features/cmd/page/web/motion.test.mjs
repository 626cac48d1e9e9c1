import assert from "node:assert/strict";
import { test } from "node:test";
import { changes, placeOf } from "./motion.mjs";

test("a transform has a place", () => {
	assert.deepEqual(placeOf("translate(3 -4.5)"), [3, -4.5]);
	assert.deepEqual(placeOf("translate(3, 4)"), [3, 4]);
	assert.equal(placeOf("rotate(3)"), null);
	assert.equal(placeOf(null), null);
});

test("pieces walk, come and go by their ids", () => {
	const before = new Map([["a", "translate(0 0)"], ["b", "translate(1 1)"], ["c", "translate(2 2)"]]);
	const after = new Map([["a", "translate(5 0)"], ["b", "translate(1 1)"], ["d", "translate(9 9)"]]);
	assert.deepEqual(changes(before, after), { walks: [{ id: "a", from: [0, 0], to: [5, 0] }], come: ["d"], go: ["c"] });
});
