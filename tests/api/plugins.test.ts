import { catalogApi } from '@/api/entities/catalog';
import type { Api } from '@/api';
import { type PluginInstallation, pluginsApi } from '@/api/entities/plugins';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';
import {
	decodes,
	enveloped,
	refused,
	rejects,
	sends,
	SHAPE,
	type Read,
	type Write,
} from './tables';

const FILE = 'akismet/akismet.php';
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
	file: FILE,
	name: 'Akismet Anti-Spam',
	version: '5.0',
	description: 'Keeps spam out.',
	url: 'https://akismet.com/',
	isActive: true,
};
const BARE = { name: 'Hello', version: '', description: '', url: '', isActive: false };
const UPDATES = { code: 'updates-available', message: '3 updates', count: 3 };

it.each<Read>([
	[
		'API-29 the installed plugins, by their file',
		'plugins',
		{ [FILE]: WIRE, 'hello.php': { Name: 'Hello', active: false } },
		{ [FILE]: AKISMET, 'hello.php': { file: 'hello.php', ...BARE } },
	],
	['API-29 an empty list', 'plugins', [], {}],
	['API-34 the number of updates', 'updates/plugins', UPDATES, { code: UPDATES.code, count: 3 }],
])('decodes %s', decodes);

it.each<Read>([
	[
		'API-29 a plugin without its active flag',
		'plugins',
		{ 'hello.php': { Name: 'Hello' } },
		{ ...SHAPE, response: expect.stringContaining('hello.php.active') },
	],
	['API-34 no number', 'updates/plugins', { code: 'x', message: '' }, { kind: 'not-found' }, 404],
])('rejects %s', rejects);

it('decodes one plugin in an envelope, and rejects one that is not installed', async () => {
	const load = () => createTestStore().api(catalogApi).loadPlugin(FILE);
	const missing = { code: 'plugin_not_found', message: 'None.', data: null };
	const loading = load();
	answerGet(`plugin/${FILE}`, enveloped(WIRE));
	await expect(loading).resolves.toEqual(AKISMET);
	const failing = load();
	answerGet(`plugin/${FILE}`, missing, 404);
	expect(await failureOf(failing)).toMatchObject({ kind: 'not-found', code: missing.code });
});

const MAIL = { slug: 'creative-mail', source: 'recommendations' };
const install = (wish: PluginInstallation) => (api: Api) => api(pluginsApi).install(wish);
const DONE = { code: 'success' };
it.each<Write>([
	['its source', 'plugins', install(MAIL), { ...MAIL, status: 'active' }, DONE],
	['to be active', 'plugins', install({ slug: 'a' }), { slug: 'a', status: 'active' }, DONE],
	[
		'to be inactive',
		'plugins',
		install({ slug: 'a', status: 'inactive' }),
		{ slug: 'a', status: 'inactive' },
		DONE,
	],
])('API-28 an installation sends %s', sends);

it('API-28 keeps the code of a refusal with status 404', async () => {
	const active = { code: 'plugin_already_active', message: 'Is on.', data: null };
	const error = await refused('plugins', install({ slug: 'a' }), active, 404);
	expect(error).toMatchObject({ code: active.code, status: 404 });
});
