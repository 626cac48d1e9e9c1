/** @type {(id: string) => string} */
const source = (id) => document.getElementById(id)?.textContent ?? "";

/** unpack returns the bytes in a text of the build's function pack. @type {(text: string) => Uint8Array<ArrayBuffer>} */
function unpack(text) {
	let bytes = new Uint8Array(2 * text.length), held = 0, bits = 0, length = 0;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i), more = code - 128;
		held = more < 0 ? held << 7 | code : held << 16 | [0, 13, 60][more >> 9] << 9 | more & 511;
		for (bits += more < 0 ? 7 : 16; bits >= 8; length++) {
			bits -= 8;
			bytes[length] = held >> bits;
		}
	}
	return bytes.subarray(0, bytes.lastIndexOf(128));
}

const script = await new Response(new Blob([unpack(source("worker"))]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
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
