/** @typedef {import("./draw.mjs").Message} Message */

/** @typedef {import("./draw.mjs").Moment} Moment */
/** @type {(id: string) => string} */
const source = (id) => document.getElementById(id)?.textContent ?? "";

/** @type {Worker | null} */
let worker = null;

/** running reports whether the games run. */
export const running = () => worker !== null;

/**
 * start starts the games anew in a worker.
 * @param {Message} first the first message
 * @param {(moment: Moment) => void} show called with each moment
 * @param {(reason: string) => void} failed called once if the games stop
 */
export function start(first, show, failed) {
	stop();
	const code = URL.createObjectURL(new Blob([source("worker")], { type: "text/javascript" }));
	const now = worker = new Worker(code);
	now.onmessage = now.onerror = (/** @type {MessageEvent | ErrorEvent} */ event) => {
		URL.revokeObjectURL(code);
		event.preventDefault();
		const data = "data" in event ? event.data : { failed: event.message || "the worker failed" };
		if (now === worker && typeof data === "string") {
			show(JSON.parse(data));
		} else if (now === worker) {
			stop();
			failed(data.failed);
		}
	};
	now.postMessage({ program: source("program"), first: JSON.stringify(first) });
}

/** stop ends the games. */
export function stop() {
	worker?.terminate();
	worker = null;
}

/** @param {Message} message */
export function pass(message) {
	worker?.postMessage(JSON.stringify(message));
}
