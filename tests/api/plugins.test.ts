import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost, crash } from '#tests/support/wire';
import { catalogApi } from '@/api/entities/catalog';
import { pluginsApi } from '@/api/entities/plugins';

const calls = () => createTestStore().api(pluginsApi);

const WIRE = {
	Name: 'Akismet Anti-Spam',
	PluginURI: 'https://akismet.com/',
	Version: '5.0',
	Description: 'Keeps spam out.',
	Network: false,
	RequiresPlugins: '',
	active: true,
};

const AKISMET = {
	file: 'akismet/akismet.php',
	name: 'Akismet Anti-Spam',
	version: '5.0',
	description: 'Keeps spam out.',
	url: 'https://akismet.com/',
	isActive: true,
};

it('API-29 decodes the installed plugins to a map from file to plugin', async () => {
	const api = calls();
	answerGet('plugins', {
		'akismet/akismet.php': WIRE,
		'hello.php': { Name: 'Hello', active: false },
	});
	await expect(api.loadAll()).resolves.toEqual({
		'akismet/akismet.php': AKISMET,
		'hello.php': {
			file: 'hello.php',
			name: 'Hello',
			version: '',
			description: '',
			url: '',
			isActive: false,
		},
	});
});

it('API-29 decodes an empty list to an empty map', async () => {
	const api = calls();
	answerGet('plugins', []);
	await expect(api.loadAll()).resolves.toEqual({});
});

it('API-29 rejects a plugin without its active flag', async () => {
	const api = calls();
	answerGet('plugins', { 'hello.php': { Name: 'Hello' } });
	await expect(api.loadAll()).rejects.toMatchObject({
		kind: 'shape',
		response: expect.stringContaining('hello.php.active'),
	});
});

it('decodes one plugin in an envelope', async () => {
	const api = createTestStore().api(catalogApi);
	answerGet('plugin/akismet/akismet.php', { code: 'success', message: '', data: WIRE });
	await expect(api.loadPlugin('akismet/akismet.php')).resolves.toEqual(AKISMET);
});

it('rejects a plugin that is not installed with the server’s code', async () => {
	const api = createTestStore().api(catalogApi);
	answerGet(
		'plugin/none/none.php',
		{ code: 'plugin_not_found', message: 'None.', data: null },
		404,
	);
	await expect(api.loadPlugin('none/none.php')).rejects.toMatchObject({
		kind: 'not-found',
		code: 'plugin_not_found',
	});
});

it('API-28 installs and activates a plugin, and sends the source', async () => {
	const api = calls();
	const sent = answerPost('plugins', { code: 'success', message: '' });
	await api.install({ slug: 'creative-mail', source: 'recommendations' });
	await api.install({ slug: 'akismet' });
	await api.install({ slug: 'akismet', status: 'inactive' });
	expect(sent).toEqual([
		{ slug: 'creative-mail', status: 'active', source: 'recommendations' },
		{ slug: 'akismet', status: 'active' },
		{ slug: 'akismet', status: 'inactive' },
	]);
});

it('API-28 keeps the code of a refusal with status 404', async () => {
	const api = calls();
	answerPost('plugins', { code: 'plugin_already_active', message: 'Is on.', data: null }, 404);
	await expect(api.install({ slug: 'akismet' })).rejects.toMatchObject({
		code: 'plugin_already_active',
		status: 404,
	});
});

it('API-28 rejects after a crash of the installer', async () => {
	const api = calls();
	crash('post', 'plugins');
	await expect(api.install({ slug: 'akismet' })).rejects.toMatchObject({
		kind: 'http',
		status: 500,
	});
});

it('API-34 decodes the number of updates', async () => {
	const api = calls();
	answerGet('updates/plugins', { code: 'updates-available', message: '3 updates', count: 3 });
	await expect(api.countUpdates()).resolves.toEqual({ code: 'updates-available', count: 3 });
	answerGet('updates/plugins', { code: 'not_found', message: 'None.' }, 404);
	await expect(api.countUpdates()).rejects.toMatchObject({ kind: 'not-found' });
});
