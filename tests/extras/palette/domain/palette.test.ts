import {
	findEntries,
	listPaletteEntries,
	type PaletteFacts,
} from '@/extras/palette/domain/palette';
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

it('lists every screen outside the WordPress menu for a manager', () => {
	expect(screensOf(pathsOf())).toEqual([
		'/my-plan',
		'/plans',
		'/recommendations',
		...['/security', '/performance', '/writing', '/sharing', '/discussion', '/traffic'],
		...['/modules', '/privacy', '/license/activation'],
		...['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map(
			(key) => `/product/${key}`,
		),
	]);
});

it('lists every setting, on its own screen, for a manager', () => {
	const all = SETTINGS_CARDS.flatMap(({ tab, settings }) =>
		settings.map(({ id }) => `/${tab}?setting=${id}`),
	);
	expect(settingsOf(pathsOf())).toEqual(all);
	expect(all.length).toBeGreaterThan(80);
});

it('gives a setting its label and the texts of the settings search', () => {
	const sitemaps = list().find(({ path }) => path === '/traffic?setting=sitemaps');
	expect(sitemaps?.label).toBe('Sitemaps – Dashboard for Jetpack');
	const [first] = findEntries(list(), 'allow list');
	expect(first?.path).toMatch(/allow_list/);
});

it('names a feature first, and offers products last', () => {
	expect(findEntries(list(), 'downtime')[0]?.label).toMatch(/^Downtime monitoring/);
	const found = findEntries(list(), 'jetpack').map(({ path }) => path.startsWith('/product/'));
	expect(found).toContain(true);
	expect(found).toEqual([...found].sort());
});

it('labels a setting in a group with the group’s title', () => {
	const front = list().find(({ path }) => path.endsWith('wordads_display_front_page'));
	expect(front?.label).toBe('Front page (Display ads below posts on) – Dashboard for Jetpack');
});

it.each(['label', 'name'] as const)(
	'gives every entry a unique %s, because WordPress identifies entries by it',
	(key) => {
		const all = list().map((entry) => entry[key].toLowerCase());
		expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
	},
);

it('ends every label with the name of this plugin', () => {
	const others = list().filter(({ label }) => !label.endsWith(' – Dashboard for Jetpack'));
	expect(others).toEqual([]);
});

describe('omitted entries', () => {
	it('an editor gets privacy and composing, but no screen for managers', () => {
		const paths = pathsOf(EDITOR);
		expect(screensOf(paths)).toEqual(['/privacy']);
		expect(new Set(settingsOf(paths).map((path) => path.split('?')[0]))).toEqual(
			new Set(['/writing', '/privacy']),
		);
	});

	it('an editor gets sharing while publicize is active', () => {
		const paths = pathsOf({ ...EDITOR, active: ['publicize'] });
		expect(paths).toEqual(expect.arrayContaining(['/sharing', '/sharing?setting=publicize']));
	});

	it('a subscriber gets privacy alone', () => {
		const paths = pathsOf({ ...EDITOR, canEditPosts: false });
		expect(new Set(paths.map((path) => path.split('?')[0]))).toEqual(new Set(['/privacy']));
	});

	it.each<[string, Partial<PaletteFacts>, string]>([
		['a missing module', { modules: MODULES.filter((m) => m !== 'sitemaps') }, 'sitemaps'],
		['backups that the host hides', { showBackups: false }, 'backups'],
		['a toolbar that is always on', { isToolbarAlwaysOn: true }, 'masterbar'],
		['the license of another owner', { isConnectionOwner: false }, '/license/activation'],
		['the plan without a linked account', { isLinked: false }, '/my-plan'],
		['the assistant where it is disabled', { showRecommendations: false }, '/recommendations'],
		['plans in offline mode', { connection: 'offline' }, '/plans'],
	])('%s', (_name, changes, gone) => {
		const paths = pathsOf(changes);
		expect(paths.length).toBeGreaterThan(10);
		expect(paths.some((path) => path.endsWith(gone))).toBe(false);
		expect(pathsOf().some((path) => path.endsWith(gone))).toBe(true);
	});

	it('everything but privacy before the site is connected', () => {
		expect(pathsOf({ connection: 'unconnected' })).toEqual([
			'/privacy',
			'/privacy?setting=tracks_opt_out',
		]);
	});
});

/** The typed text, the entry that must come first, and the most entries that may be listed. */
const QUERIES: [typed: string, first: string, most: number][] = [
	['sitemaps', '/traffic?setting=sitemaps', 1],
	['cdn', '/performance?setting=site-accelerator', 3],
	['brute force', '/security?setting=protect', 2],
	['firewall', '/security?setting=waf', 10],
	['spam', '/security?setting=wordpress_api_key', 2],
	['newsletter', '/discussion?setting=subscriptions', 18],
	['post by email', '/writing?setting=post-by-email', 7],
	['ads.txt', '/traffic?setting=wordads_custom_adstxt_enabled', 2],
	['modules', '/modules', 1],
	['jetpack', '/my-plan', 60],
	['jetp', '/my-plan', 60],
	['my plan', '/my-plan', 3],
];

it.each(QUERIES)('finds "%s" at %s, and at most %i entries', (typed, first, most) => {
	const found = findEntries(list(), typed).map(({ path }) => path);
	expect(found[0]).toBe(first);
	expect(found.length).toBeLessThanOrEqual(most);
});

it.each([
	['sitemaps', '/security?setting=waf'],
	['monitor', '/writing?setting=markdown'],
	['akismet', '/traffic?setting=sitemaps'],
	['zzzz', '/plans'],
])('does not list for "%s" what only has its letters: %s', (typed, path) => {
	expect(findEntries(list(), typed).map((entry) => entry.path)).not.toContain(path);
});
