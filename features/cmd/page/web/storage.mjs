/**
 * @typedef {{language: string, game: string, sound: boolean}} Settings the language, the
 *   open game and the sound setting of the last visit
 */

/** @type {Map<string, string>} */
const unkept = new Map(); // the texts that the browser did not keep
let refused = false;

/** keeps reports whether the browser keeps all texts. */
export function keeps() {
	return !refused && unkept.size === 0;
}

/**
 * read returns the text that is kept under a name, or "".
 * @param {string} name
 */
export function read(name) {
	try {
		return unkept.get(name) ?? localStorage.getItem(name) ?? "";
	} catch { // the browser has no storage, or refuses it
		refused = true;
		return "";
	}
}

/**
 * keep keeps a text, at least until the page is closed.
 * @param {string} name
 * @param {string} text
 */
export function keep(name, text) {
	try {
		localStorage.setItem(name, text);
		unkept.delete(name);
	} catch { // the storage is also full
		unkept.set(name, text);
	}
}

/**
 * settingsIn returns the settings in a text, and the names of the values that have a
 * wrong type.
 * @param {string} text
 * @returns {{settings: Settings, wrong: string[]}}
 */
export function settingsIn(text) {
	const settings = { language: "", game: "", sound: false };
	/** @type {unknown} */
	let found = {};
	try {
		found = JSON.parse(text || "{}");
	} catch { // found stays empty
		return { settings, wrong: ["games"] };
	}
	if (typeof found !== "object" || found === null || Array.isArray(found)) {
		return { settings, wrong: ["games"] };
	}
	const given = new Map(Object.entries(found));
	const wrong = Object.entries(settings).filter(([name, usual]) => given.has(name) && typeof given.get(name) !== typeof usual).map(([name]) => name);
	const right = Object.keys(settings).filter((name) => given.has(name) && !wrong.includes(name));
	return { settings: Object.assign(settings, ...right.map((name) => ({ [name]: given.get(name) }))), wrong };
}
