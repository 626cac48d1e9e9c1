import { keyOf } from "./keys.mjs";

/** @typedef {import("./draw.mjs").Message} Message */

const near = 22; // a tap within this distance in pixels of the middle of a place means the place
const slip = 8; // a finger that moves less than this is a tap
const longest = 2_000_000; // the games refuse a longer record

/**
 * nearest returns the element of the board whose middle is nearest to a point, or else
 * the element under the point. Of several such elements, it returns the uppermost.
 * @param {string} selector
 * @param {{clientX: number, clientY: number}} point
 * @returns {SVGGElement | undefined}
 */
function nearest(selector, { clientX, clientY }) {
	/** @type {NodeListOf<SVGGElement>} */
	const places = document.querySelectorAll(`#board ${selector}`);
	let found, distance = near;
	for (const place of places) {
		const { x, y, width, height } = place.getBoundingClientRect();
		const away = Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
		if (away <= distance + 0.01) {
			[found, distance] = [place, away];
		}
	}
	return found ?? [...places].reverse().find((place) => document.elementsFromPoint(clientX, clientY).some((each) => place.contains(each)));
}

/** @param {PointerEvent} event */
const spotAt = (event) => nearest("[data-spot]", event)?.getAttribute("data-spot") ?? "";

/**
 * listen sends a message for each action of the person.
 * @param {(message: Message) => void} send
 * @param {() => number} step returns the step of the moment that the person sees
 */
export function listen(send, step) {
	/** @type {{pointer: number, spot: string, x: number, y: number, piece: string, moved: boolean} | null} */
	let held = null;
	let first = 0;
	const board = /** @type {HTMLElement} */ (document.getElementById("board"));
	/** @param {string} text */
	const paste = (text) => send({ do: "paste", text: text.slice(0, longest + 1) });

	document.addEventListener("click", (event) => {
		const target = /** @type {Element} */ (event.target), area = document.querySelector("textarea");
		const asked = target.closest("[data-send], summary, [data-game]");
		first = event.detail > 1 ? first : step();
		if (asked?.matches("[data-send]") && first === step()) { // the second click of a double click is ignored if the first click was an action
			send(JSON.parse(asked.getAttribute("data-send") ?? ""));
		} else if (asked?.matches("[data-game]")) {
			send({ do: "open", game: asked.getAttribute("data-game") ?? "" });
		} else if (area && target.id === "copy") {
			area.select();
			document.execCommand("copy");
		} else if (area && target.id === "read") {
			paste(area.value);
		}
	});

	/**
	 * refuse refuses a text that a browser would take minutes to show.
	 * @param {Event} event
	 * @param {DataTransfer | null} data
	 */
	const refuse = (event, data) => {
		const text = data?.getData("text") ?? "";
		if (text.length > longest) {
			event.preventDefault();
			paste(text);
		}
	};
	document.addEventListener("paste", (event) => refuse(event, event.clipboardData));
	document.addEventListener("drop", (event) => refuse(event, event.dataTransfer));

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
		const key = document.body.className === "game" && keyOf(event, { tagName: focus.tagName, spot: spot !== null });
		if (key) {
			event.preventDefault();
			if (!event.repeat || key !== "enter") {
				send({ do: "press", key });
			}
		}
	});

	/** heldPiece returns the piece that follows the pointer. The board may have been drawn anew. */
	const heldPiece = () => /** @type {SVGGElement | null} */ (held && document.getElementById(held.piece)?.closest("#board .piece"));

	board.addEventListener("pointerdown", (event) => {
		if (event.isPrimary && event.button === 0) {
			release();
			held = { pointer: event.pointerId, spot: spotAt(event), x: event.clientX, y: event.clientY, piece: nearest(".piece", event)?.id ?? "", moved: false };
			board.setPointerCapture(event.pointerId); // because the element under the finger may go away
		}
	});

	board.addEventListener("pointermove", (event) => {
		if (held?.pointer !== event.pointerId) {
			return;
		}
		held.moved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) >= slip;
		const piece = heldPiece(), place = piece?.transform.baseVal.consolidate()?.matrix, scale = piece?.ownerSVGElement?.getScreenCTM()?.a;
		if (held.moved && piece && place && scale) {
			piece.style.transform = `translate(${place.e + (event.clientX - held.x) / scale}px, ${place.f + (event.clientY - held.y) / scale}px)`;
			piece.classList.add("held");
		}
	});

	/** release lets go of the held piece. */
	function release() {
		heldPiece()?.classList.remove("held");
		heldPiece()?.style.removeProperty("transform");
		held = null;
	}

	board.addEventListener("pointerup", (event) => {
		if (held?.pointer !== event.pointerId) {
			return;
		}
		const { spot, moved } = held;
		release();
		const to = moved ? spotAt(event) : spot;
		if (spot && to) {
			send(spot === to ? { do: "click", spot } : { do: "drag", spot, to });
		}
	});
	board.addEventListener("pointercancel", release);
}
