import { resetLocaleData } from '@wordpress/i18n';
import { browser } from '@/app/browser';
import createCommands from '@/app/palette/commands';
import { registerPalette } from '@/app/palette/register';

const PAGE = 'http://localhost/wp-admin/admin.php?page=jetpack';
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
const find = (commands: ReturnType<typeof createCommands>, end: string) =>
	commands.find(({ name }) => name.endsWith(end));

const visit = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
	jest.spyOn(browser, 'navigate').mockImplementation(() => undefined);
});
afterEach(() => {
	visit('/');
	resetLocaleData({}, 'dashboard-for-jetpack');
	jest.restoreAllMocks();
});

it('an entry is what WordPress takes: a name of its own, a label, words to find it by', () => {
	expect(find(createCommands(print()), '=sitemaps')).toEqual({
		name: 'dashboard-for-jetpack/traffic?setting=sitemaps',
		label: 'Generate XML sitemaps (Sitemaps) – Dashboard for Jetpack',
		keywords: expect.arrayContaining(['sitemaps', 'Traffic']),
		category: 'view',
		callback: expect.any(Function),
	});
});

it('from another page it leads to the page of the app', () => {
	visit('/wp-admin/edit.php');
	const close = jest.fn();
	find(createCommands(print()), '=sitemaps')?.callback({ close });
	expect(close).toHaveBeenCalledTimes(1);
	expect(browser.navigate).toHaveBeenCalledWith(`${PAGE}#/traffic?setting=sitemaps`);
});

it('on the page of the app it changes the hash, and loads nothing', () => {
	visit('/wp-admin/admin.php?page=jetpack&x=1#/dashboard');
	find(createCommands(print()), '=sitemaps')?.callback({ close: () => undefined });
	expect(window.location.hash).toBe('#/traffic?setting=sitemaps');
	expect(browser.navigate).not.toHaveBeenCalled();
});

it('another page of the same kind is another page', () => {
	visit('/wp-admin/admin.php?page=dashboard-for-jetpack');
	find(createCommands(print()), '/privacy')?.callback({ close: () => undefined });
	expect(browser.navigate).toHaveBeenCalledWith(`${PAGE}#/privacy`);
});

it.each<[string, string]>([
	['nothing', ''],
	['no JSON', '<b>'],
	['a list', '[]'],
	['no page', JSON.stringify({ facts: FACTS })],
	['no facts', JSON.stringify({ page: PAGE, facts: null })],
	['a page that is no address', print({ page: 'nowhere' })],
	['a page that is a script', print({ page: 'javascript:alert(1)' })],
])('what cannot be read gives no entry: %s', (_name, json) => {
	expect(createCommands(json)).toEqual([]);
});

it('a fact that is missing or odd is a right that is not there', () => {
	const odd = { canManageModules: 'yes', connection: 'connected', inactive: 'all', active: [1] };
	const names = createCommands(print({ facts: odd })).map(({ name }) => name);
	expect(names.every((name) => name.includes('/privacy'))).toBe(true);
	expect(names.length).toBeGreaterThan(0);
});

describe('the loader', () => {
	afterEach(() => {
		delete window.wp;
	});

	it('is registered once, with the store of WordPress', () => {
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
		['no script of WordPress', undefined],
		['no store', { data: { dispatch: () => undefined } }],
		['a store without loaders', { data: { dispatch: () => ({}) } }],
	])('%s: nothing happens', (_name, wp) => {
		window.wp = wp;
		expect(() => registerPalette()).not.toThrow();
	});
});
