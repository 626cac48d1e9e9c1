// load.mjs runs the script of the page, which the build packs.
/** source returns the text of an element of the page. @type {(id: string) => string} */
export const source = (id) => document.getElementById(id)?.textContent ?? "";
/** unpack returns the bytes in a text of the build's function pack. @type {(text: string) => Uint8Array<ArrayBuffer>} */
export function unpack(text) {
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

/** plain returns a text that the build compressed and packed. @type {(id: string) => Promise<string>} */
export const plain = (id) => new Response(new Blob([unpack(source(id))]).stream().pipeThrough(new DecompressionStream("gzip"))).text();

plain("script").then((text) => document.body.append(Object.assign(document.createElement("script"), { type: "module", textContent: text })));
