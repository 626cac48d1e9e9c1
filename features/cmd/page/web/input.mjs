import { all, isNarrow, part, sheet } from "./draw.mjs";
import { keyOf } from "./keys.mjs";

const near = 22, slip = 8; // in pixels: a tap this near to the middle of a place means the place; a finger that moves less is a tap
const longest = 2_000_000; // the games refuse a longer record

function middle(/** @type {Element} */ place) {
	const { x, y, width, height } = place.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
}

// Of several such elements, nearest returns the uppermost.
/** nearest returns the element whose middle is nearest to a point, or else the element under it. @type {(selector: string, point: {clientX: number, clientY: number}) => HTMLElement | undefined} */
function nearest(selector, { clientX, clientY }) {
	const places = all(selector).reverse();
	const away = places.map(middle).map(({ x, y }) => Math.hypot(x - clientX, y - clientY));
	const least = Math.min(...away), under = document.elementsFromPoint(clientX, clientY);
	return least <= near ? places[away.findIndex((each) => each < least + 0.01)] : places.find((place) => under.some((each) => place.contains(each)));
}

/** spotAt returns the spot of a marked place near a point, unless a piece is nearer, or else of the nearest place. @type {(event: PointerEvent) => string} */
const spotAt = (event) => ([nearest("#board .marked, #board .piece:not(.held)", event)].find((meant) => meant?.matches(".marked")) ?? nearest("#table [data-spot]:not(.held)", event))?.getAttribute("data-spot") ?? "";

// If no marked place is in that direction, the next place gets the focus.
/** walk moves the focus to the next marked place in the direction of an arrow key. @type {(from: Element, key: string) => void} */
function walk(from, key) {
	const { x, y } = middle(from), [right, down] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1] }[key] ?? [0, -1];
	const ahead = [".marked", ""].map((marked) => all(`#board [role][data-spot]${marked}`).map((place) => {
		const to = middle(place), along = (to.x - x) * right + (to.y - y) * down, aside = Math.abs((to.x - x) * down) + Math.abs((to.y - y) * right);
		return { place, along, far: along + 2 * aside };
	}).filter(({ along }) => along > 1).sort((a, b) => a.far - b.far));
	ahead.find((places) => places.length)?.[0].place.focus();
}

// The argument step returns the step of the moment.
/** listen sends a message for each action. @type {(send: (message: import("./types.mjs").Message) => void, step: () => number) => void} */
export function listen(send, step) {
	const area = /** @type {HTMLTextAreaElement} */ (part("text"));
	const paste = (/** @type {string} */ text) => send({ do: "paste", text: text.slice(0, longest + 1) });
	let first = 0;

	document.addEventListener("click", (event) => {
		const target = /** @type {Element} */ (event.target), asked = /** @type {HTMLElement | null} */ (target.closest("[data-send], [data-opens], [data-tab], [data-closes], .hand[data-spot], summary, [data-game]"));
		const { send: message, opens, tab, game, spot } = asked?.dataset ?? {}, dialog = target.closest("dialog");
		first = event.detail > 1 && !asked?.matches("[data-can=undo]") ? first : step();
		if (first !== step()) return; // the second click of a double click is ignored if the first click was an action
		const beside = target === dialog && event.detail > 0;
		if (dialog?.matches(".sheet")) {
			beside && leave(dialog);
		} else if (dialog?.id === "menu" || beside || asked?.matches("[data-closes], #options button")) {
			dialog?.close();
		}
		if (message) {
			send(JSON.parse(message));
		} else if (opens) {
			opens === "menu" && send({ do: "menu", number: 1 }); // the game stands still behind it
			sheet(opens, true);
			opens === "moves" && all("[data-tab]:not([aria-disabled=true])").at(part("options").children[1] || !part("log").firstChild ? -1 : 0)?.click();
		} else if (tab) {
			all("[data-tab]").forEach((each) => {
				each.setAttribute("aria-pressed", String(each === asked));
				part(each.dataset.tab ?? "").hidden = each !== asked;
			});
		} else if (spot && !event.detail) { // by a key; the board hears fingers and mice
			send({ do: "click", spot });
		} else if (game && asked?.matches("[data-game]")) {
			send({ do: "open", game });
		} else if (target.closest("#copy, #link")) {
			area.select();
			document.addEventListener("copy", (copying) => {
				copying.clipboardData?.setData("text/plain", target.closest("#link")?.getAttribute("data-link") ?? area.value);
				copying.preventDefault();
			}, { once: true });
			part("copied").hidden = !document.execCommand("copy");
			part("copied").hidden || area.setSelectionRange(0, 0); // without a clipboard, the record stays selected
		} else if (target.closest("#read")) {
			paste(area.value);
		}
	});
	part("menu").addEventListener("close", () => send({ do: "menu" }));
	const leave = (/** @type {Element} */ sheet) => /** @type {HTMLElement | null} */ (sheet.querySelector(":scope > [data-send]"))?.click();
	all(".sheet").forEach((each) => each.addEventListener("cancel", (event) => {
		event.preventDefault(); // the next moment closes the sheet
		leave(each);
	}));

	for (const name of /** @type {const} */ (["paste", "drop"])) {
		area.addEventListener(name, (/** @type {ClipboardEvent | DragEvent} */ event) => {
			const text = ("clipboardData" in event ? event.clipboardData : event.dataTransfer)?.getData("text") ?? "";
			if (text.length > longest) { // a browser would take minutes to show it
				event.preventDefault();
				paste(text);
			}
		});
	}

	document.addEventListener("input", ({ target }) => {
		if (target instanceof HTMLInputElement && target.id === "scrub") {
			send({ do: "option", number: Number(target.value) });
		} else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
			send({ do: "set", row: part("rows").dataset.set = target.name, value: target.value });
		}
	});

	part("graph").addEventListener("pointermove", (event) => {
		const meant = event.buttons && nearest("#graph [data-send]", event)?.dataset.send, message = meant && JSON.parse(meant);
		message && (message.number ?? 0) !== Number(/** @type {HTMLInputElement} */ (part("scrub")).value) && send(message);
	});
	document.addEventListener("keydown", (event) => {
		const focus = /** @type {Element} */ (event.target), spot = focus.getAttribute("data-spot");
		const clicked = spot !== null && (event.key === "Enter" || event.key === " "), walks = spot !== null && event.key.startsWith("Arrow");
		const key = document.body.matches(".game") && !focus.closest("dialog:modal") ? keyOf(event, focus.tagName) : "";
		(clicked || walks || key) && event.preventDefault();
		if (walks) {
			walk(focus, event.key);
		} else if (clicked || key && (!event.repeat || key !== "enter")) {
			send(clicked ? { do: "click", spot } : { do: "type", key });
		}
	});

	listenToBoard(send);
}

