/** @type {Record<string, string>} */
const names = {
	ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right", Enter: "enter", " ": "space",
	Escape: "esc", Backspace: "backspace", Home: "home", End: "end", PageUp: "pgup", PageDown: "pgdown",
};

/**
 * keyOf returns the games' name for a key, or "" for a key that the browser handles.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} event
 * @param {{tagName: string, spot: boolean}} focus the element that has the focus
 */
export function keyOf(event, focus) {
	if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(focus.tagName)) {
		return "";
	}
	if ((event.key === "Enter" || event.key === " ") && (focus.spot || /^(BUTTON|SUMMARY|A)$/.test(focus.tagName))) {
		return "";
	}
	return names[event.key] ?? ([...event.key].length === 1 ? event.key : "");
}
