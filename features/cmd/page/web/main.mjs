import { all, draw, labelsIn, say } from "./draw.mjs";
import { pass, running, start, stop } from "./games.mjs";
import { listen } from "./input.mjs";
import { tick } from "./sound.mjs";
import { keep, keeps, read, settingsIn } from "./storage.mjs";
import { claim, hear, tell, unclaim } from "./tabs.mjs";

/** @typedef {import("./types.mjs").Message} Message */
/** @typedef {import("./types.mjs").Moment} Moment */

const { settings, wrong } = settingsIn(read("games"));
let /** @type {Moment | null} */ moment = null; // the moment that is shown
let mine = "", watched = ""; // the game that this tab plays or waits for, and the game that another tab plays
let /** @type {Message} */ entered; // the message that opened the game, or waits to open it
let leaving = false, told = false; // told: the person has seen that the browser keeps nothing
settings.language ||= navigator.language.slice(0, 2);

/** warn shows the lines about this browser. */
function warn() {
	const labels = labelsIn(settings.language);
	all("[data-sound]").forEach((each) => each.setAttribute("aria-pressed", String(settings.sound)));
	say(watched ? labels.watching : "", labels.here, [keeps() || told && moment?.game ? "" : labels.unkept, wrong.length ? labels.dropped + wrong.join(", ") : ""]);
}

function send(/** @type {Message} */ message) {
	wrong.length = 0;
	told ||= !keeps();
	message.language = message.do === "language" ? { ko: "en" }[settings.language] ?? "ko" : undefined;
	if (watched && message.do !== "home") {
		message.do === "menu" || enter(entered, true);
	} else if (message.do === "open" || message.do === "choose" || !running()) {
		enter(message);
	} else {
		pass({ step: moment?.step, ...message });
	}
}

// While another tab plays the game, this tab watches, unless it steals the game.
/** enter opens a game or the start page. @type {(message: Message, steal?: boolean) => Promise<void>} */
async function enter(message, steal = false) {
	entered = message;
	const name = message.game ?? "", late = setTimeout(() => name && watch(name), 500); // a tab that is reloaded has not yet left the game
	const may = await play(name, steal);
	clearTimeout(late);
	if (!may) return; // the person has gone elsewhere
	const kept = watched && moment?.game === name && moment.kept || read(`games.${name}`);
	watched = "";
	if (running()) {
		pass({ ...message, kept });
	} else {
		const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
		start({ ...message, do: "start", language: settings.language, game: name, kept, still }, show, failed);
	}
}

/** play waits until this tab may play a game, and reports whether it may. @type {(name: string, steal: boolean) => Promise<boolean>} */
async function play(name, steal) {
	mine = name;
	unclaim();
	return !name || claim(name, steal, () => {
		watch(name);
		enter({ do: "open", game: name });
	});
}

/** watch shows a game that another tab plays. This tab does not compute. @type {(name: string) => void} */
function watch(name) {
	watched = name;
	stop();
	tell({ game: name });
	document.body.dataset.state = "ready";
	warn();
}

hear((told) => {
	if (watched && told.game === watched && told.moment) {
		show(told.moment);
	} else if (!told.moment && moment && told.game === moment.game && !watched) {
		tell({ game: told.game, moment });
	}
});

function failed(/** @type {string} */ reason) {
	const labels = labelsIn(settings.language);
	document.body.dataset.state === "ready" ? say(labels.stopped + reason, labels.restart, []) : dispatchEvent(new ErrorEvent("error", { message: reason }));
}

function show(/** @type {Moment} */ next) {
	if (next.follow) return void enter(next.follow);
	const { game, kept, language } = moment = next;
	settings.language = language;
	if (!watched) {
		settings.game = kept ? game : "";
		keep("games", JSON.stringify(settings));
		kept && keep(`games.${game}`, kept);
		if (!game || kept && game !== mine) { // the start page, or a record took the place of an example
			play(game, true);
		}
		tell({ game, moment });
	}
	if (game && !history.state) {
		history.pushState(game, "");
	} else if (!game && history.state && !leaving) {
		leaving = true;
		history.back();
	}
	const kind = draw(moment, (name) => /"unfinished":"[^"]/.test(read(`games.${name}`)));
	warn();
	kind && settings.sound && tick(kind);
}

// The browser's Back button leads to the start page.
addEventListener("popstate", () => {
	const left = leaving, game = moment?.game;
	leaving = false;
	if (left && game) { // a game has been opened meanwhile
		history.pushState(game, "");
	} else if (history.state !== (game || null)) {
		send(typeof history.state === "string" ? { do: "open", game: history.state } : { do: "home" });
	}
});

/** follow opens the game in the link that is the page's address, and reports whether it is a link. */
function follow() {
	const [address, link] = location.href.split(/#(.+)/s);
	if (link) {
		history.replaceState(history.state, "", address);
		enter({ do: "link", text: link });
	}
	return !!link;
}

all("[data-sound]").forEach((each) => each.addEventListener("click", () => {
	settings.sound = !settings.sound;
	keep("games", JSON.stringify(settings));
	warn();
}));
document.getElementById("here")?.addEventListener("click", () => send({ do: "open", game: moment?.game }));
listen(send, () => moment?.step ?? 0);
addEventListener("hashchange", follow);
document.querySelector("[data-failed]") ?? (follow() || enter({ do: "open", game: typeof history.state === "string" ? history.state : settings.game }));
