import {
	failureOf,
	idle,
	isTrusted,
	isUnknown,
	keptOf,
	knownData,
	toFailed,
	toKept,
	toLoading,
	toReady,
	viewAged,
	viewAll,
	viewRemote,
	type Remote,
} from '@/lib/remote';

const failure = new Error('down');

it('keeps data through a reload and a failure', () => {
	const loading = toLoading<number, Error>(toReady(7));
	expect(knownData(loading)).toBe(7);
	expect(knownData(toFailed(loading, failure))).toBe(7);
});

it('isUnknown is true only before the first response', () => {
	const pending: Remote<number>[] = [idle, { phase: 'loading' }];
	const known: Remote<number>[] = [{ phase: 'loading', previous: 0 }, toReady(0)];
	const failed: Remote<number>[] = [
		{ phase: 'failed', error: failure },
		{ phase: 'loading', error: failure },
	];
	expect([...pending, ...known, ...failed].filter(isUnknown)).toEqual(pending);
});

it('keeps a failure through retries until data arrives', () => {
	const retrying = toLoading(toFailed<number, Error>(idle, failure));
	expect(viewRemote(retrying)).toEqual({ kind: 'failed', isRetrying: true });
	expect(viewRemote(toLoading(retrying))).toEqual({ kind: 'failed', isRetrying: true });
	expect(viewRemote(toLoading(toReady(7)))).toEqual({ kind: 'known', data: 7 });
	expect(failureOf(toReady(7))).toBeUndefined();
});

it('viewRemote prefers data to a failure, and is loading without either', () => {
	expect(viewRemote(idle)).toEqual({ kind: 'loading' });
	expect(viewRemote({ phase: 'loading' })).toEqual({ kind: 'loading' });
	expect(viewRemote(toFailed(toReady(0), failure))).toEqual({ kind: 'known', data: 0 });
});

describe('viewAll', () => {
	const seven = viewRemote(toReady(7));
	const waiting = viewRemote(idle);
	const failed = viewRemote(toFailed<number, Error>(idle, failure));
	const retrying = viewRemote(toLoading(toFailed<number, Error>(idle, failure)));

	it.each([
		['known when all views are', [seven, seven], { kind: 'known', data: [7, 7] }],
		['loading while one view is', [seven, waiting], { kind: 'loading' }],
		['failed when one view is', [waiting, failed], { kind: 'failed', isRetrying: false }],
		['retrying when one view is', [failed, retrying], { kind: 'failed', isRetrying: true }],
	])('is %s', (_title, views, expected) => {
		expect(viewAll(...views)).toEqual(expected);
	});
});

describe('what the site has kept', () => {
	const YOUNG = { at: 1, isAged: false };
	const AGED = { at: 1, isAged: true };
	const young = toKept(7, YOUNG);

	it('keeps its time until there is an answer', () => {
		expect(keptOf(toLoading(young))).toBe(YOUNG);
		expect(keptOf(toFailed(toLoading(young), new Error()))).toBe(YOUNG);
		expect([knownData(young), keptOf(toReady(8)), keptOf(idle)]).toEqual([7, undefined, undefined]);
	});

	it('is trusted for a day', () => {
		const remotes = [young, toKept(7, AGED), toReady(7), toLoading(toReady(7)), idle];
		expect(remotes.map(isTrusted)).toEqual([true, false, true, false, false]);
	});

	it('leaves nothing of a good verdict afterwards', () => {
		const good = { kind: 'good' };
		const aged = toKept(7, AGED);
		const view = (remote: Remote<number>, verdict = good) =>
			viewAged(verdict, ['good'], remote).kind;
		expect([view(young), view(aged), view(toFailed(aged, new Error()))]).toEqual([
			'good',
			'loading',
			'failed',
		]);
		expect(view(aged, { kind: 'bad' })).toBe('bad');
	});
});
