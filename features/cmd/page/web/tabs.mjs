// One tab plays a game, and the other tabs watch it. All files share one origin, so the
// names begin with the page's own name.
const own = "games.example/features/cmd/page";

let /** @type {BroadcastChannel | null} */ channel = null;
let left = new AbortController();

// It may not after unclaim. Where tabs cannot find one another, each tab may play. When another tab takes the game, claim calls lost.
/** claim waits until no other tab plays a game, or steals it, and reports whether this tab may play it. @type {(game: string, steal: boolean, lost: () => void) => Promise<boolean>} */
export function claim(game, steal, lost) {
	unclaim();
	const { signal } = left = new AbortController();
	return new Promise((claimed) => {
		const held = () => new Promise((done) => {
			claimed(!signal.aborted);
			signal.aborted ? done(signal) : signal.onabort = done;
		});
		Promise.resolve().then(() => navigator.locks.request(`${own}: ${game}`, steal ? { steal } : { signal }, held)).catch((error) => {
			claimed(error.name !== "AbortError" && !signal.aborted); // other errors: the browser has no locks, or refuses them
			error.name === "AbortError" && !signal.aborted && lost();
		});
	});
}

/** unclaim leaves the game that this tab plays, or waits for, to the other tabs. */
export const unclaim = () => left.abort();
/** tell sends a message to the other tabs. @type {(message: import("./types.mjs").Told) => void} */
export const tell = (message) => channel?.postMessage(message);

/** hear calls a function with each message of another tab. @type {(told: (message: import("./types.mjs").Told) => void) => void} */
export function hear(told) {
	try {
		channel = new BroadcastChannel(own);
		channel.onmessage = (event) => told(event.data);
	} catch { // the browser has no channels, or refuses them
	}
}
