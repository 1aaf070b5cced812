/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { waitFor } from '#tests/support/render';
import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { viewRemote } from '@/lib/remote';
import { loadProtectCount, selectProtectCount } from '@/state/modules/protect';
import { selectPlugins } from '@/state/plugins';
import { loadFirstAnswers } from '@/state/store/arrivals';
import { open } from '../site';

const PATH = `${REST}/module/protect/data`;

it('proceeds from idle to loading to ready', async () => {
	const { dispatch, read } = open({ world: { provider: { protect: { blocked: 42 } } } });
	expect(read(selectProtectCount)).toEqual({ phase: 'idle' });
	const loading = dispatch(loadProtectCount());
	expect(read(selectProtectCount)).toEqual({ phase: 'loading', previous: undefined });
	await expect(loading).resolves.toEqual({ data: 42 });
	expect(read(selectProtectCount)).toEqual({ phase: 'ready', data: 42 });
});

it('sends one request for several callers, and another if forced', async () => {
	const { dispatch } = open();
	let calls = 0;
	server.use(
		http.get(PATH, () => {
			calls += 1;
			return HttpResponse.json(1);
		}),
	);
	await Promise.all([dispatch(loadProtectCount()), dispatch(loadProtectCount())]);
	await dispatch(loadProtectCount());
	expect(calls).toBe(1);
	await dispatch(loadProtectCount({ force: true }));
	expect(calls).toBe(2);
});

it('keeps the old value and the error after a failure, and loads again', async () => {
	const { dispatch, read } = open({ world: { provider: { protect: { blocked: 5 } } } });
	await dispatch(loadProtectCount());
	server.use(
		http.get(PATH, () => HttpResponse.json({ code: 'x', message: 'Down' }, { status: 500 }), {
			once: true,
		}),
	);
	await expect(dispatch(loadProtectCount({ force: true }))).resolves.toMatchObject({
		error: { status: 500 },
	});
	expect(read(selectProtectCount)).toMatchObject({
		phase: 'failed',
		previous: 5,
		error: { message: 'Down' },
	});
	await dispatch(loadProtectCount({ force: true }));
	expect(read(selectProtectCount)).toEqual({ phase: 'ready', data: 5 });
});

it('returns a recent failure without a request, and retries an older one', async () => {
	const { dispatch, browser } = open();
	let calls = 0;
	server.use(
		http.get(PATH, () => {
			calls += 1;
			return HttpResponse.error();
		}),
	);
	await dispatch(loadProtectCount());
	await expect(dispatch(loadProtectCount())).resolves.toMatchObject({ error: { kind: 'network' } });
	expect(calls).toBe(1);
	browser.now.mockReturnValue(Date.UTC(2026, 1, 1));
	await dispatch(loadProtectCount());
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
	const { dispatch, read } = open();
	const { gates, release } = answerInTurn();
	const first = dispatch(loadProtectCount());
	const forced = dispatch(loadProtectCount({ force: true }));
	const forcedToo = dispatch(loadProtectCount({ force: true }));
	await release(0);
	await expect(first).resolves.toEqual({ data: 1 });
	await release(1);
	await expect(forced).resolves.toEqual({ data: 2 });
	await expect(forcedToo).resolves.toEqual({ data: 2 });
	expect(gates).toHaveLength(2);
	expect(read(selectProtectCount)).toEqual({ phase: 'ready', data: 2 });
});

it('keeps the failure during a retry', async () => {
	const { dispatch, read } = open();
	server.use(http.get(PATH, () => HttpResponse.error(), { once: true }));
	await dispatch(loadProtectCount());
	const { release } = answerInTurn();
	const retry = dispatch(loadProtectCount({ force: true }));
	expect(viewRemote(read(selectProtectCount))).toEqual({ kind: 'failed', isRetrying: true });
	await release(0);
	await retry;
	expect(read(selectProtectCount)).toEqual({ phase: 'ready', data: 1 });
});

it('loads early only what the page has requested', async () => {
	const { dispatch, read, api } = open({ firstAnswers: { 'jetpack/v4/module/protect/data': 7 } });
	expect(api.isAsked('jetpack/v4/module/protect/data')).toBe(true);
	await dispatch(loadFirstAnswers());
	await waitFor(() => expect(read(selectProtectCount)).toEqual({ phase: 'ready', data: 7 }));
	expect(read(selectPlugins).phase).toBe('idle');
	expect(api.isAsked('jetpack/v4/module/protect/data')).toBe(false);
});
