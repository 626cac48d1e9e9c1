let /** @type {AudioContext | undefined} */ context;
const /** @type {Record<string, number>} */ pitches = { throw: 220, move: 440, capture: 150 };

// In a step, sticks fall, pieces of some classes walk, or some pieces go away.
/** kindOf returns the kind of a step of a game, or "". @type {(step: {sticks: boolean, walks: string[], gone: number}) => string} */
export function kindOf({ sticks, walks, gone }) {
	return gone || new Set(walks).size > 1 ? "capture" : walks.length ? "move" : sticks ? "throw" : "";
}

/** tick plays the short sound for a kind of step. @type {(kind: string) => void} */
export function tick(kind) {
	context ??= new AudioContext();
	const tone = context.createOscillator(), volume = context.createGain(), now = context.currentTime;
	tone.frequency.value = pitches[kind];
	volume.gain.setValueAtTime(0.2, now);
	volume.gain.exponentialRampToValueAtTime(0.001, now + 0.08);
	tone.connect(volume).connect(context.destination);
	tone.start(now);
	tone.stop(now + 0.08);
}
