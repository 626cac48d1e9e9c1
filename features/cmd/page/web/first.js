// first.js shows one sentence in place of the games if this browser cannot run them. Any
// browser can run it: it is written in the JavaScript of 2009.
(function () {
	"use strict";
	window.addEventListener("error", function (event) { fail(event.message || "error"); });
	window.addEventListener("unhandledrejection", function (event) { fail(String(event.reason)); });
	var korean = false;
	try {
		korean = /^ko/.test(navigator.language);
	} catch (error) { // the sentence is English
	}

	/**
	 * say shows a sentence, unless the games already run.
	 * @param {string} sentence
	 */
	function say(sentence) {
		var notice = document.getElementById("notice");
		if (notice && document.body.getAttribute("data-state") !== "ready" && !notice.getAttribute("data-failed")) {
			notice.setAttribute("data-failed", "true");
			notice.textContent = sentence;
		}
	}

	/** @param {string} reason */
	function fail(reason) {
		say(/memory|RangeError/i.test(reason) ?
			(korean ? "메모리가 모자라 게임을 열 수 없습니다. 다른 탭을 닫고 다시 열어 보세요: " + reason :
				"There is not enough memory for the games (close other tabs and try again): " + reason) :
			(korean ? "게임을 열 수 없습니다. Chrome과 Edge는 97, Firefox는 113, Safari는 16.4부터 됩니다: " + reason :
				"The games did not start; they run in Chrome and Edge since version 97, Firefox since 113, Safari since 16.4: " + reason));
	}

	/** @type {[string, boolean, string, string][]} */
	var needs = [
		["WebAssembly", typeof WebAssembly === "object", "57", "16"],
		["Worker", typeof Worker === "function", "4", "12"],
		["DecompressionStream", typeof DecompressionStream === "function", "80", "80"]
	];
	var others = [["52", "11"], ["3.5", "4"], ["113", "16.4"]]; // Firefox and Safari
	for (var i = 0; i < needs.length; i++) {
		if (!needs[i][1]) {
			say(korean ?
				"이 브라우저에는 게임에 필요한 것이 없습니다: " + needs[i][0] + " (Chrome " + needs[i][2] + ", Edge " + needs[i][3] + ", Firefox " + others[i][0] + ", Safari " + others[i][1] + "부터 있습니다)" :
				"This browser has no " + needs[i][0] + ", which the games need: Chrome has it since version " + needs[i][2] +
				", Edge since " + needs[i][3] + ", Firefox since " + others[i][0] + ", Safari since " + others[i][1] + ".");
		}
	}
})();
