// The worker of the page: it unpacks the games with the function of games.mjs, and passes messages on.
const games = /** @type {any} */ (self);

const fail = (/** @type {unknown} */ reason) => postMessage({ failed: String(reason) });

/** @param {{program: string, first: string}} given the packed program and the first message */
async function run({ program, first }) {
	const plain = new Blob([games.unpack(program)]).stream().pipeThrough(new DecompressionStream("gzip")), go = new games.Go();
	const response = new Response(plain, { headers: { "Content-Type": "application/wasm" } });
	const { instance } = await WebAssembly.instantiateStreaming(response, go.importObject);
	go.run(instance).then(() => fail("the program has ended"), fail);
	games.send(first);
}

let done = Promise.resolve(); // a message waits for the games to run
onmessage = ({ data }) => done = done.then(() => typeof data === "string" ? games.send(data) : run(data)).catch(fail);
