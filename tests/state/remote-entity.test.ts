import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { loadProtectCount, selectProtectCount } from '@/state/protect';

const PATH = `${REST}/module/protect/data`;

it('goes from idle over loading to ready', async () => {
	const { store } = createTestStore({ world: { provider: { protect: { blocked: 42 } } } });
	expect(selectProtectCount(store.getState())).toEqual({ phase: 'idle' });
	const loading = store.dispatch(loadProtectCount());
	expect(selectProtectCount(store.getState())).toEqual({ phase: 'loading', previous: undefined });
	await expect(loading).resolves.toEqual({ data: 42 });
	expect(selectProtectCount(store.getState())).toEqual({ phase: 'ready', data: 42 });
});

it('asks once, however many ask', async () => {
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

it('says what failed, keeps what it knew, and can be asked again', async () => {
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
		error: { message: 'Down (Status 500)' },
	});
	await store.dispatch(loadProtectCount({ force: true }));
	expect(selectProtectCount(store.getState())).toEqual({ phase: 'ready', data: 5 });
});

it('takes a failure of just now for an answer, and asks again when it is older', async () => {
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
