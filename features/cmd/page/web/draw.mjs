import { plain } from "./load.mjs";
import { replace } from "./motion.mjs";
/** @typedef {import("./types.mjs").Moment} Moment */
/** @typedef {Record<string, string>} Words */

/** @type {(id: string) => HTMLElement} */
export const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @type {(selector: string) => HTMLElement[]} */
export const all = (selector) => [...document.querySelectorAll(/** @type {"a"} */ (selector))];
part("icons").innerHTML = await plain("drawn");
document.adoptedStyleSheets = [await new CSSStyleSheet().replace(await plain("sheet"))];
const /** @type {Record<string, Words>} */ labels = JSON.parse(await plain("labels"));
/** labelsIn returns the words of the script. @type {(language: string) => Words} */
export const labelsIn = (language) => labels[language] ?? labels.en;
/** write changes a text that differs: a screen reader reads every change. Numbers with a hyphen between them stay on one line. @type {(at: Element, text: string) => unknown} */
const write = (at, text) => at.textContent === text || at.replaceChildren(...text.split(/(\d+-\d+)/).map((piece, i) => i % 2 ? element("span", {}, piece) : piece));

/** element returns an element. @type {(tag: string, attributes: Words, ...children: (Node | string)[]) => HTMLElement} */
function element(tag, attributes, ...children) {
	const made = document.createElement(tag);
	Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, value));
	made.append(...children);
	return made;
}

/** button returns a button that sends a message. @type {(m: import("./types.mjs").Message, attributes: Words, ...children: (Node | string)[]) => HTMLElement} */
const button = (message, attributes, ...children) => element("button", { type: "button", "data-send": JSON.stringify(message), ...attributes }, ...children);
/** picture returns the element of a picture in an array, which is empty for no picture. @type {(text: string) => Element[]} */
const picture = (text) => text ? [document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true)] : [];
const svg = (/** @type {string} */ box, /** @type {string} */ inner) => picture(inner && `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="${box}">${inner}</svg>`), piece = (/** @type {string} */ drawn) => svg("-27 -27 54 58", drawn), icon = (/** @type {string} */ name) => svg("0 0 24 24", `<use href="#i-${name}"/>`)[0], badge = (/** @type {string} */ mark) => mark ? [element("b", { class: mark === "??" ? "badge bad" : "badge" }, mark)] : [];

/** isNarrow reports whether a target is so narrow that a finger beside it, or a tap on it, only chooses it, and another tap plays. */
export const isNarrow = (/** @type {Element | null} */ place) => Number(place?.getBoundingClientRect().width) < 30; // pixels

// Children that do not change stay, so that a tap that has begun on a button still counts, and a screen reader reads only new lines.
/** fill gives an element its children. @type {(id: string, children: Element[]) => void} */
function fill(id, children) {
	const shown = [...part(id).children];
	shown.slice(children.length).forEach((child) => child.remove());
	children.forEach((child, i) => i >= shown.length ? part(id).append(child) : shown[i].isEqualNode(child) || shown[i].replaceWith(child));
}

/** drawCard returns the card of a game on the start page. @type {(card: import("./types.mjs").Card, words: Words, begun: boolean) => Element} */
function drawCard({ game, title, lead, picture: board }, words, begun) {
	const open = begun ? words.continue : words.play, send = { do: "open", game };
	return element("section", { class: "card", "data-game": game },
		button(send, { class: "picture", tabindex: "-1", "aria-hidden": "true" }, ...picture(board)),
		element("div", { class: "about" }, element("h2", {}, title), begun ? element("span", { class: "tag" }, words.unfinished) : element("p", {}, lead),
			element("div", { class: "go" }, button(send, { class: "primary", "aria-label": `${open}: ${title}` }, icon("play"), open),
				button({ do: "choose", game }, { class: "more", "aria-label": `${words.options}: ${title}` }, icon("options"), element("span", {}, words.options)))));
}

