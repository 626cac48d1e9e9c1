/**
 * placeOf returns the place in a piece's transform, such as translate(3 4), or null.
 * @param {string | null} transform
 * @returns {[number, number] | null}
 */
export function placeOf(transform) {
	const found = /^translate\(\s*(-?[\d.]+)[\s,]+(-?[\d.]+)\s*\)/.exec(transform ?? "");
	return found && [Number(found[1]), Number(found[2])];
}

/**
 * changes returns the ids of the pieces that walk, come and go between two pictures.
 * @param {Map<string, string | null>} before the transforms of the pieces, keyed by id
 * @param {Map<string, string | null>} after
 */
export function changes(before, after) {
	/** @type {{id: string, from: [number, number], to: [number, number]}[]} */
	const walks = [];
	for (const [id, transform] of after) {
		const from = placeOf(before.get(id) ?? null), to = placeOf(transform);
		if (from && to && (from[0] !== to[0] || from[1] !== to[1])) {
			walks.push({ id, from, to });
		}
	}
	const come = [...after.keys()].filter((id) => !before.has(id));
	const go = [...before.keys()].filter((id) => !after.has(id));
	return { walks, come, go };
}

/**
 * piecesOf returns the elements of a picture that have ids, keyed by id.
 * @param {Element | null} picture
 * @returns {Map<string, SVGElement>}
 */
function piecesOf(picture) {
	/** @type {NodeListOf<SVGElement> | undefined} */
	const found = picture?.querySelectorAll("[id]");
	return new Map([...found ?? []].map((piece) => [piece.id, piece]));
}

/**
 * replace replaces or removes the picture of the board, and animates the pieces. It
 * returns the step for kindOf, or null if there is no new picture.
 * @param {Element} board
 * @param {Element} [picture]
 */
export function replace(board, picture) {
	if (!picture) {
		board.replaceChildren();
		return null;
	}
	const old = piecesOf(board.firstElementChild), now = piecesOf(picture);
	const transforms = (/** @type {Map<string, Element>} */ pieces) =>
		new Map([...pieces].map(([id, piece]) => [id, piece.getAttribute("transform")]));
	const { walks, come, go } = changes(transforms(old), transforms(now));
	const sticks = (/** @type {Map<string, Element>} */ pieces) =>
		[...pieces.values()].filter((piece) => piece.matches(".stick")).map((stick) => stick.outerHTML).join();
	const step = {
		sticks: old.size > 0 && sticks(old) !== sticks(now),
		walks: walks.map(({ id }) => now.get(id)?.getAttribute("class") ?? "").filter((name) => !/stick/.test(name)),
		gone: go.filter((id) => old.get(id)?.matches(".piece")).length,
	};
	board.replaceChildren(picture);
	if (old.size === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
		return step;
	}
	const at = (/** @type {[number, number]} */ [x, y]) => ({ transform: `translate(${x}px, ${y}px)` });
	for (const { id, from, to } of walks) {
		now.get(id)?.animate([at(from), at(to)], { duration: 150, easing: "ease-in-out" });
	}
	for (const id of come) {
		now.get(id)?.animate([{ opacity: 0 }, { opacity: 1 }], 150);
	}
	for (const id of go) {
		const piece = old.get(id);
		if (piece) {
			piece.removeAttribute("id");
			picture.append(piece);
			piece.animate([{ opacity: 1 }, { opacity: 0 }], 350).finished.finally(() => piece.remove());
		}
	}
	return step;
}
