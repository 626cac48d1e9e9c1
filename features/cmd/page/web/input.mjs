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
	/** @type {SVGGElement[]} */
	const places = [...document.querySelectorAll(/** @type {"g"} */ (`#board ${selector}`))].reverse();
	const away = places.map((place) => {
		const { x, y, width, height } = place.getBoundingClientRect();
		return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
	});
	const least = Math.min(...away), under = document.elementsFromPoint(clientX, clientY);
	return least <= near ? places[away.findIndex((each) => each < least + 0.01)] : places.find((place) => under.some((each) => place.contains(each)));
}

/** @param {PointerEvent} event */
const spotAt = (event) => nearest("[data-spot]", event)?.getAttribute("data-spot") ?? "";

/**
 * listen sends a message for each action of the person.
 * @param {(message: Message) => void} send
 * @param {() => number} step returns the step of the moment that the person sees
 */
export function listen(send, step) {
	const area = /** @type {HTMLTextAreaElement} */ (document.getElementById("text"));
	/** @param {string} text */
	const paste = (text) => send({ do: "paste", text: text.slice(0, longest + 1) });
	let first = 0;

	document.addEventListener("click", (event) => {
		const target = /** @type {Element} */ (event.target), asked = target.closest("[data-send], summary, [data-game]");
		first = event.detail > 1 ? first : step();
		if (asked?.matches("[data-send]") && first === step()) { // the second click of a double click is ignored if the first click was an action
			send(JSON.parse(asked.getAttribute("data-send") ?? ""));
		} else if (asked?.matches("[data-game]")) {
			send({ do: "open", game: asked.getAttribute("data-game") ?? "" });
		} else if (target.id === "copy") {
			area.select();
			document.execCommand("copy");
		} else if (target.id === "read") {
			paste(area.value);
		}
	});

	for (const name of /** @type {const} */ (["paste", "drop"])) {
		area.addEventListener(name, (/** @type {ClipboardEvent | DragEvent} */ event) => {
			const text = ("clipboardData" in event ? event.clipboardData : event.dataTransfer)?.getData("text") ?? "";
			if (text.length > longest) { // a browser would take minutes to show it
				event.preventDefault();
				paste(text);
			}
		});
	}

	document.addEventListener("change", (event) => {
		if (event.target instanceof HTMLSelectElement) {
			send({ do: "set", row: event.target.name, value: event.target.value });
		}
	});

	document.addEventListener("keydown", (event) => {
		const focus = /** @type {Element} */ (event.target), spot = focus.getAttribute("data-spot");
		const clicked = spot !== null && (event.key === "Enter" || event.key === " ");
		const key = document.body.className === "game" ? keyOf(event, focus.tagName) : "";
		if (clicked || key) {
			event.preventDefault();
		}
		if (clicked) {
			send({ do: "click", spot });
		} else if (key && (!event.repeat || key !== "enter")) {
			send({ do: "press", key });
		}
	});

	listenToBoard(send);
}

/**
 * listenToBoard sends a message for each tap and each drag on the board. A dragged piece
 * follows the finger or the mouse.
 * @param {(message: Message) => void} send
 */
function listenToBoard(send) {
	const board = /** @type {HTMLElement} */ (document.getElementById("board"));
	/** @type {{pointer: number, spot: string, x: number, y: number, piece: string, moved: boolean} | null} */
	let held = null;
	/** heldPiece returns the piece that follows the pointer. The board may have been drawn anew. */
	const heldPiece = () => /** @type {SVGGElement | null} */ (held && document.getElementById(held.piece)?.closest("#board .piece"));
	const release = () => {
		heldPiece()?.classList.remove("held");
		heldPiece()?.style.removeProperty("transform");
		held = null;
	};

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
		const x = event.clientX - held.x, y = event.clientY - held.y, piece = heldPiece();
		const place = piece?.transform.baseVal.consolidate()?.matrix, scale = piece?.ownerSVGElement?.getScreenCTM()?.a;
		held.moved ||= Math.hypot(x, y) >= slip;
		if (held.moved && piece && place && scale) {
			piece.style.transform = `translate(${place.e + x / scale}px, ${place.f + y / scale}px)`;
			piece.classList.add("held");
		}
	});
	board.addEventListener("pointerup", (event) => {
		if (held?.pointer === event.pointerId) {
			const { spot, moved } = held, to = moved ? spotAt(event) : spot;
			release();
			if (spot && to) {
				send(spot === to ? { do: "click", spot } : { do: "drag", spot, to });
			}
		}
	});
	board.addEventListener("pointercancel", release);
}
