import {
	describeChange,
	describeOnSite,
	findLack,
	listSiteEntries,
	nameEntry,
	type FileFacts,
} from '@/domain/settings/file/site-entries';
import { findPortableSetting } from '@/domain/settings/file/values';
import { moduleRecord } from '#tests/support/module-record';
import { SITE } from './facts';

const keysOf = (facts: Partial<FileFacts>) =>
	listSiteEntries({ ...SITE, ...facts }).map(({ key }) => key);

describe('the entries of a site', () => {
	const NO_MODULES = { ...SITE.site, hasModule: () => false };

	it('are the modules with a switch in the order of the server, then the options of those', () => {
		const modules = ['carousel', 'stats', 'publicize', 'wordads', 'made-up'];
		const options = [
			'carousel_background_color',
			'count_roles',
			'infinite_scroll',
			'tiled_galleries',
		];
		expect(keysOf({})).toEqual([...modules, ...options]);
	});

	it('have the name and the place of their row, and the value in the form of a file', () => {
		expect(listSiteEntries(SITE).filter(({ key }) => /^(carousel|made|inf)/.test(key))).toEqual([
			{ key: 'carousel', name: 'Carousel', place: 'Media', tab: 'writing', value: true },
			{ key: 'made-up', name: 'Made up', place: 'Other features', tab: undefined, value: false },
			{
				key: 'carousel_background_color',
				setting: findPortableSetting('carousel_background_color'),
				name: 'Color scheme of the carousel',
				place: 'Media',
				tab: 'writing',
				value: 'black',
			},
			{
				key: 'infinite_scroll',
				setting: findPortableSetting('infinite_scroll'),
				name: 'Load more posts as people scroll',
				place: 'Theme enhancements',
				tab: 'writing',
				value: true,
			},
		]);
	});

	it.each<[string, Partial<FileFacts>, string[]]>([
		['no entries for a person who may not manage modules', { canManageModules: false }, []],
		['no option of a card that is not shown', { cards: [] }, ['tiled_galleries']],
		['no option of a missing module', { site: NO_MODULES }, ['tiled_galleries']],
	])('are %s', (_title, facts, options) => {
		expect(keysOf(facts).filter((key) => key.includes('_'))).toEqual(options);
	});
});

it.each([
	['a module without a row', 'made-up', 'Made up', 'Other features'],
	['the plugin of a service', 'akismet', 'Anti-spam', 'Other features'],
	['an unknown module', 'no-such', 'no-such', 'Other features'],
	['a member of objects', 'valueOf', 'valueOf', 'Other features'],
])('names %s', (_title, key, name, place) => {
	expect(nameEntry(SITE, key)).toEqual({ name, place });
});

it('describes values by the choices and roles of the site', () => {
	expect(describeOnSite(SITE, 'carousel_background_color', 'white')).toBe('White');
	expect(describeOnSite(SITE, 'count_roles', ['editor', 'baker'])).toBe('Editor, baker');
	const bare = { ...SITE, modules: {} };
	expect(describeOnSite(bare, 'carousel_background_color', 'white')).toBe('white');
	const color = { key: 'carousel_background_color', before: 'black', after: 'white' };
	expect(describeChange(SITE, color)).toBe('Color scheme of the carousel: Black → White');
});

const COLOR = 'carousel_background_color';
const lackOf = (module: string, key = '', facts: Partial<FileFacts> = {}, record: object = {}) => {
	const modules = { ...SITE.modules, [module]: moduleRecord({ module, ...record }) };
	return findLack({ ...SITE, modules, ...facts }, module, findPortableSetting(key));
};
const OFFLINE = { connection: 'offline' } as const;
const LAZY = { settings: { 'lazy-images': false } };
const ONLINE = { requiresConnection: true };

it.each<[string, Parameters<typeof lackOf>, string]>([
	['ROLE-20 a module by its row', ['lazy-images', '', { ...OFFLINE, ...LAZY }], 'Offline Mode'],
	['a switch of a row', ['carousel', '', { settings: {} }], "can't switch this module"],
	['no plan', ['carousel', COLOR, {}, { isAvailable: false }], "doesn't offer this here"],
])('names what is missing: %s', (_title, args, reason) => {
	expect(lackOf(...args)).toContain(reason);
});

it.each<[string, Parameters<typeof lackOf>]>([
	['a module', ['stats', '', {}, ONLINE]],
	['an option of a module that is off', ['carousel', COLOR, { settings: {} }]],
	['an online module', ['lazy-images', '', LAZY]],
])('finds nothing missing for %s', (_title, args) => {
	expect(lackOf(...args)).toBe('');
});
