// One tab plays a game, and the other tabs watch it. All files share one origin, so the
// names begin with the page's own name.
const own = "games.example/features/cmd/page";

/** @type {BroadcastChannel | null} */
let channel = null;
let claims = 0, leave = () => { };

/**
 * claim waits until this tab may play a game, and reports whether it may. Where tabs
 * cannot find one another, each tab may play.
 * @param {string} game
 * @param {boolean} steal whether to take the game from the tab that plays it
 * @param {() => void} lost called when another tab takes the game
 * @returns {Promise<boolean>}
 */
export function claim(game, steal, lost) {
	unclaim();
	const number = claims;
	return new Promise((claimed) => {
		const held = () => new Promise((/** @type {(done?: undefined) => void} */ done) => {
			if (number === claims) {
				leave = done;
			} else {
				done();
			}
			claimed(true);
		});
		const wait = { signal: AbortSignal.timeout(500) }; // a tab that is reloaded has not yet left the game
		Promise.resolve().then(() => navigator.locks.request(`${own}: ${game}`, steal ? { steal } : wait, held)).catch((error) => {
			claimed(!/^(Abort|Timeout)Error$/.test(error.name)); // other errors: the browser has no locks, or refuses them
			if (error.name === "AbortError" && number === claims) {
				lost();
			}
		});
	});
}

/** unclaim leaves the game that this tab plays to the other tabs. */
export function unclaim() {
	claims++;
	leave();
	leave = () => { };
}

/**
 * tell sends a message to the other tabs.
 * @param {{game: string, moment?: string}} message a moment, or the wish to see one
 */
export function tell(message) {
	channel?.postMessage(message);
}

/**
 * hear calls a function with each message of another tab.
 * @param {(message: {game: string, moment?: string}) => void} told
 */
export function hear(told) {
	try {
		channel = new BroadcastChannel(own);
		channel.onmessage = (event) => told(event.data);
	} catch { // the browser has no channels, or refuses them
		channel = null;
	}
}
