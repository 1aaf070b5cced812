import type { ModuleAvailability } from '@/domain/modules/availability';
import { resolveChanges, resolveRemedy, resolveUndo } from '@/domain/settings';
import { factsOf, savedFor, type Facts } from './settings/effects-parts';

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
		['no images while they are forced off', { photon: FORBIDDEN }, { 'photon-cdn': true }],
		[
			'images alone while files are forced off',
			{ 'photon-cdn': FORBIDDEN },
			{ photon: true, ...GALLERIES },
		],
		['SETPERF-06 no images offline', { photon: { kind: 'offline' } }, { 'photon-cdn': true }],
		[
			'no galleries while they are forced off',
			{ 'tiled-gallery': FORBIDDEN },
			{ photon: true, 'photon-cdn': true },
		],
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
		expect(Object.fromEntries(savedFor({ photon: true, tiled_galleries: false }))).toMatchObject({
			photon: true,
			tiled_galleries: false,
		});
	});
});

describe.each([
	[
		'SETDISC-11 in comments',
		'markdown',
		'wpcom_publish_comments_with_markdown',
		'wpcom_publish_posts_with_markdown',
	],
	[
		'WRITING-17 in posts',
		'markdown',
		'wpcom_publish_posts_with_markdown',
		'wpcom_publish_comments_with_markdown',
	],
	['WRITING-18 testimonials', 'custom-content-types', 'jetpack_testimonial', 'jetpack_portfolio'],
	['WRITING-19 portfolios', 'custom-content-types', 'jetpack_portfolio', 'jetpack_testimonial'],
])('%s: option that shares its module', (id, module, own, other) => {
	const BOTH_ON = { on: [module, other] };
	const STARTED: [string, boolean][] = [
		[module, true],
		[own, true],
		[other, false],
	];
	const HELD = { modules: { [module]: FORCED_ON } };

	it.each<[string, Facts, boolean, [string, boolean][]]>([
		['on, the other on: the option alone', BOTH_ON, true, [[own, true]]],
		['off, the other on: the option alone', BOTH_ON, false, [[own, false]]],
		['on, the other off: the module first, and the other stays off', {}, true, STARTED],
		[
			'on, the other left on in a module that is off: the other is switched off',
			{ on: [other] },
			true,
			STARTED,
		],
		[
			'off, the other off: the option and the module',
			{ on: [module, own] },
			false,
			[
				[own, false],
				[module, false],
			],
		],
		[
			'off, the other of the theme: the option alone',
			{ on: [module, own], ofTheme: [other] },
			false,
			[[own, false]],
		],
		['off, the module forced on: the option alone', HELD, false, [[own, false]]],
		['on, the module forced on: the option alone', HELD, true, [[own, true]]],
	])(`${id} saves %s`, (_title, facts, isOn, expected) => {
		expect(savedFor({ [own]: isOn }, factsOf(facts))).toEqual(expected);
	});

	it('undo sets only the option, because the module follows', () => {
		const facts = factsOf();
		const changes = resolveChanges({ [own]: true }, facts, {});
		expect(resolveUndo({ [own]: true }, changes, { [other]: true })).toEqual({ [own]: false });
	});
});
