// The worker of the page: it unpacks the games and passes messages on.
const games = /** @type {any} */ (self);

/** unpack returns the bytes in a text of the build's function pack. @type {(text: string) => Uint8Array<ArrayBuffer>} */
function unpack(text) {
	const bytes = new Uint8Array(2 * text.length);
	let held = 0, bits = 0, length = 0;
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

/** @param {unknown} reason why the games do not run */
const fail = (reason) => postMessage({ failed: String(reason) });

/** @param {{program: string, first: string}} given the packed program and the first message */
async function run({ program, first }) {
	const plain = new Blob([unpack(program)]).stream().pipeThrough(new DecompressionStream("gzip")), go = new games.Go();
	const response = new Response(plain, { headers: { "Content-Type": "application/wasm" } });
	const { instance } = await WebAssembly.instantiateStreaming(response, go.importObject), ended = go.run(instance);
	games.send(first);
	await ended;
	fail("the program has ended");
}

onmessage = (event) => typeof event.data === "string" ? games.send(event.data) : run(event.data).catch(fail);
