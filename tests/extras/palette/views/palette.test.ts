import { resetLocaleData } from '@wordpress/i18n';
import { readField } from '@/domain/settings/registry';
import { browser } from '@/app/browser';
import createCommands from '@/extras/palette/commands';
import type { Act } from '@/extras/palette/acts';
import { registerPalette } from '@/extras/palette/register';

const PAGE = `${window.location.origin}/wp-admin/admin.php?page=jetpack`;
const API = {
	root: `${window.location.origin}/wp-json/`,
	nonce: 'n',
	adminUrl: `${window.location.origin}/wp-admin/`,
	userId: 1,
};
const FACTS = {
	canManageModules: true,
	canEditPosts: true,
	isLinked: true,
	isConnectionOwner: true,
	connection: 'connected',
	showBackups: true,
	active: ['sitemaps'],
	inactive: ['protect'],
};

const print = (changes: object = {}) => JSON.stringify({ page: PAGE, facts: FACTS, ...changes });
const list = (json: string, typed = '', acts: readonly Act[] = []) =>
	createCommands(json).find(typed, acts);
const find = (json: string, end: string) => list(json).find(({ name }) => name.endsWith(end));

const visit = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
	jest.spyOn(browser, 'navigate').mockImplementation(() => undefined);
});
afterEach(() => {
	visit('/');
	resetLocaleData();
	jest.restoreAllMocks();
});

it('an entry has a unique name, a label, a category and a callback, as WordPress expects', () => {
	const label = 'Sitemaps – Dashboard for Jetpack';
	expect(find(print(), '=sitemaps')).toEqual({
		name: 'dashboard-for-jetpack/traffic?setting=sitemaps',
		label,
		searchLabel: label,
		category: 'view',
		callback: expect.any(Function),
	});
});

it('a found entry has the typed text in what WordPress searches again', () => {
	const [first] = list(print(), 'xml map');
	expect(first?.label).toContain('Sitemaps');
	expect(first?.searchLabel).toBe(`xml map ${first?.label}`);
});

it('a command that acts closes the palette, then acts', () => {
	const run = jest.fn();
	const close = jest.fn();
	const act: Act = {
		id: 'monitor',
		label: 'Turn on Downtime monitoring',
		text: { names: new Set(), fields: [[60, readField('Downtime monitoring')]] },
		run,
	};
	const [command] = list(print(), 'downtime', [act]);
	expect(command).toMatchObject({
		name: 'dashboard-for-jetpack/act/monitor',
		label: 'Turn on Downtime monitoring',
		category: 'action',
	});
	command?.callback({ close });
	expect(close.mock.invocationCallOrder[0]).toBeLessThan(run.mock.invocationCallOrder[0] ?? 0);
});

it.each<[string, object]>([
	['no access', {}],
	['a root on another host', { api: { ...API, root: 'https://elsewhere.test/wp-json/' } }],
	['no nonce', { api: { ...API, nonce: undefined } }],
	['a site that is not connected', { api: API, facts: { ...FACTS, connection: 'unconnected' } }],
])('loads no commands that act: %s', async (_name, changes) => {
	const acts = await createCommands(print(changes)).loadActs();
	expect(acts()).toEqual([]);
});

it('an entry opens the page of the app from another page', () => {
	visit('/wp-admin/edit.php');
	const close = jest.fn();
	find(print(), '=sitemaps')?.callback({ close });
	expect(close).toHaveBeenCalledTimes(1);
	expect(browser.navigate).toHaveBeenCalledWith(`${PAGE}#/traffic?setting=sitemaps`);
});

it('an entry only changes the hash on the page of the app', () => {
	visit('/wp-admin/admin.php?page=jetpack&x=1#/dashboard');
	find(print(), '=sitemaps')?.callback({ close: () => undefined });
	expect(window.location.hash).toBe('#/traffic?setting=sitemaps');
	expect(browser.navigate).not.toHaveBeenCalled();
});

it('an entry opens the page of the app from a page with a similar slug', () => {
	visit('/wp-admin/admin.php?page=dashboard-for-jetpack');
	find(print(), '/privacy')?.callback({ close: () => undefined });
	expect(browser.navigate).toHaveBeenCalledWith(`${PAGE}#/privacy`);
});

it.each<[string, string]>([
	['nothing', ''],
	['no facts', JSON.stringify({ page: PAGE, facts: null })],
	['a page that is not an address', print({ page: 'nowhere' })],
	['a page that is a script', print({ page: 'javascript:alert(1)' })],
	['a page elsewhere', print({ page: 'https://evil.example/wp-admin/admin.php?page=jetpack' })],
])('invalid data creates no entries: %s', (_name, json) => {
	expect(list(json)).toEqual([]);
});

it('a missing or invalid fact grants nothing but the privacy screen', () => {
	const odd = { canManageModules: 'yes', connection: 'connected', inactive: 'all', active: [1] };
	const names = list(print({ facts: odd })).map(({ name }) => name);
	expect(names.every((name) => name.includes('/privacy'))).toBe(true);
	expect(names.length).toBeGreaterThan(0);
});

describe('the loader', () => {
	afterEach(() => {
		delete window.wp;
	});

	it("is registered once, with WordPress's command store", () => {
		const registerCommandLoader = jest.fn();
		const dispatch = jest.fn(() => ({ registerCommandLoader }));
		window.wp = { data: { dispatch } };
		registerPalette();
		expect(dispatch).toHaveBeenCalledWith('core/commands');
		expect(registerCommandLoader).toHaveBeenCalledTimes(1);
		expect(registerCommandLoader).toHaveBeenCalledWith(
			expect.objectContaining({ name: 'dashboard-for-jetpack' }),
		);
	});

	it.each([
		['no WordPress scripts', undefined],
		['no store', { data: { dispatch: () => undefined } }],
		['a store without loaders', { data: { dispatch: () => ({}) } }],
	])('%s: does nothing', (_name, wp) => {
		window.wp = wp;
		expect(() => registerPalette()).not.toThrow();
	});
});

it('acts come after the screens, even if WordPress sorts by the start of the text', () => {
	const act: Act = {
		id: 'sitemaps',
		label: 'Turn off Sitemaps',
		text: { names: new Set(), fields: [[60, readField('Turn off Sitemaps')]] },
		run: () => undefined,
	};
	const found = list(print(), 'sitemaps', [act]);
	expect(found.map(({ category }) => category)).toEqual([
		...found.slice(1).map(() => 'view'),
		'action',
	]);
	const starts = found.map(({ searchLabel }) => searchLabel.startsWith('sitemaps'));
	expect(starts).toEqual([...found.slice(1).map(() => true), false]);
	expect(found.length).toBeGreaterThan(1);
});
