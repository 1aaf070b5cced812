/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { waitFor } from '#tests/support/render';
import { answerGet, answerPost, crash } from '#tests/support/wire';
import { installPlugin, openAfterInstall } from '@/state/install-plugin';
import { selectNotices } from '@/state/notices';
import {
	loadPlugins,
	loadPluginUpdates,
	selectPluginState,
	selectPluginTask,
	selectPluginUpdates,
} from '@/state/plugins';
import { open, type Site } from './site';

const MAIL = 'creative-mail-by-constant-contact';
const MAIL_FILE = `${MAIL}/creative-mail-plugin.php`;

const listMail = (active: boolean) =>
	answerGet('plugins', { [MAIL_FILE]: { Name: 'Creative Mail by CC', active } });

const saidBy = ({ read }: Site) => read(selectNotices).map(({ status, text }) => [status, text]);

/** Fakes only the timer of the thunk: the network's own clock continues. */
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

it('CARD-23 installs a plugin and reloads the list 2500 ms later', async () => {
	const made = open();
	const { dispatch, read } = made;
	answerGet('plugins', []);
	await dispatch(loadPlugins());
	expect(read(selectPluginState, MAIL_FILE)).toBe('not-installed');
	const sent = answerPost('plugins', { code: 'success' });
	holdTimers();
	const installing = dispatch(installPlugin({ slug: MAIL, source: 'recommendations' }));
	expect(read(selectPluginTask, MAIL)).toBe('installing');
	expect(saidBy(made)).toEqual([['is-info', 'Installing Creative Mail…']]);
	await expect(installing).resolves.toEqual({ data: undefined });
	expect(sent).toEqual([{ slug: MAIL, status: 'active', source: 'recommendations' }]);
	expect(saidBy(made)).toEqual([['is-success', 'Creative Mail has been activated.']]);

	listMail(true);
	await jest.advanceTimersByTimeAsync(2499);
	expect(read(selectPluginState, MAIL_FILE)).toBe('not-installed');
	expect(read(selectPluginTask, MAIL)).toBe('installing');
	await jest.advanceTimersByTimeAsync(1);
	jest.useRealTimers();
	await dispatch(loadPlugins());
	expect(read(selectPluginState, MAIL_FILE)).toBe('active');
	expect(read(selectPluginTask, MAIL)).toBeUndefined();
});

it('CARD-01 announces the activation of a plugin that is known to be installed, before the list is loaded', async () => {
	const made = open();
	answerPost('plugins', { code: 'success' });
	holdTimers();
	const opening = made.dispatch(
		openAfterInstall({ slug: MAIL, act: 'activate' }, 'admin.php?page=mail'),
	);
	expect(saidBy(made)).toEqual([['is-info', 'Activating Creative Mail…']]);
	await opening;
	expect(made.browser.navigate).toHaveBeenCalledTimes(1);
	jest.useRealTimers();
});

it('announces the activation of an installed plugin', async () => {
	const made = open();
	listMail(false);
	await made.dispatch(loadPlugins());
	answerPost('plugins', { code: 'success' });
	holdTimers();
	const activating = made.dispatch(installPlugin({ slug: MAIL }));
	expect(made.read(selectPluginTask, MAIL)).toBe('activating');
	expect(saidBy(made)).toEqual([['is-info', 'Activating Creative Mail…']]);
	await activating;
});

it('ignores a second request for the same plugin, but not for another one', async () => {
	const { dispatch } = open();
	const sent = answerPost('plugins', { code: 'success' });
	holdTimers();
	const first = dispatch(installPlugin({ slug: MAIL }));
	await expect(dispatch(installPlugin({ slug: MAIL }))).resolves.toMatchObject({
		error: { code: 'busy' },
	});
	await Promise.all([first, dispatch(installPlugin({ slug: 'woocommerce' }))]);
	expect(sent).toEqual([
		{ slug: MAIL, status: 'active' },
		{ slug: 'woocommerce', status: 'active' },
	]);
});

it('treats an already active plugin as a success', async () => {
	const made = open();
	answerPost('plugins', { code: 'plugin_already_active', message: 'Is on.', data: null }, 404);
	holdTimers();
	await expect(made.dispatch(installPlugin({ slug: 'woocommerce' }))).resolves.toEqual({
		data: undefined,
	});
	expect(saidBy(made)).toEqual([['is-success', 'WooCommerce has been activated.']]);
});

it.each([
	['install_plugin_failed', 'Could not install VaultPress.'],
	['plugin_activation_error', 'Could not activate VaultPress.'],
])('shows that it failed after %s, and allows another attempt', async (code, text) => {
	const made = open();
	answerPost('plugins', { code, message: 'No disk.', data: null }, 500);
	const outcome = await made.dispatch(installPlugin({ slug: 'vaultpress' }));
	expect(outcome.error).toMatchObject({ code, message: 'No disk.' });
	expect(saidBy(made)).toEqual([['is-error', text]]);
	expect(made.read(selectPluginTask, 'vaultpress')).toBeUndefined();
});

it('shows that Akismet could not be activated after a crash', async () => {
	const made = open();
	crash('post', 'plugins');
	await made.dispatch(installPlugin({ slug: 'akismet' }));
	expect(saidBy(made)).toEqual([['is-error', 'Could not activate Akismet.']]);
});

it('API-34 loads the number of plugins with updates', async () => {
	const { dispatch, read } = open();
	answerGet('updates/plugins', { code: 'updates-available', message: '', count: 2 });
	await dispatch(loadPluginUpdates());
	expect(read(selectPluginUpdates)).toMatchObject({ data: { count: 2 } });
});

it.each([
	['akismet', 'module/akismet/data', 5],
	['vaultpress', 'module/vaultpress/data', { code: 'success', message: '' }],
])('loads the data of %s once it is active', async (slug, path, body) => {
	const { dispatch, read, getState } = open();
	answerGet('plugins', []);
	answerPost('plugins', { code: 'success' });
	answerGet(path, body);
	holdTimers();
	await dispatch(installPlugin({ slug }));
	await jest.advanceTimersByTimeAsync(2500);
	jest.useRealTimers();
	await waitFor(() => expect(read(selectPluginTask, slug)).toBeUndefined());
	const { antiSpam, vaultpress } = getState();
	expect((slug === 'akismet' ? antiSpam : vaultpress)?.phase).toBe('ready');
});