/** drawRow returns a row of the form. Long rows are lists. @type {(row: import("./types.mjs").Row) => Element} */
function drawRow({ name, label, value, values, note, off }) {
	values.sort((a, b) => Number(a.Name) - Number(b.Name) || 0); // numbers in their order, and words as they are
	const long = Math.max(...values.map((v) => v.Label.length)), tall = long * values.length > 36, listed = values.length > (tall ? 4 : 8);
	const of = (/** @type {string} */ tag, /** @type {string} */ mark) => values.map((v) => element(tag, { ...tag === "input" ? { type: "radio", name } : {}, value: v.Name, ...v.Name === value ? { [mark]: "" } : {} }, ...tag === "input" ? [] : [v.Label]));
	return element("fieldset", { ...long < 3 && values.length < 4 ? { class: "small" } : {}, ...off ? { disabled: "" } : {} }, element("legend", {}, label),
		listed ? element("select", { name, "aria-label": label }, ...of("option", "selected"))
			: element("div", { class: tall ? "segments tall" : "segments" }, ...of("input", "checked").map((input, i) => element("label", {}, input, element("span", {}, element("b", {}, values[i].Label))))), ...note ? [element("small", {}, note)] : []);
}

/** drawPlayer returns the strip of a player. @type {(player: import("./types.mjs").Player, words: Words, m: Moment) => Element} */
function drawPlayer({ name, level, piece: own, state, hand, spot, home, of, left, won, misses }, words, m) {
	const many = (m.players?.length ?? 0) > 2, active = state === "move" || state === "throw", chosen = m.options?.[m.chosen], called = words[name] ?? name, held = words.hand.replace("#", String(hand)), wins = !m.result && m.players?.some((p) => p.won) ? `${won} ${words.wins}` : "";
	const turn = active ? [element("span", { class: "word" }, words[`turn${state}`])] : state === "thinking" ? [element("span", { class: "word dots", "aria-label": words.thinking, role: "img" })] : [];
	const pieces = Array.from({ length: hand }, () => piece(own)).flat(), [before, after] = words.home.split("#/@");
	const score = of ? [element("span", {}, before), element("span", { class: "homes" }, ...Array.from({ length: home }, () => piece(own)).flat()), element("b", {}, String(home)), `/${of}`, element("span", {}, after)] : left >= 0 ? [element("b", {}, String(left))] : [];
	return element("div", { class: `strip ${active ? "active" : ""}` }, ...piece(own),
		element("div", { class: "who" }, element("div", {}, called, ...turn, ...many && wins ? [element("span", { class: "wins", role: "img", "aria-label": wins }, `★ ${won}`)] : []), element("small", {}, [misses ? words.misses.replace("#", String(misses)) : level && !many ? words[level] ?? level : hand || many ? held : "", many ? "" : wins].filter(Boolean).join(" · "))),
		...spot ? [element("button", { type: "button", class: `hand ${(chosen ? chosen.From === spot : m.options?.length && m.options.every((o) => o.From === spot) && !m.marked?.includes(spot)) ? "picked" : "halo"}`, "data-spot": spot }, ...pieces, element("span", { class: "unseen" }, held))]
			: hand ? [element("span", { class: "hand" }, ...pieces)] : [],
		element("span", { class: "score" }, ...score));
}

/** focused returns a selector for the element that has the focus, or "". */
function focused() {
	const focus = document.activeElement, name = ["data-spot", "data-send", "name", "id"].find((name) => focus?.getAttribute(name)), value = focus?.getAttribute("value");
	return name ? `[${name}=${CSS.escape(focus?.getAttribute(name) ?? "")}]${name === "name" && value ? `[value=${CSS.escape(value)}]` : ""}` : "";
}

/** say shows a text with a button, if there is a text, and the lines about this browser. @type {(text: string, label: string, lines: string[]) => void} */
export function say(text, label, lines) {
	part("here").hidden = !text;
	Object.entries({ tab: text, here: label, lines: lines.join(" ").trim() }).forEach(([id, text]) => write(part(id), text));
}

/** sheet opens a sheet over the page, at its top, or closes it. @type {(id: string, wanted: boolean) => void} */
export function sheet(id, wanted) {
	const dialog = /** @type {HTMLDialogElement} */ (part(id));
	wanted === dialog.open || (wanted ? dialog.showModal() : dialog.close(), dialog.scrollTop = 0); // the focus scrolls it
}

