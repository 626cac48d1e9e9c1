import { replace } from "./motion.mjs";

/**
 * @typedef {{do: string, game?: string, kept?: string, language?: string, still?: boolean, key?: string, spot?: string,
 *   to?: string, row?: string, value?: string, text?: string, number?: number, step?: number}} Message
 * @typedef {{text: string, send: Message}} Button
 * @typedef {{title: string, lead: string, picture: string, open: Button, form: Button, watch: Button[] | null}} Card
 * @typedef {{name: string, label: string, value: string, values: {Name: string, Label: string}[]}} Row
 * @typedef {{language: string, game: string, title: string, notice: string, cards: Card[] | null, picture: string,
 *   list: string, options: {Text: string, Hint: string}[] | null, chosen: number, logged: string, log: string[] | null,
 *   rows: Row[] | null, pages: {Title: string, Lines: string[]}[] | null, graph: string,
 *   steps: string[] | null, record: string | null, buttons: Button[] | null, actions: Button[] | null, kept: string,
 *   step: number}} Moment
 */

/** @type {(id: string) => HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @type {Record<string, Record<string, string>>} */
const labels = JSON.parse(part("labels").textContent ?? "");

/**
 * labelsIn returns the script's own texts.
 * @param {string} language
 */
export const labelsIn = (language) => labels[language] ?? labels.en;

/**
 * write changes the texts that differ, because a screen reader reads every change.
 * @param {Record<string, string>} texts keyed by the ids of their parts
 */
function write(texts) {
	for (const [id, text] of Object.entries(texts).filter(([id, text]) => part(id).textContent !== text)) {
		part(id).textContent = text;
	}
}

/**
 * element returns an element with attributes and children. Texts become text nodes.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
function element(tag, attributes, ...children) {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) {
		made.setAttribute(name, value);
	}
	made.append(...children);
	return made;
}

/**
 * button returns a button that sends a message.
 * @param {string} text
 * @param {Message} message
 * @param {Record<string, string>} attributes
 */
function button(text, message, attributes = {}) {
	return element("button", { type: "button", "data-send": JSON.stringify(message), ...attributes }, text);
}

/** @param {Button[] | null} all */
const buttonsOf = (all) => (all ?? []).map(({ text, send }) => button(text, send));

/**
 * picturesOf returns an array that holds the element of a picture, or an empty array
 * for an empty text.
 * @param {string} text
 */
function picturesOf(text) {
	const parsed = text && new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
	if (!parsed) {
		return [];
	}
	parsed.querySelectorAll("[data-spot]").forEach((spot) => spot.setAttribute("tabindex", "0"));
	return [document.importNode(parsed, true)];
}

/**
 * drawCard returns the card of a game on the start page. Its picture opens the game.
 * @param {Card} card
 * @param {string} examples the label of the examples
 */
function drawCard({ title, lead, picture, open, form, watch }, examples) {
	const opens = button("", open.send, { class: "picture", "aria-label": `${open.text}: ${title}` });
	opens.append(...picturesOf(picture));
	return element("section", { class: "card", "data-game": open.send.game ?? "" }, element("h2", {}, title), element("p", {}, lead), opens, ...buttonsOf([form]),
		...(watch ? [element("details", {}, element("summary", {}, examples), ...buttonsOf(watch))] : []));
}

/** @param {Row} row */
function drawRow(row) {
	const values = element("select", { name: row.name }, ...row.values.map((v) => element("option", { value: v.Name }, v.Label)));
	values.value = row.value;
	return element("label", {}, element("span", {}, row.label), values);
}

/**
 * fill gives an element its children. Children that do not change stay, so that a tap that
 * has begun on a button still counts, and a screen reader reads only new lines.
 * @param {string} id
 * @param {Element[]} children
 */
function fill(id, children) {
	const shown = [...part(id).children];
	shown.slice(children.length).forEach((child) => child.remove());
	children.forEach((child, i) => i >= shown.length ? part(id).append(child) : shown[i].isEqualNode(child) || shown[i].replaceWith(child));
}

/** focused returns a selector for the element that has the focus, or "". */
function focused() {
	const name = ["data-spot", "data-send", "name", "id"].find((name) => document.activeElement?.getAttribute(name));
	return name ? `[${name}=${CSS.escape(document.activeElement?.getAttribute(name) ?? "")}]` : "";
}

/**
 * say shows a text with a button, if there is a text, and the lines about this browser.
 * @param {string} text
 * @param {string} label the label of the button
 * @param {string[]} lines
 */
export function say(text, label, lines) {
	part("here").hidden = !text;
	write({ tab: text, here: label, lines: lines.join(" ").trim() });
}

/**
 * draw shows a moment. It returns the kind of the step that led to the moment.
 * @param {Moment} m
 */
export function draw(m) {
	const focus = focused(), place = m.game ? "game" : "start", labels = labelsIn(m.language);
	document.documentElement.lang = m.language;
	document.title = m.title;
	document.body.dataset.state = "ready";
	if (document.body.className !== place) {
		document.body.className = place;
		scrollTo(0, 0);
	}
	write({
		sound: labels.sound, copy: labels.copy, read: labels.read,
		title: m.title, notice: m.notice, list: m.options ? m.list : "", logged: m.log?.length ? m.logged : "",
	});
	fill("actions", buttonsOf(m.actions));
	fill("cards", (m.cards ?? []).map((card) => drawCard(card, labels.examples)));
	fill("buttons", buttonsOf(m.buttons));
	part("rows").replaceChildren(...(m.rows ?? []).map(drawRow));
	part("graph").replaceChildren(...picturesOf(m.graph));
	const kind = replace(part("board"), ...picturesOf(m.picture));
	fill("options", (m.options ?? []).map((option, i) => element("li", {},
		button([option.Hint, option.Text].filter(Boolean).join("  "), { do: "option", number: i }, i === m.chosen ? { "aria-current": "true" } : {}))));
	fill("steps", (m.steps ?? []).map((step, i) => element("li", i === m.chosen ? { "aria-current": "step" } : {}, step)));
	part("pages").replaceChildren(...(m.pages ?? []).flatMap((page) => [element("h2", {}, page.Title),
		element("div", { class: page.Lines.some((line) => line.includes("  ")) ? "text columns" : "text" }, page.Lines.join("\n"))]));
	fill("log", (m.log ?? []).map((line) => element("li", {}, line)));
	part("scroll").scrollTo(0, part("scroll").scrollHeight);
	const record = /** @type {HTMLTextAreaElement} */ (part("text"));
	record.ariaLabel = labels.record;
	if (m.record === null || part("record").hidden) { // what a person has pasted stays
		record.value = m.record ?? "";
	}
	part("record").hidden = m.record === null;
	if (focus) {
		document.querySelector(/** @type {"button"} */ (focus))?.focus({ preventScroll: true });
	}
	for (const current of document.querySelectorAll("ol [aria-current]")) { // scrolls the list, but not the page
		const list = /** @type {Element} */ (current.closest("ol")), [inside, around] = [current, list].map((each) => each.getBoundingClientRect());
		list.scrollTop += Math.min(0, inside.top - around.top) + Math.max(0, inside.bottom - around.bottom);
	}
	return kind;
}
