import { answerGet, answerPost } from '#tests/support/wire';
import { sendLoginEmail } from '@/state/connection/mobile-login';
import { selectNotices } from '@/state/notices';
import { loadVaultPress, selectVaultPress } from '@/state/rewind/vaultpress';
import { selectHasRoute } from '@/state/store/server-routes';
import { viewVaultPress } from '@/domain/rewind/vaultpress';
import { open } from '../site';

const ROUTE = 'mobile/send-login-email';
const SENTENCE = "This version of Jetpack can't do this.";

it.each([
	['nothing', undefined],
	['a text', ROUTE],
	['a list of something else', [1, 2]],
])('has every route where the page printed %s about missing ones', (_what, missingRoutes) => {
	const { read } = open({ pageData: { missingRoutes } });
	expect(read(selectHasRoute, ROUTE)).toBe(true);
});

it('sends no call whose route the page printed as missing', async () => {
	const { dispatch } = open({ scenario: 'jetpack-16' });
	const sent = answerPost(ROUTE, { code: 'success' });
	const { error } = await dispatch(sendLoginEmail());
	expect(error?.message).toBe(SENTENCE);
	expect(sent).toEqual([]);
});

it('removes the offer when a call finds that its route is gone, and says so', async () => {
	const { dispatch, read } = open();
	answerPost(ROUTE, { code: 'rest_no_route', message: 'No route', data: { status: 404 } }, 404);
	await dispatch(sendLoginEmail());
	expect(read(selectHasRoute, ROUTE)).toBe(false);
	expect(read(selectNotices).map(({ text }) => text)).toEqual([
		"Jetpack on this site can't do this.",
	]);
});

it('counts VaultPress as absent on a server without its call, and does not ask', async () => {
	const { dispatch, read } = open({ scenario: 'jetpack-16' });
	const { error } = await dispatch(loadVaultPress());
	expect(error).toBeUndefined();
	expect(viewVaultPress(read(selectVaultPress))).toEqual({ kind: 'absent' });
});

it('asks VaultPress after its plugin was activated, no matter what the page printed', async () => {
	const { dispatch, read } = open({ pageData: { missingRoutes: ['module/vaultpress/data'] } });
	answerGet('module/vaultpress/data', { code: 'not_registered', message: '', data: null });
	await dispatch(loadVaultPress({ force: true }));
	expect(viewVaultPress(read(selectVaultPress))).toEqual({ kind: 'unregistered' });
});
