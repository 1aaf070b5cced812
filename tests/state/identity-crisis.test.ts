import { selectConnectionStatus } from '@/state/connection';
import {
	confirmSafeMode,
	migrateConnection,
	selectIdentityCrisis,
	startFresh,
} from '@/state/identity-crisis';
import type { AsyncThunk } from '@/state/types';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

const refusal = { code: 'error_setting', message: 'Not kept', data: null };

/** A site in an identity crisis, whose connection has changed since the page was printed. */
function createCrisis() {
	const made = createTestStore();
	const { store } = made;
	const wire = { ...selectConnectionStatus(store.getState()), isPublic: false };
	store.dispatch({ type: 'connection/statusReceived', payload: { isInIdentityCrisis: true } });
	answerGet('connection', wire);
	return { ...made, status: () => selectConnectionStatus(store.getState()) };
}

it('API-60 confirms the safe mode, reloads the status and keeps the crisis', async () => {
	const { store, status } = createCrisis();
	expect(selectIdentityCrisis(store.getState())).toMatchObject({
		running: null,
		error: null,
		isSafeModeConfirmed: false,
	});
	const sent = answerPost('identity-crisis/confirm-safe-mode', { code: 'success' });
	const confirming = store.dispatch(confirmSafeMode());
	expect(selectIdentityCrisis(store.getState()).running).toBe('confirm-safe-mode');
	await confirming;
	expect(sent).toHaveLength(1);
	expect(selectIdentityCrisis(store.getState())).toMatchObject({
		running: null,
		error: null,
		isSafeModeConfirmed: true,
	});
	expect(status()).toMatchObject({ isPublic: false, isInIdentityCrisis: true });
});

it('API-62 migrates, ends the crisis and reloads the status', async () => {
	const { store, status } = createCrisis();
	const sent = answerPost('identity-crisis/migrate', { code: 'success' });
	await store.dispatch(migrateConnection());
	expect(sent).toHaveLength(1);
	expect(status()).toMatchObject({ isPublic: false, isInIdentityCrisis: false });
	expect(selectIdentityCrisis(store.getState()).running).toBeNull();
});

it('API-61 starts fresh: navigates to the provider and keeps the action running', async () => {
	const { store, browser } = createCrisis();
	const sent = answerPost('identity-crisis/start-fresh', 'https://cloud.test/authorize');
	await store.dispatch(startFresh());
	expect(sent).toEqual([{ redirect_uri: 'admin.php?page=jetpack' }]);
	expect(browser.navigate).toHaveBeenCalledWith('https://cloud.test/authorize');
	expect(selectIdentityCrisis(store.getState()).running).toBe('start-fresh');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.test'])(
	'rejects the start-fresh address %s with an error and does not navigate',
	async (address) => {
		const { store, browser } = createCrisis();
		answerPost('identity-crisis/start-fresh', address);
		await store.dispatch(startFresh());
		expect(browser.navigate).not.toHaveBeenCalled();
		expect(selectIdentityCrisis(store.getState())).toMatchObject({
			running: null,
			error: { message: "The server sent an address that isn't safe to open." },
		});
	},
);

const ACTIONS: [string, string, () => AsyncThunk<unknown>][] = [
	['API-60', 'confirm-safe-mode', confirmSafeMode],
	['API-61', 'start-fresh', startFresh],
	['API-62', 'migrate', migrateConnection],
];

it.each(ACTIONS)(
	'%s keeps the reason why %s failed until the next attempt',
	async (_id, path, thunk) => {
		const { store, browser, status } = createCrisis();
		answerPost(`identity-crisis/${path}`, refusal, 500);
		await expect(store.dispatch(thunk())).resolves.toMatchObject({
			error: { code: 'error_setting' },
		});
		expect(selectIdentityCrisis(store.getState())).toMatchObject({
			running: null,
			error: { message: 'Not kept' },
			isSafeModeConfirmed: false,
		});
		expect(status().isInIdentityCrisis).toBe(true);
		expect(browser.navigate).not.toHaveBeenCalled();
		const again = store.dispatch(thunk());
		expect(selectIdentityCrisis(store.getState()).error).toBeNull();
		await again;
	},
);

it('runs one action at a time', async () => {
	const { store } = createCrisis();
	answerPost('identity-crisis/migrate', { code: 'success' });
	const sent = answerPost('identity-crisis/start-fresh', 'https://cloud.test/');
	const migrating = store.dispatch(migrateConnection());
	await expect(store.dispatch(startFresh())).resolves.toMatchObject({ error: { code: 'busy' } });
	await migrating;
	expect(sent).toEqual([]);
});
