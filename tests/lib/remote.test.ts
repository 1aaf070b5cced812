import {
	idle,
	isUnknown,
	knownData,
	toFailed,
	toLoading,
	toReady,
	type Remote,
} from '@/lib/remote';

const failure = new Error('down');

it('keeps what was known through a reload and through a failure', () => {
	const loading = toLoading<number, Error>(toReady(7));
	expect(knownData(loading)).toBe(7);
	expect(knownData(toFailed(loading, failure))).toBe(7);
});

it('tells "not known yet" from every other state', () => {
	const states: [Remote<number>, boolean][] = [
		[idle, true],
		[{ phase: 'loading' }, true],
		[{ phase: 'loading', previous: 0 }, false],
		[toReady(0), false],
		[{ phase: 'failed', error: failure }, false],
	];
	for (const [state, expected] of states) {
		expect(isUnknown(state)).toBe(expected);
	}
});
