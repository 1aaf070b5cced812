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

it('an entry has a unique name, a label, keywords, a category and a callback, as WordPress expects', () => {
	expect(find(createCommands(print()), '=sitemaps')).toEqual({
		name: 'dashboard-for-jetpack/traffic?setting=sitemaps',
		label: 'Generate XML sitemaps (Sitemaps) – Dashboard for Jetpack',
		keywords: expect.arrayContaining(['sitemaps', 'Traffic']),
		category: 'view',
		callback: expect.any(Function),
	});
});

it('an entry opens the page of the app from another page', () => {
	visit('/wp-admin/edit.php');
	const close = jest.fn();
	find(createCommands(print()), '=sitemaps')?.callback({ close });
	expect(close).toHaveBeenCalledTimes(1);
	expect(browser.navigate).toHaveBeenCalledWith(`${PAGE}#/traffic?setting=sitemaps`);
});

it('an entry only changes the hash on the page of the app', () => {
	visit('/wp-admin/admin.php?page=jetpack&x=1#/dashboard');
	find(createCommands(print()), '=sitemaps')?.callback({ close: () => undefined });
	expect(window.location.hash).toBe('#/traffic?setting=sitemaps');
	expect(browser.navigate).not.toHaveBeenCalled();
});

it('an entry opens the page of the app from a page with a similar slug', () => {
	visit('/wp-admin/admin.php?page=dashboard-for-jetpack');
	find(createCommands(print()), '/privacy')?.callback({ close: () => undefined });
	expect(browser.navigate).toHaveBeenCalledWith(`${PAGE}#/privacy`);
});

it.each<[string, string]>([
	['nothing', ''],
	['invalid JSON', '<b>'],
	['a list', '[]'],
	['no page', JSON.stringify({ facts: FACTS })],
	['no facts', JSON.stringify({ page: PAGE, facts: null })],
	['a page that is not an address', print({ page: 'nowhere' })],
	['a page that is a script', print({ page: 'javascript:alert(1)' })],
])('invalid data creates no entries: %s', (_name, json) => {
	expect(createCommands(json)).toEqual([]);
});

it('a missing or invalid fact grants nothing but the privacy screen', () => {
	const odd = { canManageModules: 'yes', connection: 'connected', inactive: 'all', active: [1] };
	const names = createCommands(print({ facts: odd })).map(({ name }) => name);
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
