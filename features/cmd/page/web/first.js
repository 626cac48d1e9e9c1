// first.js shows one sentence in place of the games if this browser cannot run them. Any
// browser can run it: it is written in the JavaScript of 2009.
(function () {
	"use strict";
	window.addEventListener("error", function (event) { fail(event.message || "error"); });
	window.addEventListener("unhandledrejection", function (event) { fail(String(event.reason)); });
	var korean = /^ko/.test(navigator.language);

	/** say shows a sentence, unless the games already run. @type {(inEnglish: string, inKorean: string) => void} */
	function say(inEnglish, inKorean) {
		var notice = document.getElementById("notice");
		if (notice && document.body.getAttribute("data-state") !== "ready" && !notice.getAttribute("data-failed")) {
			notice.setAttribute("data-failed", "true");
			notice.textContent = korean ? inKorean : inEnglish;
		}
	}

	function fail(/** @type {string} */ reason) {
		if (/memory|RangeError/i.test(reason)) {
			say("There is not enough memory for the games (close other tabs and try again): " + reason,
				"메모리가 모자라 게임을 열 수 없습니다. 다른 탭을 닫고 다시 열어 보세요: " + reason);
		}
		say("The games did not start; they run in Chrome and Edge since version 97, Firefox since 113, Safari since 16.4: " + reason,
			"게임을 열 수 없습니다. Chrome과 Edge는 97, Firefox는 113, Safari는 16.4부터 됩니다: " + reason);
	}

	var /** @type {[string, boolean, string, string, string, string][]} */ needs = [
		["WebAssembly", typeof WebAssembly === "object", "57", "16", "52", "11"],
		["Worker", typeof Worker === "function", "4", "12", "3.5", "4"],
		["DecompressionStream", typeof DecompressionStream === "function", "80", "80", "113", "16.4"]
	];
	for (var i = 0; i < needs.length; i++) {
		var name = needs[i][0], chrome = needs[i][2], edge = needs[i][3], firefox = needs[i][4], safari = needs[i][5];
		if (!needs[i][1]) {
			say("This browser has no " + name + ", which the games need: Chrome has it since version " + chrome + ", Edge since " + edge +
				", Firefox since " + firefox + ", Safari since " + safari + ".",
				"이 브라우저에는 게임에 필요한 것이 없습니다: " + name + " (Chrome " + chrome + ", Edge " + edge + ", Firefox " + firefox + ", Safari " + safari + "부터 있습니다)");
		}
	}
})();
