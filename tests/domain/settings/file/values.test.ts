import { effectsOf } from '@/domain/settings/effects';
import { SETTINGS_CARDS, UNLISTED } from '@/domain/settings/registry';
import type { Change } from '@/domain/settings/change';
import type { UnlistedRecord } from '@/domain/settings/types';
import {
	describeFileValue,
	findPortableSetting,
	hasType,
	isOfThisSite,
	isSameFileValue,
	listChanges,
	listKeysOfThisSite,
	listPortableSettings,
	toFileValue,
} from '@/domain/settings/file/values';
import { moduleRecord } from '#tests/support/module-record';

const ROWS = SETTINGS_CARDS.flatMap(({ settings }) => settings);

it('lets a setting that people type into a file only if its record says so', () => {
	const typed = ROWS.filter(
		({ control, codec, isList }) => control === 'text' || control === 'lines' || codec || isList,
	);
	expect(typed.length).toBeGreaterThan(15);
	expect(typed.filter((row) => row.isOfThisSite === undefined).map(({ id }) => id)).toEqual([]);
	const unlisted: readonly UnlistedRecord[] = UNLISTED;
	const unclear = unlisted.filter((one) => one.codec && one.isOfThisSite === undefined);
	expect(unclear).toEqual([]);
});

it('keeps keys, codes, addresses and lists of this site out of files', () => {
	const keys = [
		'wordpress_api_key',
		'google_analytics_tracking_id',
		'post_by_email_address',
		'google',
	];
	keys.push(
		'jetpack_protect_global_whitelist',
		'jetpack_waf_ip_block_list',
		'wordads_custom_adstxt',
	);
	keys.push('wordads_ccpa_privacy_policy_url', 'wpcom_newsletter_categories', 'categories');
	for (const key of [...keys, 'has_jetpack_search_product']) {
		expect([isOfThisSite(key), listKeysOfThisSite().includes(key)]).toEqual([true, true]);
		expect(findPortableSetting(key)).toBeUndefined();
	}
});

it('lists all other options of the cards', () => {
	const portable = new Set(listPortableSettings().map(({ key }) => key));
	const missing = ROWS.filter(
		({ id, module, isOfThisSite: isOwn }) =>
			id !== module && !isOwn && !effectsOf(id).parts && !portable.has(id),
	);
	expect(missing.map(({ id }) => id)).toEqual([]);
	expect(portable.size).toBeGreaterThan(50);
});

it('lists no module, and no setting without one', () => {
	const unfit = listPortableSettings().filter(({ key, module }) => !module || key === module);
	expect(unfit.map(({ key }) => key)).toEqual([]);
});

const find = (key: string) => findPortableSetting(key);

it.each([
	['a switch that was saved as a word', 'stb_enabled', 'yes', true],
	['a flag', 'infinite_scroll', '0', false],
	['a list with gaps', 'count_roles', { 2: 'author', 0: 'editor' }, ['author', 'editor']],
	['empty rules, as PHP prints them', 'jetpack_seo_ai_crawler_overrides', [], {}],
])('reads %s', (_name, key, saved, expected) => {
	expect(toFileValue(find(key), saved)).toEqual(expected);
});

it.each<[string, string | undefined, unknown, boolean]>([
	['a module', undefined, true, true],
	['a flag', 'infinite_scroll', true, true],
	['a list', 'roles', ['editor'], true],
	['a list with a number', 'roles', ['editor', 1], false],
	['a text for a list', 'roles', 'editor', false],
	['a map', 'advanced_seo_title_formats', {}, true],
	['a choice', 'carousel_background_color', 'x', true],
])('knows the type of %s', (_name, key, value, isRight) => {
	expect(hasType(key === undefined ? undefined : find(key), value)).toBe(isRight);
});

it.each([
	['line ends and outer blanks of a text', 'carousel_background_color', 'a\r\nb ', 'a\nb', true],
	['another text', 'carousel_background_color', 'a', 'b', false],
	['a switch', 'stb_enabled', true, false, false],
])('compares %s', (_name, key, one, other, isSame) => {
	expect(isSameFileValue(find(key), one, other)).toBe(isSame);
});

const TITLES = {
	posts: [{ type: 'token', value: 'post_title' }],
	pages: [{ type: 'string', value: '?' }],
};

it.each<[string, string | undefined, unknown, string]>([
	['a switch', 'stb_enabled', true, 'On'],
	['nothing', undefined, undefined, 'Empty'],
	['no title formats', 'advanced_seo_title_formats', undefined, 'Empty'],
	['a switch whose value is inverted', 'jetpack_blocks_disabled', true, 'Off'],
	['title formats', 'advanced_seo_title_formats', TITLES, 'Posts: [post_title]; Pages: ?'],
	['rules', 'jetpack_seo_ai_crawler_overrides', { a: true, b: false }, 'a: blocked; b: allowed'],
])('names %s', (_name, key, value, text) => {
	const names = { choices: { white: 'White' }, members: { administrator: { name: 'Admin' } } };
	expect(describeFileValue(key === undefined ? undefined : find(key), value, names)).toBe(text);
});

const TAGLINE = 'advanced_seo_front_page_description';

it.each<[string, object, object, Change[]]>([
	[
		'a module',
		{ sitemaps: '' },
		{ sitemaps: true },
		[{ key: 'sitemaps', before: false, after: true }],
	],
	['a text, without its values', { [TAGLINE]: 'a' }, { [TAGLINE]: 'b' }, [{ key: TAGLINE }]],
	['no module, without its values', { onboarding: 1 }, { onboarding: 2 }, [{ key: 'onboarding' }]],
	['nothing where nothing differs', { sitemaps: 1, x: 'a' }, { sitemaps: true, x: 'a' }, []],
])('a save changes %s', (_title, before, saved, changes) => {
	const modules = { sitemaps: moduleRecord(), akismet: moduleRecord() };
	expect(listChanges({ ...before }, { ...saved }, modules)).toStrictEqual(changes);
});
