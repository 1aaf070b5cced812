/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { waitFor } from '#tests/support/render';
import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { viewRemote } from '@/lib/remote';
import { forFirstAnswer, loadFirstAnswers } from '@/state/first-answers';
import { loadProtectCount, selectProtectCount } from '@/state/protect';

const PATH = `${REST}/module/protect/data`;

it('proceeds from idle to loading to ready', async () => {
	const { store } = createTestStore({ world: { provider: { protect: { blocked: 42 } } } });
	expect(selectProtectCount(store.getState())).toEqual({ phase: 'idle' });
	const loading = store.dispatch(loadProtectCount());
	expect(selectProtectCount(store.getState())).toEqual({ phase: 'loading', previous: undefined });
	await expect(loading).resolves.toEqual({ data: 42 });
	expect(selectProtectCount(store.getState())).toEqual({ phase: 'ready', data: 42 });
});

it('sends one request for several callers, and another if forced', async () => {
	const { store } = createTestStore();
	let calls = 0;
	server.use(
		http.get(PATH, () => {
			calls += 1;
			return HttpResponse.json(1);
		}),
	);
	await Promise.all([store.dispatch(loadProtectCount()), store.dispatch(loadProtectCount())]);
	await store.dispatch(loadProtectCount());
	expect(calls).toBe(1);
	await store.dispatch(loadProtectCount({ force: true }));
	expect(calls).toBe(2);
});

it('keeps the old value and the error after a failure, and loads again', async () => {
	const { store } = createTestStore({ world: { provider: { protect: { blocked: 5 } } } });
	await store.dispatch(loadProtectCount());
	server.use(
		http.get(PATH, () => HttpResponse.json({ code: 'x', message: 'Down' }, { status: 500 }), {
			once: true,
		}),
	);
	await expect(store.dispatch(loadProtectCount({ force: true }))).resolves.toMatchObject({
		error: { status: 500 },
	});
	expect(selectProtectCount(store.getState())).toMatchObject({
		phase: 'failed',
		previous: 5,
		error: { message: 'Down' },
	});
	await store.dispatch(loadProtectCount({ force: true }));
	expect(selectProtectCount(store.getState())).toEqual({ phase: 'ready', data: 5 });
});

it('returns a recent failure without a request, and retries an older one', async () => {
	const { store, browser } = createTestStore();
	let calls = 0;
	server.use(
		http.get(PATH, () => {
			calls += 1;
			return HttpResponse.error();
		}),
	);
	await store.dispatch(loadProtectCount());
	await expect(store.dispatch(loadProtectCount())).resolves.toMatchObject({
		error: { kind: 'network' },
	});
	expect(calls).toBe(1);
	browser.now.mockReturnValue(Date.UTC(2026, 1, 1));
	await store.dispatch(loadProtectCount());
	expect(calls).toBe(2);
});

/** Answers 1, 2, 3 … , each once it is released. */
function answerInTurn() {
	const gates: (() => void)[] = [];
	server.use(
		http.get(PATH, async () => {
			const answer = gates.length + 1;
			await new Promise<void>((resolve) => gates.push(resolve));
			return HttpResponse.json(answer);
		}),
	);
	const release = async (index: number) => {
		await waitFor(() => expect(gates.length).toBeGreaterThan(index));
		gates[index]?.();
	};
	return { gates, release };
}

it('sends a forced request after a pending one, which may be older than the change', async () => {
	const { store } = createTestStore();
	const { gates, release } = answerInTurn();
	const first = store.dispatch(loadProtectCount());
	const forced = store.dispatch(loadProtectCount({ force: true }));
	const forcedToo = store.dispatch(loadProtectCount({ force: true }));
	await release(0);
	await expect(first).resolves.toEqual({ data: 1 });
	await release(1);
	await expect(forced).resolves.toEqual({ data: 2 });
	await expect(forcedToo).resolves.toEqual({ data: 2 });
	expect(gates).toHaveLength(2);
	expect(selectProtectCount(store.getState())).toEqual({ phase: 'ready', data: 2 });
});

it('keeps the failure during a retry', async () => {
	const { store } = createTestStore();
	server.use(http.get(PATH, () => HttpResponse.error(), { once: true }));
	await store.dispatch(loadProtectCount());
	const { release } = answerInTurn();
	const retry = store.dispatch(loadProtectCount({ force: true }));
	expect(viewRemote(selectProtectCount(store.getState()))).toEqual({
		kind: 'failed',
		isRetrying: true,
	});
	await release(0);
	await retry;
	expect(selectProtectCount(store.getState())).toEqual({ phase: 'ready', data: 1 });
});

it('loads early only what the page has requested', async () => {
	const { store, api } = createTestStore({
		firstAnswers: { 'jetpack/v4/module/protect/data': 7 },
	});
	const load = jest.fn(() => async () => ({ data: 1 }));
	expect(api.isAsked('jetpack/v4/module/protect/data')).toBe(true);
	forFirstAnswer('jetpack/v4/nothing', load);
	store.dispatch(loadFirstAnswers());
	await waitFor(() =>
		expect(selectProtectCount(store.getState())).toEqual({ phase: 'ready', data: 7 }),
	);
	expect(load).not.toHaveBeenCalled();
	expect(api.isAsked('jetpack/v4/module/protect/data')).toBe(false);
});
