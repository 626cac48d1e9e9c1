import { kindOf } from "./sound.mjs";

/** placeOf returns a transform such as translate(3 4) rotate(5) in CSS, or "". @type {(transform: string | null) => string} */
export function placeOf(transform) {
	const found = /^translate\(\s*(-?[\d.]+)[\s,]+(-?[\d.]+)\s*\)(?:\s*rotate\((-?[\d.]+)\))?/.exec(transform ?? "");
	return found ? `translate(${found[1]}px, ${found[2]}px)` + (found[3] ? ` rotate(${found[3]}deg)` : "") : "";
}

// The maps hold the places of the pieces, keyed by id.
/** changes returns the ids of the pieces that walk, come and go between two pictures. @type {(before: Map<string, string>, after: Map<string, string>) => {walks: string[], come: string[], go: string[]}} */
export function changes(before, after) {
	const came = [...after.keys()], come = came.filter((id) => !before.has(id));
	const walks = came.filter((id) => before.get(id) && after.get(id) && before.get(id) !== after.get(id));
	return { walks, come, go: [...before.keys()].filter((id) => !after.has(id)) };
}

// It returns the kind of the step between the pictures.
/** replace replaces or removes the picture of the board, and animates the pieces. @type {(board: Element, picture?: Element) => string} */
export function replace(board, picture) {
	const [old, now] = [board.firstElementChild, picture].map((each) =>
		new Map([.../** @type {NodeListOf<SVGElement>} */ (each?.querySelectorAll("[id]") ?? [])].map((piece) => [piece.id, piece])));
	const places = (/** @type {Map<string, Element>} */ pieces) => new Map([...pieces].map(([id, piece]) => [id, placeOf(piece.getAttribute("transform"))]));
	const from = places(old), to = places(now), { walks, come, go } = changes(from, to);
	const sticks = (/** @type {Map<string, Element>} */ pieces) => [...pieces.values()].filter((piece) => piece.matches(".stick")).map((stick) => stick.outerHTML).join();
	board.replaceChildren(...picture ? [picture] : []);
	if (!picture || old.size === 0) return "";
	if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
		const pieces = [...picture.querySelectorAll(".piece")], stack = (/** @type {Element | undefined} */ piece) => `${piece?.getAttribute("class")} ${piece?.getAttribute("transform")}`, stacks = walks.map((id) => stack(now.get(id)));
		pieces.at(-1)?.after(...pieces.filter((piece) => stacks.includes(stack(piece)))); // they pass over all others
		walks.forEach((id, i) => now.get(id)?.animate([old.get(id)?.style.transform || from.get(id), to.get(id)].map((transform) => ({ transform })), { duration: picture.querySelector(".square") ? 180 : 110, delay: now.get(id)?.matches(".stick:not(.flying)") ? 40 * i : 0, fill: "backwards", easing: "ease-in-out" }));
		walks.some((id) => now.get(id)?.matches(".stick:not(.flying)")) && document.querySelectorAll("#board .dot, #says").forEach((each) => each.animate({ opacity: [0, 0] }, 230)); // until the sticks lie
		walks.length + go.length && picture.animate({}, 450); // during this time, a tap may be meant for the picture before
		come.forEach((id) => now.get(id)?.animate([{ opacity: 0 }, { opacity: 1 }], 150));
		for (const piece of go.flatMap((id) => old.get(id) ?? [])) {
			piece.removeAttribute("id");
			pieces[0] ? pieces[0].before(piece) : picture.append(piece);
			piece.animate(["", " scale(1.9)"].map((scale, opacity) => ({ opacity: 1 - opacity, transform: (piece.style.transform || placeOf(piece.getAttribute("transform"))) + scale })), 450).finished.finally(() => piece.remove());
		}
	}
	return kindOf({
		sticks: sticks(old) !== sticks(now),
		walks: walks.map((id) => now.get(id)?.getAttribute("class") ?? "").filter((name) => !/stick/.test(name)),
		gone: go.filter((id) => old.get(id)?.matches(".piece")).length,
	});
}
