const /** @type {Record<string, string>} */ names = {
	ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right", Enter: "enter", " ": "space",
	Escape: "esc", Backspace: "backspace", Home: "home", End: "end", PageUp: "pgup", PageDown: "pgdown",
};

// The tag is the tag of the element that has the focus.
/** keyOf returns the games' name for a key, or "" for a key that the browser handles. @type {(event: {key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}, tag: string) => string} */
export function keyOf(event, tag) {
	const pressed = /^(Enter| )$/.test(event.key) && /^(BUTTON|SUMMARY|A|g)$/.test(tag); // a place of the board is a g
	const handled = event.ctrlKey || event.metaKey || event.altKey || pressed || /^(INPUT|SELECT|TEXTAREA)$/.test(tag);
	return handled ? "" : names[event.key] ?? ([...event.key].length === 1 ? event.key : "");
}
