import { draw } from "./draw.mjs";
import { keyOf } from "./keys.mjs";
import { kindOf, tick } from "./sound.mjs";

/** @typedef {import("./draw.mjs").Message} Message */
/** @typedef {import("./draw.mjs").Moment} Moment */

/** @type {(id: string) => string} */
const source = (id) => document.getElementById(id)?.textContent ?? "";

const code = URL.createObjectURL(new Blob([source("worker")], { type: "text/javascript" }));
/** @type {Worker} */
let worker;
let game = "", wanted = "", step = 0, first = 0, unanswered = 0, leaving = false;

/** @param {string} name */
function kept(name) {
	return localStorage.getItem(`games.${name}`) ?? "";
}

/** @param {Message} message */
function send(message) {
	if (message.do === "open" || message.do === "choose") {
		message.kept = kept(message.game ?? "");
	}
	worker.postMessage(JSON.stringify({ step, ...message }));
	if (message.do === "home" || message.key === "esc") { // works even while a program computes
		wanted = message.do === "home" ? "" : game;
		clearTimeout(unanswered);
		unanswered = setTimeout(() => start(wanted), 1000);
	}
}

/**
 * start starts the games anew, in the game that was left or on the start page.
 * @param {string} left
 */
function start(left) {
	worker?.terminate();
	worker = new Worker(code);
	worker.onmessage = (/** @type {MessageEvent} */ event) => show(event.data);
	worker.postMessage({
		program: source("program"),
		first: JSON.stringify({
			do: "start", language: settings().language ?? navigator.language.slice(0, 2), game: left, kept: kept(left),
			still: matchMedia("(prefers-reduced-motion: reduce)").matches,
		}),
	});
}

/** @param {string | null} text a moment, or null if the games have ended */
function show(text) {
	if (text === null) {
		throw new Error("the games have ended");
	}
	/** @type {Moment} */
	const moment = JSON.parse(text);
	({ game, step } = moment);
	if (game === wanted) { // otherwise it answers an earlier message
		clearTimeout(unanswered);
	}
	localStorage.setItem("games", JSON.stringify({ ...settings(), language: moment.language, game: moment.kept ? game : "" }));
	if (moment.kept) {
		localStorage.setItem(`games.${game}`, moment.kept);
	}
	if (game && !history.state) {
		history.pushState(game, "");
	} else if (!game && history.state && !leaving) {
		leaving = true;
		history.back();
	}
	const happened = draw(moment), kind = happened && kindOf(happened);
	if (kind && sound?.ariaPressed === "true") {
		tick(kind);
	}
}

// The browser's Back button leads to the start page. When another tab continues the
// game, this tab reloads the page.
addEventListener("popstate", () => {
	const left = leaving;
	leaving = false;
	if (left && game) { // a game has been opened meanwhile
		history.pushState(game, "");
	} else if (history.state !== (game || null)) {
		send(history.state ? { do: "open", game: history.state } : { do: "home" });
	}
});
addEventListener("storage", (event) => game && event.key === `games.${game}` && location.reload());

/** settings returns the language, the game and the sound setting of the last visit. */
function settings() {
	try {
		return JSON.parse(localStorage.getItem("games") ?? "") ?? {};
	} catch {
		return {};
	}
}

const sound = document.getElementById("sound");
sound?.setAttribute("aria-pressed", String(settings().sound === true));
sound?.addEventListener("click", () => {
	const on = sound.ariaPressed !== "true";
	sound.ariaPressed = String(on);
	localStorage.setItem("games", JSON.stringify({ ...settings(), sound: on }));
});
start(history.state ?? settings().game ?? "");

document.addEventListener("click", (event) => {
	const target = /** @type {Element} */ (event.target), area = document.querySelector("textarea");
	const asked = target.closest("[data-send]")?.getAttribute("data-send");
	first = event.detail > 1 ? first : step;
	if (asked && first === step) { // the second click of a double click is ignored if the first click was an action
		send(JSON.parse(asked));
	} else if (area && target.id === "copy") {
		area.select();
		document.execCommand("copy");
	} else if (area && target.id === "read") {
		send({ do: "paste", text: area.value });
	}
});

document.addEventListener("change", (event) => {
	if (event.target instanceof HTMLSelectElement) {
		send({ do: "set", row: event.target.name, value: event.target.value });
	}
});

document.addEventListener("keydown", (event) => {
	const focus = /** @type {Element} */ (event.target);
	const spot = focus.getAttribute("data-spot");
	if (spot !== null && (event.key === "Enter" || event.key === " ")) {
		event.preventDefault();
		send({ do: "click", spot });
		return;
	}
	const key = game && keyOf(event, { tagName: focus.tagName, spot: spot !== null });
	if (key) {
		event.preventDefault();
		if (!event.repeat || key !== "enter") {
			send({ do: "press", key });
		}
	}
});

/**
 * spotAt returns the name of the board's spot under the pointer, or "".
 * @param {PointerEvent} event
 */
function spotAt(event) {
	const spots = document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest("#board [data-spot]"));
	return spots.find((spot) => spot)?.getAttribute("data-spot") ?? "";
}

/** @type {{spot: string, x: number, y: number, piece: SVGGElement | null} | null} */
let held = null;

document.getElementById("board")?.addEventListener("pointerdown", (event) => {
	/** @type {NodeListOf<SVGGElement>} */
	const pieces = document.querySelectorAll("#board .piece");
	const piece = [...pieces].reverse().find((each) => {
		const place = each.getBoundingClientRect();
		return event.clientX >= place.left && event.clientX < place.right && event.clientY >= place.top && event.clientY < place.bottom;
	});
	held = event.button === 0 ? { spot: spotAt(event), x: event.clientX, y: event.clientY, piece: piece ?? null } : null;
});

document.addEventListener("pointermove", (event) => {
	const place = held?.piece?.transform.baseVal.consolidate()?.matrix, scale = held?.piece?.ownerSVGElement?.getScreenCTM()?.a;
	if (held?.piece && place && scale) {
		const x = place.e + (event.clientX - held.x) / scale, y = place.f + (event.clientY - held.y) / scale;
		held.piece.style.transform = `translate(${x}px, ${y}px)`;
		held.piece.classList.add("held");
	}
});

/** release lets go of the held piece, and returns the spot that it came from, or "". */
function release() {
	const from = held?.spot ?? "";
	held?.piece?.classList.remove("held");
	held?.piece?.style.removeProperty("transform");
	held = null;
	return from;
}

document.addEventListener("pointerup", (event) => {
	const from = release(), to = spotAt(event);
	if (from && to) {
		send(from === to ? { do: "click", spot: to } : { do: "drag", spot: from, to });
	}
});
document.addEventListener("pointercancel", release);