/** drawEnd shows the result and the score. @type {(m: Moment, words: Words) => void} */
function drawEnd({ result, players, options, review }, words) {
	if (!result || !players) return void (part("result").className = options && !review ? "" : part("result").className && "cheered");
	const winner = players[result.winner], called = players.map((p) => words[p.name] ?? p.name), score = players.flatMap((p, i) => [i ? " : " : "", ...piece(p.piece), element("span", { class: "unseen" }, `${called[i]} `), String(p.won)]);
	part("result").className = `${winner?.color ?? ""} ${!result.yours ? "" : part("result").matches(".cheered") ? "cheered" : "yours"}`; // joy comes once
	fill("won", [...piece(winner?.piece ?? ""), element("div", {}, element("b", {}, result.yours ? words.youwon : winner ? words.won.replace("#", called[result.winner]) : words.draw), element("p", {}, result.reason, ...result.last ? [element("span", {}, result.last)] : [])), element("output", {}, element("b", {}, ...score))]);
}

/** lineOf returns the middles of spots of the board, the width of a spot, and the direction of the first two. @type {(names: string[]) => {line: number[][], width: number, angle: number}} */
function lineOf(names) {
	const boxes = names.flatMap((name) => /** @type {SVGGraphicsElement | null} */ (document.querySelector(`#board :is([data-spot="${name}"], [data-way="${name}"])`))?.getBBox() ?? []), line = boxes.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
	return { line, width: boxes[0]?.width, angle: line[1] && Math.atan2(line[1][1] - line[0][1], line[1][0] - line[0][0]) };
}

/** way returns the way through spots of the board as SVG, or "". On a wide board of paper, it bends around the pieces of two neighbors in a row or a column. A played way has the color of its player; if it begins like the better one, it is beside it. @type {(names: string[], better?: string[], color?: string) => string} */
function way(names, better, color) {
	const { line, width, angle } = lineOf(names), [to, from] = line.slice(-2).reverse(), far = from && Math.hypot(from[0] - to[0], from[1] - to[1]), aside = better && Math.abs(angle - lineOf(better).angle) < 0.1 ? width / 4 : 0;
	const beside = (/** @type {number[]} */ [x, y], along = 0, across = aside) => [x + along * Math.cos(angle) - across * Math.sin(angle), y + along * Math.sin(angle) + across * Math.cos(angle)];
	const bent = !line[2] && far < 1.5 * width && from.some((at, i) => at === to[i]) && document.querySelector("#board .paper.wide") && `${beside(from, 0, width / 2)}Q${beside(from, far / 2, width / 2 + far / 2)} ${beside(to, 0, 0.58 * width)}`;
	from && to.splice(0, 2, ...to.map((at, i) => at + (from[i] - at) * (better || !document.querySelector("#board .square, .review .wood") ? 0.45 : document.querySelector("#board .square") ? 0.1 : 0.3) * width / far)); // the tip stays beside a piece
	return from ? `<path class="way ${better ? `played ${color}` : ""}" d="M${bent || line.map((at) => beside(at)).join("L")}"/>` : "";
}

/** drawReview shows the ways of a marked action and of a better or proposed one, the graph, and the scrubber. @type {(m: Moment, words: Words) => void} */
function drawReview({ review, way: better, played, players }, words) {
	svg("0 0 1 1", way(played ?? [], better ?? [], players?.[review?.players[review.at] ?? -1]?.color) + (document.querySelector("#board .way") ? "" : way(better ?? []))).flatMap((drawn) => [...drawn.children]).forEach((drawn) => document.querySelector("#board > svg")?.insertBefore(drawn, document.querySelector("#board .square") ? null : document.querySelector("#board > svg > :is(text.number, g.piece)")));
	if (!review) return;
	const { graph, at, last, chances, of } = review;
	fill("graph", [...picture(graph), element("div", {}, element("span", {}, !chances ? graph ? "" : words.moment : words[of ? "chanceof" : "chance"].replace("#", String(chances[at])).replace("@", words[of] ?? of)), element("span", {}, `${at} / ${last}`))]);
	Object.assign(part("scrub"), { max: last, value: at, ariaLabel: words.moment });
}

