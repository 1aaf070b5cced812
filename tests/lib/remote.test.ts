import {
	failureOf,
	idle,
	isUnknown,
	knownData,
	toFailed,
	toLoading,
	toReady,
	viewAll,
	viewRemote,
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
		[{ phase: 'loading', error: failure }, false],
	];
	for (const [state, expected] of states) {
		expect(isUnknown(state)).toBe(expected);
	}
});

it('remembers through a retry what had failed, and forgets it with an answer', () => {
	const retrying = toLoading(toFailed<number, Error>(idle, failure));
	expect(viewRemote(retrying)).toEqual({ kind: 'failed', isRetrying: true });
	expect(viewRemote(toLoading(retrying))).toEqual({ kind: 'failed', isRetrying: true });
	expect(viewRemote(toLoading(toReady(7)))).toEqual({ kind: 'known', data: 7 });
	expect(failureOf(toReady(7))).toBeUndefined();
});

it('shows what is known before what failed, and nothing known as loading or failed', () => {
	expect(viewRemote(idle)).toEqual({ kind: 'loading' });
	expect(viewRemote({ phase: 'loading' })).toEqual({ kind: 'loading' });
	expect(viewRemote(toFailed(toReady(0), failure))).toEqual({ kind: 'known', data: 0 });
	expect(viewRemote(toFailed<number, Error>(idle, failure))).toEqual({
		kind: 'failed',
		isRetrying: false,
	});
});

describe('requests that are needed together', () => {
	const seven = viewRemote(toReady(7));
	const waiting = viewRemote(idle);
	const failed = viewRemote(toFailed<number, Error>(idle, failure));
	const retrying = viewRemote(toLoading(toFailed<number, Error>(idle, failure)));

	it.each([
		['known when all are', [seven, seven], { kind: 'known', data: [7, 7] }],
		['loading until then', [seven, waiting], { kind: 'loading' }],
		['failed with any', [waiting, failed], { kind: 'failed', isRetrying: false }],
		['retrying with any', [failed, retrying], { kind: 'failed', isRetrying: true }],
	])('are %s', (_title, views, expected) => {
		expect(viewAll(...views)).toEqual(expected);
	});
});
