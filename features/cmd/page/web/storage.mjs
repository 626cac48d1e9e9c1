const unkept = new Set(/** @type {string[]} */ ([])); // the names of the texts that the browser did not keep

/** keeps reports whether the browser keeps all texts. */
export const keeps = () => unkept.size === 0;

/** held returns the pairs of texts in the name of the tab, which outlives a reload: a kept text, and the text that comes after it. @type {() => Record<string, string[]>} */
function held() {
	try {
		return Object.fromEntries(Object.entries(JSON.parse(window.name)).filter(([, pair]) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === "string")));
	} catch { // the tab has another name
		return {};
	}
}

/** read returns the last text under a name, or "". The name of the tab counts if it knows the kept text, which another site cannot. @type {(name: string) => string} */
export function read(name) {
	const [before, last] = held()[name] ?? [];
	try {
		const kept = localStorage.getItem(name) ?? "";
		if (before !== kept) return kept;
	} catch { // the browser has no storage, or refuses it
	}
	unkept.add(name);
	return last ?? "";
}

/** keep keeps a text, at least until the page is closed. @type {(name: string, text: string) => void} */
export function keep(name, text) {
	const { [name]: pair, ...others } = held();
	let kept = "";
	try {
		kept = localStorage.getItem(name) ?? "";
		localStorage.setItem(name, text);
		unkept.delete(name);
		if (pair) window.name = JSON.stringify(others);
	} catch { // the storage is also full
		unkept.add(name);
		window.name = JSON.stringify({ ...others, [name]: [kept, text] });
	}
}

const usual = { language: "", game: "", sound: false }; // the language, the open game and the sound setting of the last visit

/** settingsIn returns the settings in a text, and the names of the values that have a wrong type. @param {string} text */
export function settingsIn(text) {
	let /** @type {unknown} */ found;
	try {
		found = JSON.parse(text || "{}");
	} catch { // found stays undefined
	}
	const plain = Object.prototype.toString.call(found) === "[object Object]";
	const given = Object.entries(plain ? Object(found) : {}).filter(([name]) => Object.hasOwn(usual, name));
	const [right, wrong] = [true, false].map((wanted) => given.filter(([name, value]) => (typeof value === typeof Object(usual)[name]) === wanted));
	return { settings: { ...usual, ...Object.fromEntries(right) }, wrong: plain ? wrong.map(([name]) => name) : ["games"] };
}
