import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { saveSettings, selectSetting } from '@/state/settings';

const answerSave = (answer: object) =>
	server.use(http.post(`${REST}/settings`, () => HttpResponse.json(answer)));

it('API-20 keeps the new address of the answer, not the verb that asked for it', async () => {
	const { store } = createTestStore();
	answerSave({ code: 'success', post_by_email_address: 'new@post.test' });
	server.use(
		http.get(`${REST}/settings`, () =>
			HttpResponse.json({ post_by_email_address: 'new@post.test' }),
		),
	);
	await expect(
		store.dispatch(saveSettings({ post_by_email_address: 'regenerate' })),
	).resolves.toEqual({ data: { post_by_email_address: 'new@post.test' } });
	expect(selectSetting(store.getState(), 'post_by_email_address')).toBe('new@post.test');
});

it('reads anew what the server keeps in another form than it is sent', async () => {
	const { store } = createTestStore();
	const known = store.getState().settings.saved;
	answerSave({ code: 'success' });
	server.use(
		http.get(`${REST}/settings`, () =>
			HttpResponse.json({ ...known, jetpack_protect_global_whitelist: { local: ['1.2.3.4'] } }),
		),
	);
	await store.dispatch(saveSettings({ jetpack_protect_global_whitelist: '1.2.3.4\nnonsense' }));
	expect(selectSetting(store.getState(), 'jetpack_protect_global_whitelist')).toEqual({
		local: ['1.2.3.4'],
	});
});

it('asks for nothing more after a plain switch', async () => {
	const { store } = createTestStore();
	let reads = 0;
	answerSave({ code: 'success' });
	server.use(
		http.get(`${REST}/settings`, () => {
			reads += 1;
			return HttpResponse.json({});
		}),
	);
	await store.dispatch(saveSettings({ carousel: true }));
	expect(reads).toBe(0);
	expect(selectSetting(store.getState(), 'carousel')).toBe(true);
});
