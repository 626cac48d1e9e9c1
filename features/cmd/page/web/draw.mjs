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
 *   step: number, labels: Record<string, string>}} Moment
 */

/** @type {(id: string) => HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

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

/**
 * picturesOf returns an array that holds the element of a picture, or an empty array
 * for an empty text.
 * @param {string} text
 */
function picturesOf(text) {
	if (!text) {
		return [];
	}
	const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
	for (const spot of parsed.querySelectorAll("[data-spot]")) {
		spot.setAttribute("tabindex", "0");
	}
	return [document.importNode(parsed, true)];
}

/**
 * drawCard returns the card of a game on the start page. Its picture opens the game.
 * @param {Card} card
 * @param {Record<string, string>} labels
 */
function drawCard(card, labels) {
	const open = element("button", { type: "button", class: "picture", "data-send": JSON.stringify(card.open.send), "aria-label": `${card.open.text}: ${card.title}` },
		...picturesOf(card.picture));
	const watch = (card.watch ?? []).map((b) => button(b.text, b.send));
	return element("section", { class: "card", "data-game": card.open.send.game ?? "" }, element("h2", {}, card.title), element("p", {}, card.lead), open,
		button(card.form.text, card.form.send),
		...(watch.length ? [element("details", {}, element("summary", {}, labels.examples), ...watch)] : []));
}

/** @param {Row} row */
function drawRow(row) {
	const values = row.values.map((v) => {
		const option = element("option", { value: v.Name }, v.Label);
		option.selected = v.Name === row.value;
		return option;
	});
	return element("label", {}, element("span", {}, row.label), element("select", { name: row.name }, ...values));
}

/**
 * drawRecord returns a field with the record of a game, into which a person can also
 * paste another record.
 * @param {string} text
 * @param {Record<string, string>} labels
 */
function drawRecord(text, labels) {
	const area = element("textarea", { rows: "8", spellcheck: "false", "aria-label": labels.record });
	area.value = text;
	return [area, element("div", {},
		element("button", { type: "button", id: "copy" }, labels.copy), element("button", { type: "button", id: "read" }, labels.read))];
}

/**
 * drawLog replaces the log from the first line that differs, so that a screen reader
 * reads only the new lines.
 * @param {HTMLElement} log
 * @param {string[]} lines
 */
function drawLog(log, lines) {
	const shown = [...log.children], found = shown.findIndex((line, i) => line.textContent !== lines[i]);
	const same = found < 0 ? shown.length : found;
	shown.slice(same).forEach((line) => line.remove());
	log.append(...lines.slice(same).map((line) => element("li", {}, line)));
	const scroll = log.parentElement;
	scroll?.scrollTo(0, scroll.scrollHeight);
}

/**
 * focused returns a selector for the element that has the focus, or "".
 */
function focused() {
	const active = document.activeElement;
	for (const name of ["data-spot", "data-send", "name", "id"]) {
		const value = active?.getAttribute(name);
		if (value) {
			return `[${name}=${CSS.escape(value)}]`;
		}
	}
	return "";
}

/**
 * say shows a text with a button, if there is a text, and the lines about this browser.
 * @param {string} text
 * @param {string} label the label of the button
 * @param {string[]} lines
 */
export function say(text, label, lines) {
	part("here").hidden = !text;
	for (const [name, content] of [["tab", text], ["here", label], ["lines", lines.join(" ").trim()]]) {
		if (part(name).textContent !== content) { // a screen reader reads every change
			part(name).textContent = content;
		}
	}
}

/**
 * draw shows a moment. It returns the step for kindOf, or null if there is no picture.
 * @param {Moment} m
 */
export function draw(m) {
	const focus = focused();
	document.documentElement.lang = m.language;
	document.title = m.title;
	document.body.dataset.state = "ready";
	const place = m.game ? "game" : "start";
	if (document.body.className !== place) {
		document.body.className = place;
		scrollTo(0, 0);
	}
	part("sound").textContent = m.labels.sound;
	for (const [name, text] of [["title", m.title], ["notice", m.notice]]) {
		if (part(name).textContent !== text) { // a screen reader reads every change
			part(name).textContent = text;
		}
	}
	const buttons = (/** @type {Button[] | null} */ all) => (all ?? []).map((b) => button(b.text, b.send));
	part("actions").replaceChildren(...buttons(m.actions));
	part("cards").replaceChildren(...(m.cards ?? []).map((card) => drawCard(card, m.labels)));
	part("buttons").replaceChildren(...buttons(m.buttons));
	part("rows").replaceChildren(...(m.rows ?? []).map(drawRow));
	part("graph").replaceChildren(...picturesOf(m.graph));
	const step = replace(part("board"), ...picturesOf(m.picture));
	part("list").textContent = m.options ? m.list : "";
	part("options").className = m.options?.length === 1 ? "one" : "";
	part("options").replaceChildren(...(m.options ?? []).map((option, i) => {
		const text = option.Hint ? `${option.Hint}  ${option.Text}` : option.Text;
		return element("li", {}, button(text, { do: "option", number: i }, i === m.chosen ? { "aria-current": "true" } : {}));
	}));
	part("steps").replaceChildren(...(m.steps ?? []).map((step, i) =>
		element("li", i === m.chosen ? { "aria-current": "step" } : {}, step)));
	part("pages").replaceChildren(...(m.pages ?? []).flatMap((page) =>
		[element("h2", {}, page.Title),
			element("div", { class: page.Lines.some((line) => line.includes("  ")) ? "text columns" : "text" }, page.Lines.join("\n"))]));
	part("logged").textContent = m.log?.length ? m.logged : "";
	drawLog(part("log"), m.log ?? []);
	const record = document.querySelector("textarea");
	if (m.record === null) {
		part("record").replaceChildren();
	} else if (!record) {
		part("record").replaceChildren(...drawRecord(m.record, m.labels));
	}
	if (focus) {
		document.querySelector(/** @type {"button"} */ (focus))?.focus({ preventScroll: true });
	}
	for (const current of document.querySelectorAll("ol [aria-current]")) { // scrolls the list, but not the page
		const list = /** @type {Element} */ (current.closest("ol")), [inside, around] = [current, list].map((each) => each.getBoundingClientRect());
		list.scrollTop += Math.min(0, inside.top - around.top) + Math.max(0, inside.bottom - around.bottom);
	}
	return step;
}
