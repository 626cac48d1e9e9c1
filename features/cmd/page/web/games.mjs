/** @typedef {import("./draw.mjs").Message} Message */

/** @type {(id: string) => string} */
const source = (id) => document.getElementById(id)?.textContent ?? "";

/** @type {Worker | null} */
let worker = null;

/** running reports whether the games run. */
export const running = () => worker !== null;

/**
 * start starts the games anew in a worker.
 * @param {Message} first the first message
 * @param {(moment: string) => void} show called with each moment
 * @param {(reason: string) => void} failed called once if the games stop
 */
export function start(first, show, failed) {
	stop();
	const code = URL.createObjectURL(new Blob([source("worker")], { type: "text/javascript" }));
	const now = worker = new Worker(code);
	/** @param {string} reason */
	const fail = (reason) => {
		if (now === worker) {
			stop();
			failed(reason);
		}
	};
	now.onmessage = (/** @type {MessageEvent} */ event) => {
		URL.revokeObjectURL(code);
		if (typeof event.data !== "string") {
			fail(event.data.failed);
		} else if (now === worker) {
			show(event.data);
		}
	};
	now.onerror = (event) => {
		event.preventDefault();
		fail(event.message || "the worker failed");
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