// A dragged piece follows the finger or the mouse.
/** listenToBoard sends a message for each tap and drag on the board and the pieces beside it. @param {(message: import("./types.mjs").Message) => void} send */
function listenToBoard(send) {
	const table = part("table");
	let /** @type {{pointer: number, spot: string, x: number, y: number, dx: number, dy: number, piece: string, large: number, moved: boolean, left: boolean, due: boolean} | null} */ held = null;
	/** heldPiece returns the piece that follows the pointer. The board may have been drawn anew. */
	const heldPiece = () => /** @type {SVGGElement | null} */ (held && document.getElementById(held.piece)?.closest("#board .piece"));
	const release = () => {
		heldPiece()?.classList.remove("held");
		heldPiece()?.style.removeProperty("transform");
		held = null;
	};
	const follow = () => { // a finger does not hide the piece, which is larger and higher then
		const piece = heldPiece(), place = piece?.transform.baseVal.consolidate()?.matrix, scale = piece?.ownerSVGElement?.getScreenCTM()?.a;
		if (held?.moved && piece && place && scale) {
			piece.nextElementSibling && piece.parentElement?.append(piece);
			piece.style.transform = `translate(${place.e + held.dx / scale}px, ${place.f + (held.dy - 25 * held.large) / scale}px) scale(${1.1 + held.large})`;
			piece.classList.add("held");
		}
	};
	new MutationObserver(() => {
		follow();
		held = held && held.pointer >= 0 ? Object.assign(held, { due: false }) : null;
	}).observe(part("board"), { childList: true });

	table.addEventListener("pointerdown", (event) => {
		const early = document.querySelector("#board .picked")?.closest("#board > svg")?.getAnimations().length; // the only move is shown, but perhaps not yet seen
		if (!early && event.isPrimary && event.button === 0 && /** @type {Element} */ (event.target).closest("#board, .hand[data-spot]")) {
			release();
			held = { pointer: event.pointerId, spot: spotAt(event), x: event.clientX, y: event.clientY, dx: 0, dy: 0, piece: nearest("#board .piece", event)?.id ?? "", large: event.pointerType === "mouse" ? 0 : 0.7, moved: false, left: false, due: false };
			table.setPointerCapture(event.pointerId); // because the element under the finger may go away
		}
	});
	table.addEventListener("pointermove", (event) => {
		if (held?.pointer === event.pointerId) {
			const dx = event.clientX - held.x, dy = event.clientY - held.y, away = Math.hypot(dx, dy), lifts = !held.moved && away >= slip, spot = lifts && heldPiece()?.dataset.spot || held.spot;
			Object.assign(held, { dx, dy, spot, moved: held.moved || lifts, left: held.left || away > near, due: held.due || lifts });
			lifts && send({ do: "lift", spot });
			follow();
		}
	});
	table.addEventListener("pointerup", (event) => {
		if (held?.pointer === event.pointerId) { // the piece stays there until the answer is drawn, also if the lifted piece is drawn before
			const { spot, moved, left, due } = held, to = moved ? spotAt(event) : spot; // a dot beside a piece is only tapped
			const place = document.querySelector(`#board [data-spot="${to}"]`), exact = moved && document.elementsFromPoint(event.clientX, event.clientY).some((under) => place?.contains(under)), narrow = event.pointerType !== "mouse" && !exact && isNarrow(place), number = narrow ? all("#options button").findIndex(({ dataset }) => !dataset.from && dataset.to === to) : -1;
			due ? held.pointer = -1 : held = null;
			send(number >= 0 ? { do: "option", number } : spot && moved ? { do: "drag", spot, to: left && to === spot ? "" : to } : { do: "click", spot });
		}
	});
	table.addEventListener("pointercancel", release);
	part("board").addEventListener("mousedown", (event) => event.preventDefault()); // arrow keys walk only from a place that a key has reached
}
