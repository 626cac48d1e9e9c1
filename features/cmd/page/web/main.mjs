import { draw } from "./draw.mjs";
import { keyOf } from "./keys.mjs";
import { kindOf, tick } from "./sound.mjs";

/** @typedef {import("./draw.mjs").Message} Message */
/** @typedef {import("./draw.mjs").Moment} Moment */

/** @type {(id: string) => string} */
const source = (id) => document.getElementById(id)?.textContent ?? "";

const worker = new Worker(URL.createObjectURL(new Blob([source("worker")], { type: "text/javascript" })));
let game = "";

/** @param {string} name */
function kept(name) {
	return localStorage.getItem(`games.${name}`) ?? "";
}

/** @param {Message} message */
function send(message) {
	if (message.do === "open" || message.do === "choose") {
		message.kept = kept(message.game ?? "");
	}
	worker.postMessage(JSON.stringify(message));
}

worker.onmessage = (/** @type {MessageEvent} */ event) => {
	if (event.data === null) {
		throw new Error("the games have ended");
	}
	/** @type {Moment} */
	const moment = JSON.parse(event.data);
	game = moment.game;
	localStorage.setItem("games", JSON.stringify({ ...settings(), language: moment.language, game: moment.kept ? game : "" }));
	if (moment.kept) {
		localStorage.setItem(`games.${game}`, moment.kept);
	}
	const step = draw(moment), kind = step && kindOf(step);
	if (kind && sound?.ariaPressed === "true") {
		tick(kind);
	}
};

/** settings returns the language and the game of the last time. */
function settings() {
	try {
		return JSON.parse(localStorage.getItem("games") ?? "") ?? {};
	} catch {
		return {};
	}
}

const last = settings();
const sound = document.getElementById("sound");
sound?.setAttribute("aria-pressed", String(last.sound === true));
sound?.addEventListener("click", () => {
	const on = sound.ariaPressed !== "true";
	sound.ariaPressed = String(on);
	localStorage.setItem("games", JSON.stringify({ ...settings(), sound: on }));
});
worker.postMessage({
	program: source("program"),
	first: JSON.stringify({
		do: "start",
		language: String(last.language ?? navigator.language.slice(0, 2)),
		game: String(last.game ?? ""),
		kept: kept(String(last.game ?? "")),
		still: matchMedia("(prefers-reduced-motion: reduce)").matches,
	}),
});

document.addEventListener("click", (event) => {
	const target = /** @type {Element} */ (event.target), area = document.querySelector("textarea");
	const asked = target.closest("[data-send]")?.getAttribute("data-send");
	if (asked) {
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
		send({ do: "press", key });
	}
});

/**
 * spotAt returns the name of the spot of the board at a point, or "".
 * @param {PointerEvent} event
 */
function spotAt(event) {
	for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
		const spot = element.closest("#board [data-spot]");
		if (spot) {
			return spot.getAttribute("data-spot") ?? "";
		}
	}
	return "";
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

document.addEventListener("pointerup", (event) => {
	const from = held;
	held?.piece?.classList.remove("held");
	held?.piece?.style.removeProperty("transform");
	held = null;
	const to = spotAt(event);
	if (!from?.spot || !to) {
		return;
	}
	send(from.spot === to ? { do: "click", spot: to } : { do: "drag", spot: from.spot, to });
});

document.addEventListener("pointercancel", () => {
	held?.piece?.style.removeProperty("transform");
	held = null;
});
