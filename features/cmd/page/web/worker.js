
// The worker of the page: it unpacks the games and passes messages on.
const games = /** @type {any} */ (self);
onmessage = async (event) => {
	if (typeof event.data === "string") {
		games.send(event.data);
		return;
	}
	const packed = Uint8Array.from(atob(event.data.program), (c) => c.charCodeAt(0));
	const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
	const response = new Response(plain, { headers: { "Content-Type": "application/wasm" } });
	const go = new games.Go();
	const { instance } = await WebAssembly.instantiateStreaming(response, go.importObject);
	go.run(instance).then(() => postMessage(null));
	games.send(event.data.first);
};
