/** @type {Map<string, string>} */
const unkept = new Map(); // the texts that the browser did not keep
let refused = false;

/** keeps reports whether the browser keeps all texts. */
export const keeps = () => !refused && unkept.size === 0;

/** held returns the texts in the name of the tab, which outlives a reload. @type {() => Record<string, unknown>} */
function held() {
	try {
		return Object(JSON.parse(window.name));
	} catch { // the tab has another name
		return {};
	}
}

/** read returns the text that is kept under a name, or "". @type {(name: string) => string} */
export function read(name) {
	const last = String(held()[name] ?? "");
	try {
		return unkept.get(name) ?? localStorage.getItem(name) ?? last;
	} catch { // the browser has no storage, or refuses it
		refused = true;
		return last;
	}
}

/** keep keeps a text, at least until the page is closed. @type {(name: string, text: string) => void} */
export function keep(name, text) {
	try {
		localStorage.setItem(name, text);
		unkept.delete(name);
	} catch { // the storage is also full
		unkept.set(name, text);
		window.name = JSON.stringify({ ...held(), [name]: text });
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
