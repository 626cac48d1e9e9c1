import assert from "node:assert/strict";
import test from "node:test";

import { kindOf } from "./sound.mjs";

test("a throw, a move and a capture sound different", () => {
	assert.equal(kindOf({ sticks: false, walks: [], gone: 0 }), "");
	assert.equal(kindOf({ sticks: true, walks: [], gone: 0 }), "throw");
	assert.equal(kindOf({ sticks: true, walks: ["piece player0", "piece player0"], gone: 0 }), "move");
	assert.equal(kindOf({ sticks: false, walks: ["piece player0", "piece player1"], gone: 0 }), "capture");
	assert.equal(kindOf({ sticks: false, walks: ["piece white"], gone: 1 }), "capture");
});