const reveal = () => all("ol [aria-current]").forEach((current) => { // scrolls the list, but not the page
	const list = /** @type {Element} */ (current.closest("#listed, #steps")), [inside, around] = [current, list].map((each) => each.getBoundingClientRect());
	list.scrollTop += Math.min(0, inside.top - around.top) + Math.max(0, inside.bottom - around.bottom + parseFloat(getComputedStyle(list).paddingBottom));
});
new ResizeObserver(reveal).observe(part("listed"));

/** drawMoves shows the list of moves, the log and the steps of an example. @type {(m: Moment, words: Words) => void} */
function drawMoves(m, words) {
	fill("options", (m.options ?? []).map((option, i) => element("li", option.Same ? { hidden: "" } : {}, button({ do: m.review ? "option" : "play", number: i },
		{ "data-from": option.From, "data-to": option.To, ...i === m.chosen ? { "aria-current": "true" } : {} }, ...piece(m.players?.[m.review?.players[i] ?? -1]?.piece ?? ""), element("span", {}, [m.review ? "" : option.Hint, option.Text].filter(Boolean).join("  ")), ...badge(m.review ? option.Hint : ""), ...m.review?.chances ? [element("small", {}, `${m.review.chances[i]}%`)] : []))));
	fill("steps", (m.steps ?? []).map((step, i) => element("li", i === m.chosen ? { "aria-current": "step" } : {}, step)));
	fill("log", (m.log ?? []).map((line, i) => element("li", { "data-send": JSON.stringify({ do: "look", number: m.until?.[i] }) }, ...[m.players?.[m.by?.[i] ?? -1]].flatMap((p) => p ? [element("span", { class: "unseen" }, `${words[p.name] ?? p.name}: `), line, ...piece(p.piece)] : [line]))));
	reveal();
}

/** drawSheets shows the rules and the record. @type {(m: Moment, words: Words) => void} */
function drawSheets(m, words) {
	const record = /** @type {HTMLTextAreaElement} */ (part("text"));
	fill("pages", (m.pages ?? []).map((page) => element("section", page.Keys ? { class: "keys" } : {}, element("h2", {}, page.Title), ...picture(page.Picture),
		element("div", { class: "text", tabindex: "0" }, ...page.Lines.map((line) => line.split(/ {2,}/)).map((cells) => element("p", cells[1] ? { class: "columns" } : /^- /.test(cells[0]) ? { class: "item" } : {}, ...cells[1] ? cells.map((cell) => element("span", {}, cell)) : [cells[0].replace(/^- /, "")]))))));
	const address = `${location.href.split("#")[0]}#${m.link}`;
	part("link").hidden = !m.link || !address.startsWith("http") || address.length >= 8000;
	part("link").dataset.link = address;
	write(part("wrong"), m.record !== null && m.kind === "refusal" ? m.notice : "");
	m.record !== null && part("record").hasAttribute("open") || Object.assign(record, { value: m.record ?? "", ariaLabel: words.record }); // what a person has pasted stays
	sheet("record", m.record !== null);
	sheet("rules", m.pages !== null);
}

