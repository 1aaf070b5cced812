export interface Random {
	/** An integer from 0 up to, but not including, the limit. */
	below: (limit: number) => number;
	pick: <T>(from: readonly T[]) => T;
	chance: (share: number) => boolean;
}

/** Mulberry32: the same numbers for the same seed, so that a failure can be reproduced. */
export function createRandom(seed: number): Random {
	let state = seed;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (limit: number) => Math.floor(next() * limit);
	return {
		below,
		pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
		chance: (share) => next() < share,
	};
}
