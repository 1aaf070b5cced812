/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '#tests/support/render';
import { answerGet, answerPost, crash } from '#tests/support/wire';
import { installPlugin, openAfterInstall } from '@/state/plugins/install';
import {
	loadPlugins,
	loadPluginUpdates,
	selectPluginState,
	selectPluginTask,
	selectPluginUpdates,
} from '@/state/plugins';
import { open } from './site';
import { selectAntiSpam } from '@/state/anti-spam';
import { selectVaultPress } from '@/state/rewind/vaultpress';

const MAIL = 'creative-mail-by-constant-contact';
const MAIL_FILE = `${MAIL}/creative-mail-plugin.php`;

const listMail = (active: boolean) =>
	answerGet('plugins', { [MAIL_FILE]: { Name: 'Creative Mail by CC', active } });

const openPlugins = () => {
	const site = open();
	return {
		...site,
		install: (slug = MAIL, more: object = {}) => site.dispatch(installPlugin({ slug, ...more })),
		taskOf: (slug = MAIL) => site.read(selectPluginTask, slug),
		stateOf: () => site.read(selectPluginState, MAIL_FILE).kind,
	};
};

/** Fakes only the timer of the thunk: the network's own clock continues. */
const holdTimers = () =>
	jest.useFakeTimers({
		doNotFake: [
			...(['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] as const),
			...(['setInterval', 'clearInterval'] as const),
		],
	});

it('CARD-23 installs a plugin and reloads the list 2500 ms later', async () => {
	const { dispatch, install, taskOf, stateOf, said } = openPlugins();
	answerGet('plugins', []);
	await dispatch(loadPlugins());
	expect(stateOf()).toBe('not-installed');
	const sent = answerPost('plugins', { code: 'success' });
	holdTimers();
	const installing = install(MAIL, { source: 'recommendations' });
	expect(taskOf()).toBe('installing');
	expect(said()).toEqual([['is-info', 'Installing Creative Mail…']]);
	await expect(installing).resolves.toEqual({ data: undefined });
	expect(sent).toEqual([{ slug: MAIL, status: 'active', source: 'recommendations' }]);
	expect(said()).toEqual([['is-success', 'Creative Mail has been activated.']]);

	listMail(true);
	await jest.advanceTimersByTimeAsync(2499);
	expect([stateOf(), taskOf()]).toEqual(['not-installed', 'installing']);
	await jest.advanceTimersByTimeAsync(1);
	jest.useRealTimers();
	await dispatch(loadPlugins());
	expect([stateOf(), taskOf()]).toEqual(['active', undefined]);
});

it('CARD-01 announces the activation of a plugin that is known to be installed, before the list is loaded', async () => {
	const { dispatch, said, browser } = open();
	answerPost('plugins', { code: 'success' });
	holdTimers();
	const plugin = { slug: MAIL, act: 'activate' } as const;
	const opening = dispatch(openAfterInstall(plugin, 'admin.php?page=mail'));
	expect(said()).toEqual([['is-info', 'Activating Creative Mail…']]);
	await opening;
	expect(browser.navigate).toHaveBeenCalledTimes(1);
});

it('announces the activation of an installed plugin', async () => {
	const { dispatch, install, taskOf, said } = openPlugins();
	listMail(false);
	await dispatch(loadPlugins());
	answerPost('plugins', { code: 'success' });
	holdTimers();
	const activating = install();
	expect(taskOf()).toBe('activating');
	expect(said()).toEqual([['is-info', 'Activating Creative Mail…']]);
	await activating;
});

it('ignores a second request for the same plugin, but not for another one', async () => {
	const { install } = openPlugins();
	const sent = answerPost('plugins', { code: 'success' });
	holdTimers();
	const first = install();
	await expect(install()).resolves.toMatchObject({ error: { code: 'busy' } });
	await Promise.all([first, install('woocommerce')]);
	expect(sent).toEqual([MAIL, 'woocommerce'].map((slug) => ({ slug, status: 'active' })));
});

it('treats an already active plugin as a success', async () => {
	const { install, said } = openPlugins();
	answerPost('plugins', { code: 'plugin_already_active', message: 'Is on.', data: null }, 404);
	holdTimers();
	await expect(install('woocommerce')).resolves.toEqual({ data: undefined });
	expect(said()).toEqual([['is-success', 'WooCommerce has been activated.']]);
});

it.each([
	['install_plugin_failed', 'Could not install VaultPress.'],
	['plugin_activation_error', 'Could not activate VaultPress.'],
])('shows that it failed after %s, and allows another attempt', async (code, text) => {
	const { install, taskOf, said } = openPlugins();
	answerPost('plugins', { code, message: 'No disk.', data: null }, 500);
	expect((await install('vaultpress')).error).toMatchObject({ code, message: 'No disk.' });
	expect(said()).toEqual([['is-error', text]]);
	expect(taskOf('vaultpress')).toBeUndefined();
});

it('shows that Akismet could not be activated after a crash', async () => {
	const { install, said } = openPlugins();
	crash('post', 'plugins');
	await install('akismet');
	expect(said()).toEqual([['is-error', 'Could not activate Akismet.']]);
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
	const { dispatch, read } = open();
	answerGet('plugins', []);
	answerPost('plugins', { code: 'success' });
	answerGet(path, body);
	holdTimers();
	await dispatch(installPlugin({ slug }));
	await jest.advanceTimersByTimeAsync(2500);
	jest.useRealTimers();
	await waitFor(() => expect(read(selectPluginTask, slug)).toBeUndefined());
	const { phase } = slug === 'akismet' ? read(selectAntiSpam) : read(selectVaultPress);
	expect(phase).toBe('ready');
});