/** draw shows a moment and returns the kind of the step that led to it. The argument begun reports whether a game can continue. @type {(m: Moment, begun: (game: string) => boolean) => string} */
export function draw(m, begun) {
	const focus = focused(), words = /** @type {Words} */ ({ ...labelsIn(m.language), skip: m.skip }), back = part("back"), players = m.players ?? [], by = players[m.review?.players[m.review.at] ?? -1];
	const set = () => document.querySelector(`#rows [name="${part("rows").dataset.set}"]`)?.closest("fieldset")?.getBoundingClientRect().top ?? NaN, top = set();
	const place = !m.game ? "start" : m.rows ? "game form" : m.review ? "game review" : "game";
	document.documentElement.lang = m.language;
	document.title = m.game ? `${m.name}: ${m.title}` : m.name;
	document.body.dataset.state = "ready";
	if (document.body.className !== place) {
		scrollTo(0, 0);
		sheet("moves", false);
		part("board").replaceChildren(); // no piece moves from one face to another
	}
	document.body.className = place;
	all("[data-label]").forEach((each) => write(each, words[each.dataset.label ?? ""]));
	all("[data-can]").forEach((each) => each.setAttribute("aria-disabled", String(!m.can?.includes(each.dataset.can ?? ""))));
	all("[data-can^=switch]").forEach((each) => each.setAttribute("aria-pressed", String(m.on.includes(each.dataset.can?.slice(7) ?? ""))));
	Object.entries({ name: m.review && !m.steps ? words.review : m.name, title: m.title, count: m.options ? ` · ${m.options.filter((o) => !o.Same).length}` : "", thrown: words[m.throw] ?? "", verdict: m.verdict }).forEach(([id, text]) => write(part(id), text));
	write(back.children[1], words[m.back.name]);
	back.setAttribute("data-send", JSON.stringify(m.back.send));
	["says", "told", "notice"].forEach((id) => part(id).scrollTop = 0), part("notice").dataset.kind = m.kind;
	Object.entries({ throw: !m.throw, sticks: m.throw === "skip", says: m.result && (!m.kind || m.kind === "refusal"), actions: m.result || m.review || m.kind === "question", result: !m.result, graph: !m.review || m.steps && !m.review.graph, stepping: !m.review, copied: m.record === null || part("copied").hidden }).forEach(([id, hidden]) => part(id).hidden = !!hidden);
	part("actions").className = m.players?.some((p) => p.of) ? "throws" : "";
	const watch = (m.cards ?? []).flatMap((card) => card.watch ?? []).map((b) => button(b.send, {}, b.name));
	fill("cards", [...(m.cards ?? []).map((card) => drawCard(card, words, begun(card.game))), ...watch.length ? [element("details", {}, element("summary", {}, words.examples), ...watch)] : []]);
	fill("rows", (m.rows ?? []).map(drawRow));
	fill("answers", (m.answers ?? []).map((b) => button(b.send, { class: b.name }, words[b.name])));
	fill("chips", [...m.review ? [...piece(by?.piece ?? ""), element("b", {}, m.review.action), ...badge(m.review.mark)] : [], ...(m.chips ?? []).map(({ text, steps, times, note, send }) => (send ? button.bind(null, send) : element.bind(null, "span"))({ class: send ? "chip soft" : times ? "chip" : "chip spent" }, text, element("i", {}, String(steps) + (times > 1 ? ` ×${times}` : "")), ...[send ? words.skip : "", note && element("small", {}, note)].filter((each) => !!each)))]);
	for (const id of ["above", "below"]) {
		fill(id, players.filter((player) => player.below === (id === "below")).map((player) => drawPlayer(player, words, m)));
		part(id).classList.toggle("many", players.length > 2);
	}
	drawEnd(m, words);
	const kind = replace(part("board"), ...picture(m.picture));
	drawReview(m, words);
	const spots = all("#board [data-spot]"), marked = spots.filter((spot) => m.marked?.includes(spot.dataset.spot ?? ""));
	spots.forEach((spot) => spot.setAttribute("tabindex", spot === (marked.find((each) => each.matches("[role]")) ?? spots[0]) ? "0" : "-1"));
	marked.forEach((spot) => spot.classList.add("marked"));
	write(part("notice"), m.narrow && matchMedia("(pointer: coarse)").matches && isNarrow(document.querySelector("#board .marked")) ? m.narrow : m.notice);
	m.game && (m.can?.includes("choose") ? part("listed").hasAttribute("data-waits") : !part("listed").hidden) && (all("[data-tab]")[part("listed").hidden ? 1 : 0].click(), part("listed").toggleAttribute("data-waits")); // who watches has no moves, and neither has the end
	drawMoves(m, words);
	drawSheets(m, words);
	part("rows").style.paddingTop = "0"; // the row that was set stays where it is
	scrollBy(0, set() - top);
	part("rows").style.paddingTop = `${Math.max(0, top - set())}px`;
	focus && document.activeElement === document.body && document.querySelector(/** @type {"button"} */ (focus))?.focus({ preventScroll: true });
	return kind;
}
