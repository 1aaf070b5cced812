import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';
import { sendLoginEmail } from '@/state/mobile-login';
import { selectNotices } from '@/state/notices';
import { loadVaultPress, selectVaultPress } from '@/state/vaultpress';
import { selectHasRoute } from '@/state/server-routes';
import { viewVaultPress } from '@/domain/vaultpress/resolve-vaultpress';

const ROUTE = 'mobile/send-login-email';
const SENTENCE = "This version of Jetpack can't do this.";

it.each([
	['nothing', undefined],
	['a text', ROUTE],
	['a list of something else', [1, 2]],
])('has every route where the page printed %s about missing ones', (_what, missingRoutes) => {
	const { store } = createTestStore({ pageData: { missingRoutes } });
	expect(selectHasRoute(store.getState(), ROUTE)).toBe(true);
});

it('sends no call whose route the page printed as missing', async () => {
	const { store } = createTestStore({ scenario: 'jetpack-16' });
	const sent = answerPost(ROUTE, { code: 'success' });
	const { error } = await store.dispatch(sendLoginEmail());
	expect(error?.message).toBe(SENTENCE);
	expect(sent).toEqual([]);
});

it('removes the offer when a call finds that its route is gone, and says so', async () => {
	const { store } = createTestStore();
	answerPost(ROUTE, { code: 'rest_no_route', message: 'No route', data: { status: 404 } }, 404);
	await store.dispatch(sendLoginEmail());
	expect(selectHasRoute(store.getState(), ROUTE)).toBe(false);
	expect(selectNotices(store.getState()).map(({ text }) => text)).toEqual([
		"Jetpack on this site can't do this.",
	]);
});

it('counts VaultPress as absent on a server without its call, and does not ask', async () => {
	const { store } = createTestStore({ scenario: 'jetpack-16' });
	const { error } = await store.dispatch(loadVaultPress());
	expect(error).toBeUndefined();
	expect(viewVaultPress(selectVaultPress(store.getState()))).toEqual({ kind: 'absent' });
});

it('asks VaultPress after its plugin was activated, no matter what the page printed', async () => {
	const { store } = createTestStore({ pageData: { missingRoutes: ['module/vaultpress/data'] } });
	answerGet('module/vaultpress/data', { code: 'not_registered', message: '', data: null });
	await store.dispatch(loadVaultPress({ force: true }));
	expect(viewVaultPress(selectVaultPress(store.getState()))).toEqual({ kind: 'unregistered' });
});
