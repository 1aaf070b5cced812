import { selectConnectionStatus } from '@/state/connection';
import {
	confirmSafeMode,
	migrateConnection,
	selectIdentityCrisis,
	startFresh,
} from '@/state/connection/identity-crisis';
import type { AsyncThunk } from '@/state/store/types';
import { answerGet, answerPost } from '#tests/support/wire';
import { open } from '../site';

/** A site in an identity crisis, whose connection has changed since the page was printed. */
function openCrisis() {
	const site = open();
	const wire = { ...site.read(selectConnectionStatus), isPublic: false };
	site.dispatch({ type: 'connection/statusReceived', payload: { isInIdentityCrisis: true } });
	answerGet('connection', wire);
	return {
		...site,
		status: () => site.read(selectConnectionStatus),
		crisis: () => site.read(selectIdentityCrisis),
	};
}

const IDLE = { running: null, error: null };

it('API-60 confirms the safe mode, reloads the status and keeps the crisis', async () => {
	const { dispatch, crisis, status } = openCrisis();
	expect(crisis()).toMatchObject({ ...IDLE, isSafeModeConfirmed: false });
	const sent = answerPost('identity-crisis/confirm-safe-mode', { code: 'success' });
	const confirming = dispatch(confirmSafeMode());
	expect(crisis().running).toBe('confirm-safe-mode');
	await confirming;
	expect(sent).toHaveLength(1);
	expect(crisis()).toMatchObject({ ...IDLE, isSafeModeConfirmed: true });
	expect(status()).toMatchObject({ isPublic: false, isInIdentityCrisis: true });
});

it('API-62 migrates, ends the crisis and reloads the status', async () => {
	const { dispatch, crisis, status } = openCrisis();
	const sent = answerPost('identity-crisis/migrate', { code: 'success' });
	await dispatch(migrateConnection());
	expect(sent).toHaveLength(1);
	expect(status()).toMatchObject({ isPublic: false, isInIdentityCrisis: false });
	expect(crisis().running).toBeNull();
});

it('API-61 starts fresh: navigates to the provider and keeps the action running', async () => {
	const { dispatch, crisis, browser } = openCrisis();
	const sent = answerPost('identity-crisis/start-fresh', 'https://cloud.test/authorize');
	await dispatch(startFresh());
	expect(sent).toEqual([{ redirect_uri: 'admin.php?page=jetpack' }]);
	expect(browser.navigate).toHaveBeenCalledWith('https://cloud.test/authorize');
	expect(crisis().running).toBe('start-fresh');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.test'])(
	'rejects the start-fresh address %s with an error and does not navigate',
	async (address) => {
		const { dispatch, crisis, browser } = openCrisis();
		answerPost('identity-crisis/start-fresh', address);
		await dispatch(startFresh());
		expect(browser.navigate).not.toHaveBeenCalled();
		const message = "The server sent an address that isn't safe to open.";
		expect(crisis()).toMatchObject({ running: null, error: { message } });
	},
);

it.each<[string, string, () => AsyncThunk<unknown>]>([
	['API-60', 'confirm-safe-mode', confirmSafeMode],
	['API-61', 'start-fresh', startFresh],
	['API-62', 'migrate', migrateConnection],
])('%s keeps the reason why %s failed until the next attempt', async (_id, path, thunk) => {
	const { dispatch, crisis, browser, status } = openCrisis();
	const refusal = { code: 'error_setting', message: 'Not kept', data: null };
	answerPost(`identity-crisis/${path}`, refusal, 500);
	const { error } = await dispatch(thunk());
	expect(error?.code).toBe('error_setting');
	expect(crisis()).toMatchObject({ running: null, isSafeModeConfirmed: false });
	expect(crisis().error?.message).toBe('Not kept');
	expect(status().isInIdentityCrisis).toBe(true);
	expect(browser.navigate).not.toHaveBeenCalled();
	const again = dispatch(thunk());
	expect(crisis().error).toBeNull();
	await again;
});

it('runs one action at a time', async () => {
	const { dispatch } = openCrisis();
	answerPost('identity-crisis/migrate', { code: 'success' });
	const sent = answerPost('identity-crisis/start-fresh', 'https://cloud.test/');
	const migrating = dispatch(migrateConnection());
	await expect(dispatch(startFresh())).resolves.toMatchObject({ error: { code: 'busy' } });
	await migrating;
	expect(sent).toEqual([]);
});
