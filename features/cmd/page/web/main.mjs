import { draw, say } from "./draw.mjs";
import { pass, running, start } from "./games.mjs";
import { listen } from "./input.mjs";
import { kindOf, tick } from "./sound.mjs";
import { keep, keeps, read, settingsIn } from "./storage.mjs";
import { claim, hear, tell, unclaim } from "./tabs.mjs";
import { wordsIn } from "./words.mjs";

/** @typedef {import("./draw.mjs").Message} Message */
/** @typedef {import("./draw.mjs").Moment} Moment */

const { settings, wrong } = settingsIn(read("games"));
let game = "", step = 0, last = ""; // the moment that is shown
let wanted = "", unanswered = 0, leaving = false;
let mine = "", watching = "", kept = ""; // the games that this tab and another tab play, and what the other tab keeps
settings.language ||= navigator.language.slice(0, 2);

/** warn shows the lines about this browser. */
function warn() {
	const words = wordsIn(settings.language);
	say(watching ? words.watching : "", words.here, [keeps() ? "" : words.unkept, wrong.length ? words.dropped + wrong.join(", ") : ""]);
}

/** @param {Message} message */
function send(message) {
	wrong.length = 0;
	if (watching && message.do !== "home") {
		enter({ do: "open", game: watching }, true);
	} else if (message.do === "open" || message.do === "choose" || watching || !running()) {
		enter(message, false);
	} else {
		pass({ step, ...message });
		if (message.do === "home" || message.key === "esc") { // works even while a program computes
			wanted = message.do === "home" ? "" : game;
			clearTimeout(unanswered);
			unanswered = setTimeout(() => launch({ do: "open", game: wanted }), 1000);
		}
	}
}

/**
 * enter opens a game or the start page. If another tab plays the game, this tab watches.
 * @param {Message} message
 * @param {boolean} steal whether to take the game from the other tab
 */
async function enter(message, steal) {
	const name = message.game ?? "";
	if (name && !await play(name, steal)) {
		watch(name);
		return;
	}
	const latest = steal && kept || read(`games.${name}`);
	watching = kept = "";
	if (running()) {
		pass({ ...message, kept: latest });
	} else {
		launch(message, latest);
	}
}

/**
 * play waits until this tab may play a game, and reports whether it may.
 * @param {string} name
 * @param {boolean} steal whether to take the game from the other tab
 */
function play(name, steal) {
	mine = name;
	return claim(name, steal, () => watch(name));
}

/**
 * launch starts the games anew, in a game or on the start page.
 * @param {Message} message
 * @param {string} [text] what is kept of the game
 */
function launch({ game = "" }, text = read(`games.${game}`)) {
	start({
		do: "start", language: settings.language, game, kept: text, still: matchMedia("(prefers-reduced-motion: reduce)").matches,
	}, (moment) => watching || show(moment), failed);
}

/** @param {string} reason why the games do not run */
function failed(reason) {
	if (document.body.dataset.state !== "ready") {
		dispatchEvent(new ErrorEvent("error", { message: reason }));
		return;
	}
	const words = wordsIn(settings.language);
	say(words.stopped + reason, words.again, []);
}

/**
 * watch shows a game that another tab plays. This tab does not compute.
 * @param {string} name
 */
function watch(name) {
	mine = "";
	watching = name;
	clearTimeout(unanswered);
	pass({ do: "home" });
	tell({ game: name });
	document.body.dataset.state = "ready";
	warn();
}

hear((told) => {
	if (told.moment === undefined && told.game === game && !watching && last) {
		tell({ game, moment: last });
	} else if (told.moment !== undefined && watching && told.game === watching) {
		show(told.moment);
	}
});

/** @param {string} text a moment */
function show(text) {
	/** @type {Moment} */
	const moment = JSON.parse(text);
	({ game, step } = moment);
	last = text;
	if (game === wanted) { // otherwise it answers an earlier message
		clearTimeout(unanswered);
	}
	settings.language = moment.language;
	if (watching) {
		kept = moment.kept;
	} else {
		settings.game = moment.kept ? game : "";
		keep("games", JSON.stringify(settings));
		if (moment.kept) {
			keep(`games.${game}`, moment.kept);
		}
		if (moment.kept && game !== mine) { // a record took the place of an example
			play(game, true);
		} else if (!game && mine) {
			mine = "";
			unclaim();
		}
		if (game) {
			tell({ game, moment: text });
		}
	}
	if (game && !history.state) {
		history.pushState(game, "");
	} else if (!game && history.state && !leaving) {
		leaving = true;
		history.back();
	}
	const happened = draw(moment), kind = happened && kindOf(happened);
	warn();
	if (kind && settings.sound) {
		tick(kind);
	}
}

// The browser's Back button leads to the start page.
addEventListener("popstate", () => {
	const left = leaving;
	leaving = false;
	if (left && game) { // a game has been opened meanwhile
		history.pushState(game, "");
	} else if (history.state !== (game || null)) {
		send(typeof history.state === "string" ? { do: "open", game: history.state } : { do: "home" });
	}
});

const sound = document.getElementById("sound");
sound?.setAttribute("aria-pressed", String(settings.sound));
sound?.addEventListener("click", () => {
	settings.sound = !settings.sound;
	sound.setAttribute("aria-pressed", String(settings.sound));
	keep("games", JSON.stringify(settings));
	warn();
});
document.getElementById("here")?.addEventListener("click", () => send({ do: "open", game }));
listen(send, () => step);
enter({ do: "open", game: typeof history.state === "string" ? history.state : settings.game }, false);
