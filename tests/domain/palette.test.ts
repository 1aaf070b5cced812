import { listPaletteEntries, type PaletteFacts } from '@/domain/palette';
import { SETTINGS_CARDS } from '@/domain/settings/registry';

const MODULES = [...new Set(SETTINGS_CARDS.flatMap((c) => c.settings.map(({ module }) => module)))];

const MANAGER: PaletteFacts = {
	canManageModules: true,
	canEditPosts: true,
	isLinked: true,
	isConnectionOwner: true,
	connection: 'connected',
	showRecommendations: true,
	showBackups: true,
	isToolbarAlwaysOn: false,
	isInFolder: false,
	modules: MODULES,
	active: [],
	missingSettings: [],
};
const EDITOR: PaletteFacts = { ...MANAGER, canManageModules: false, isConnectionOwner: false };

const list = (changes: Partial<PaletteFacts> = {}) =>
	listPaletteEntries({ ...MANAGER, ...changes });
const pathsOf = (changes: Partial<PaletteFacts> = {}) => list(changes).map(({ path }) => path);
const settingsOf = (paths: string[]) => paths.filter((path) => path.includes('?setting='));
const screensOf = (paths: string[]) => paths.filter((path) => !path.includes('?setting='));

it('a manager reaches every screen that is not in the menu of WordPress', () => {
	expect(screensOf(pathsOf())).toEqual([
		'/my-plan',
		'/plans',
		'/recommendations',
		...['/security', '/performance', '/writing', '/sharing', '/discussion', '/traffic', '/privacy'],
		'/license/activation',
		...['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map(
			(key) => `/product/${key}`,
		),
	]);
});

it('and every setting, on its own screen', () => {
	const all = SETTINGS_CARDS.flatMap(({ tab, settings }) =>
		settings.map(({ id }) => `/${tab}?setting=${id}`),
	);
	expect(settingsOf(pathsOf())).toEqual(all);
	expect(all.length).toBeGreaterThan(80);
});

it('a setting has the words by which the settings are searched', () => {
	const sitemaps = list().find(({ path }) => path === '/traffic?setting=sitemaps');
	expect(sitemaps).toMatchObject({
		label: 'Generate XML sitemaps (Sitemaps) – Dashboard for Jetpack',
	});
	const allowed = list().find(({ path }) => path.endsWith('jetpack_protect_global_whitelist'));
	expect(allowed?.keywords).toEqual(
		expect.arrayContaining(['Brute force protection', 'Security', 'protect', 'allow list']),
	);
});

it('what stands in a group is named by its question', () => {
	const front = list().find(({ path }) => path.endsWith('wordads_display_front_page'));
	expect(front?.label).toBe('Front page (Display ads below posts on) – Dashboard for Jetpack');
	expect(front?.keywords).toContain('Ads');
});

it.each(['label', 'name'] as const)(
	'no two have the same %s: WordPress tells them apart by it',
	(key) => {
		const all = list().map((entry) => entry[key].toLowerCase());
		expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
	},
);

it('every label ends with the name of this plugin', () => {
	const others = list().filter(({ label }) => !label.endsWith(' – Dashboard for Jetpack'));
	expect(others).toEqual([]);
});

describe('what a person may not reach is no entry', () => {
	it('an editor has privacy and how posts are composed, no screen of managers', () => {
		const paths = pathsOf(EDITOR);
		expect(screensOf(paths)).toEqual(['/privacy']);
		expect(new Set(settingsOf(paths).map((path) => path.split('?')[0]))).toEqual(
			new Set(['/writing', '/privacy']),
		);
	});

	it('and where posts go out to networks, sharing', () => {
		const paths = pathsOf({ ...EDITOR, active: ['publicize'] });
		expect(paths).toEqual(expect.arrayContaining(['/sharing', '/sharing?setting=publicize']));
	});

	it('a subscriber has privacy alone', () => {
		const paths = pathsOf({ ...EDITOR, canEditPosts: false });
		expect(new Set(paths.map((path) => path.split('?')[0]))).toEqual(new Set(['/privacy']));
	});

	it.each<[string, Partial<PaletteFacts>, string]>([
		[
			'a module that the site has not',
			{ modules: MODULES.filter((m) => m !== 'sitemaps') },
			'sitemaps',
		],
		['backups that the host keeps out of sight', { showBackups: false }, 'backups'],
		['a toolbar that is always on', { isToolbarAlwaysOn: true }, 'masterbar'],
		['a license, by who is not the owner', { isConnectionOwner: false }, '/license/activation'],
		['a plan, without an account', { isLinked: false }, '/my-plan'],
		['the assistant, where there is none', { showRecommendations: false }, '/recommendations'],
		['plans in offline mode', { connection: 'offline' }, '/plans'],
	])('%s', (_name, changes, gone) => {
		const paths = pathsOf(changes);
		expect(paths.length).toBeGreaterThan(10);
		expect(paths.some((path) => path.endsWith(gone))).toBe(false);
		expect(pathsOf().some((path) => path.endsWith(gone))).toBe(true);
	});

	it('before the site is connected, anything but privacy', () => {
		expect(pathsOf({ connection: 'unconnected' })).toEqual([
			'/privacy',
			'/privacy?setting=tracks_opt_out',
		]);
	});
});
