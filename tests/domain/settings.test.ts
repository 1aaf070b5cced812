import type { ModuleAvailability } from '@/domain/modules/availability';
import { resolveRemedy } from '@/domain/settings/effects';
import { factsOf, savedFor, type Facts } from './settings/effects-parts';

const POSTS = 'wpcom_publish_posts_with_markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';
const FORCED_ON = { kind: 'locked', override: 'active' } as const;
const FORBIDDEN = { kind: 'locked', override: 'inactive' } as const;

describe('search and instant search', () => {
	const INSTANT = 'instant_search_enabled';

	it('SETPERF-12 switches instant search off with search, and not on with it', () => {
		expect(savedFor({ search: false })).toEqual([
			['search', false],
			[INSTANT, false],
		]);
		expect(savedFor({ search: true })).toEqual([['search', true]]);
	});

	it('SETPERF-13 switches search on with instant search, and not off with it', () => {
		expect(savedFor({ [INSTANT]: true })).toEqual([
			['search', true],
			[INSTANT, true],
		]);
		expect(savedFor({ [INSTANT]: false })).toEqual([[INSTANT, false]]);
	});

	it.each([
		['search', true, true, true],
		[INSTANT, true, true, true],
		['search', false, true, false],
		['search', true, false, false],
	])('SETPERF-14 %s: %s, with instant search: %s', (key, isOn, hasInstantSearch, hasRemedy) => {
		expect(resolveRemedy({ [key]: isOn }, factsOf({ hasInstantSearch }))).toEqual(
			hasRemedy ? { has_jetpack_search_product: true } : undefined,
		);
	});
});

describe('site accelerator', () => {
	const GALLERIES = { 'tiled-gallery': true, tiled_galleries: true };

	it.each<[string, Record<string, ModuleAvailability>, object]>([
		['both parts', {}, { photon: true, ...GALLERIES, 'photon-cdn': true }],
		['no images', { photon: FORBIDDEN }, { 'photon-cdn': true }],
		['images alone', { 'photon-cdn': FORBIDDEN }, { photon: true, ...GALLERIES }],
		['SETPERF-06 no images offline', { photon: { kind: 'offline' } }, { 'photon-cdn': true }],
		['no galleries', { 'tiled-gallery': FORBIDDEN }, { photon: true, 'photon-cdn': true }],
	])('SETPERF-05 changes %s', (_title, modules, expected) => {
		expect(savedFor({ 'site-accelerator': true }, factsOf({ modules }))).toEqual(
			Object.entries(expected),
		);
	});

	it.each([true, false])('SETPERF-07 the galleries follow the images: %s', (isOn) => {
		expect(savedFor({ photon: isOn })).toEqual([
			['photon', isOn],
			['tiled-gallery', isOn],
			['tiled_galleries', isOn],
		]);
		const facts = { ...factsOf(), availabilityOf: () => undefined };
		expect(savedFor({ photon: isOn }, facts)).toEqual([['photon', isOn]]);
	});

	it('a value set explicitly overrides a companion', () => {
		const values = { photon: true, tiled_galleries: false };
		expect(Object.fromEntries(savedFor(values))).toMatchObject(values);
	});
});

describe.each([
	['SETDISC-11 WRITING-17', 'markdown', COMMENTS, POSTS],
	['WRITING-18 WRITING-19', 'custom-content-types', 'jetpack_testimonial', 'jetpack_portfolio'],
])('%s: option that shares its module', (id, module, own, other) => {
	const OWN_ON = { on: [module, own] };
	const BOTH_ON = { on: [module, other] };
	const STARTED = { [module]: true, [own]: true, [other]: false };
	const HELD = { modules: { [module]: FORCED_ON } };

	it.each<[string, Facts, boolean, object]>([
		['on, the other on: the option alone', BOTH_ON, true, { [own]: true }],
		['off, the other on: the option alone', BOTH_ON, false, { [own]: false }],
		['on, the other off: the module first, and the other stays off', {}, true, STARTED],
		['on, the other left on: switched off', { on: [other] }, true, STARTED],
		['off, the other off: both', OWN_ON, false, { [own]: false, [module]: false }],
		['off, the theme has the other', { ...OWN_ON, ofTheme: [other] }, false, { [own]: false }],
		['off, the module forced on: the option alone', HELD, false, { [own]: false }],
		['on, the module forced on: the option alone', HELD, true, { [own]: true }],
	])(`${id} saves %s`, (_title, facts, isOn, expected) => {
		expect(savedFor({ [own]: isOn }, factsOf(facts))).toEqual(Object.entries(expected));
	});
});
