import { plain, source, unpack } from "./load.mjs";

const script = await plain("worker");
let /** @type {Worker | null} */ worker = null;

/** running reports whether the games run. */
export const running = () => worker !== null;

// It calls show with each moment, and failed once if the games stop.
/** start starts the games anew in a worker. @type {(first: import("./types.mjs").Message, show: (moment: import("./types.mjs").Moment) => void, failed: (reason: string) => void) => void} */
export function start(first, show, failed) {
	stop();
	const code = URL.createObjectURL(new Blob([String(unpack), script], { type: "text/javascript" }));
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

/** pass sends a message to the games. @type {(message: import("./types.mjs").Message) => void} */
export const pass = (message) => worker?.postMessage(JSON.stringify(message));
