/** The words of a server are decoded by a page.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { waitFor } from '#tests/support/render';
import { createTestStore, type TestStore } from '#tests/support/store';
import { answerGet, answerPost, crash } from '#tests/support/wire';
import { selectNotices } from '@/state/notices';
import {
	installPlugin,
	loadPlugins,
	loadPluginUpdates,
	selectPluginState,
	selectPluginTask,
	selectPluginUpdates,
} from '@/state/plugins';

const MAIL = 'creative-mail-by-constant-contact';
const MAIL_FILE = `${MAIL}/creative-mail-plugin.php`;

const listMail = (active: boolean) =>
	answerGet('plugins', { [MAIL_FILE]: { Name: 'Creative Mail by CC', active } });

const saidBy = ({ store }: TestStore) =>
	selectNotices(store.getState()).map(({ status, text }) => [status, text]);

/** Only the timer that the thunk sets: the network's own clock goes on. */
const holdTimers = () =>
	jest.useFakeTimers({
		doNotFake: [
			'nextTick',
			'setImmediate',
			'queueMicrotask',
			'performance',
			'Date',
			'setInterval',
			'clearInterval',
		],
	});

it('CARD-23 installs a plugin, and reads the list again 2500 ms later', async () => {
	const world = createTestStore();
	const { store } = world;
	answerGet('plugins', []);
	await store.dispatch(loadPlugins());
	expect(selectPluginState(store.getState(), MAIL_FILE)).toBe('not-installed');
	const sent = answerPost('plugins', { code: 'success' });
	holdTimers();
	const installing = store.dispatch(installPlugin({ slug: MAIL, source: 'recommendations' }));
	expect(selectPluginTask(store.getState(), MAIL)).toBe('installing');
	expect(saidBy(world)).toEqual([['is-info', 'Installing Creative Mail…']]);
	await expect(installing).resolves.toEqual({ data: undefined });
	expect(sent).toEqual([{ slug: MAIL, status: 'active', source: 'recommendations' }]);
	expect(saidBy(world)).toEqual([['is-success', 'Creative Mail has been activated.']]);

	listMail(true);
	await jest.advanceTimersByTimeAsync(2499);
	expect(selectPluginState(store.getState(), MAIL_FILE)).toBe('not-installed');
	expect(selectPluginTask(store.getState(), MAIL)).toBe('installing');
	await jest.advanceTimersByTimeAsync(1);
	jest.useRealTimers();
	await store.dispatch(loadPlugins());
	expect(selectPluginState(store.getState(), MAIL_FILE)).toBe('active');
	expect(selectPluginTask(store.getState(), MAIL)).toBeUndefined();
});

it('says that it activates what is installed already', async () => {
	const world = createTestStore();
	listMail(false);
	await world.store.dispatch(loadPlugins());
	answerPost('plugins', { code: 'success' });
	holdTimers();
	const activating = world.store.dispatch(installPlugin({ slug: MAIL }));
	expect(selectPluginTask(world.store.getState(), MAIL)).toBe('activating');
	expect(saidBy(world)).toEqual([['is-info', 'Activating Creative Mail…']]);
	await activating;
});

it('ignores a second request for the same plugin, not for another one', async () => {
	const { store } = createTestStore();
	const sent = answerPost('plugins', { code: 'success' });
	holdTimers();
	const first = store.dispatch(installPlugin({ slug: MAIL }));
	await expect(store.dispatch(installPlugin({ slug: MAIL }))).resolves.toMatchObject({
		error: { code: 'busy' },
	});
	await Promise.all([first, store.dispatch(installPlugin({ slug: 'woocommerce' }))]);
	expect(sent).toEqual([
		{ slug: MAIL, status: 'active' },
		{ slug: 'woocommerce', status: 'active' },
	]);
});

it('takes a plugin that was active already for a success', async () => {
	const world = createTestStore();
	answerPost('plugins', { code: 'plugin_already_active', message: 'Is on.', data: null }, 404);
	holdTimers();
	await expect(world.store.dispatch(installPlugin({ slug: 'woocommerce' }))).resolves.toEqual({
		data: undefined,
	});
	expect(saidBy(world)).toEqual([['is-success', 'WooCommerce has been activated.']]);
});

it.each([
	['install_plugin_failed', 'Could not install VaultPress.'],
	['plugin_activation_error', 'Could not activate VaultPress.'],
])('says after %s that it failed, and lets try again', async (code, text) => {
	const world = createTestStore();
	answerPost('plugins', { code, message: 'No disk.', data: null }, 500);
	const outcome = await world.store.dispatch(installPlugin({ slug: 'vaultpress' }));
	expect(outcome.error).toMatchObject({ code, message: 'No disk. (Status 500)' });
	expect(saidBy(world)).toEqual([['is-error', text]]);
	expect(selectPluginTask(world.store.getState(), 'vaultpress')).toBeUndefined();
});

it('says that Akismet could not be activated, even after a crash', async () => {
	const world = createTestStore();
	crash('post', 'plugins');
	await world.store.dispatch(installPlugin({ slug: 'akismet' }));
	expect(saidBy(world)).toEqual([['is-error', 'Could not activate Akismet.']]);
});

it('API-34 knows how many plugins have updates', async () => {
	const { store } = createTestStore();
	answerGet('updates/plugins', { code: 'updates-available', message: '', count: 2 });
	await store.dispatch(loadPluginUpdates());
	expect(selectPluginUpdates(store.getState())).toMatchObject({ data: { count: 2 } });
});

it.each([
	['akismet', 'module/akismet/data', 5],
	['vaultpress', 'module/vaultpress/data', { code: 'success', message: '' }],
])('asks %s itself anew once it runs', async (slug, path, body) => {
	const { store } = createTestStore();
	answerGet('plugins', []);
	answerPost('plugins', { code: 'success' });
	answerGet(path, body);
	holdTimers();
	await store.dispatch(installPlugin({ slug }));
	await jest.advanceTimersByTimeAsync(2500);
	jest.useRealTimers();
	await waitFor(() => expect(selectPluginTask(store.getState(), slug)).toBeUndefined());
	const { antiSpam, vaultpress } = store.getState();
	expect((slug === 'akismet' ? antiSpam : vaultpress)?.phase).toBe('ready');
});
