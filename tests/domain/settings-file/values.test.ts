import { SETTINGS_CARDS, UNLISTED } from '@/domain/settings/registry';
import type { UnlistedRecord } from '@/domain/settings/types';
import {
	describeFileValue,
	findPortableSetting,
	isOfThisSite,
	isSameFileValue,
	listPortableSettings,
	toFileValue,
} from '@/domain/settings-file/values';

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

it.each([
	'wordpress_api_key',
	'google_analytics_tracking_id',
	'post_by_email_address',
	'google',
	'bing',
	'pinterest',
	'yandex',
	'facebook',
	'jetpack_protect_global_whitelist',
	'jetpack_waf_ip_block_list',
	'jetpack_waf_ip_allow_list',
	'wordads_custom_adstxt',
	'wordads_ccpa_privacy_policy_url',
	'wpcom_newsletter_categories',
	'categories',
	'has_jetpack_search_product',
])('keeps %s out of files', (key) => {
	expect(isOfThisSite(key)).toBe(true);
	expect(findPortableSetting(key)).toBeUndefined();
});

it('lists all other options of the cards', () => {
	const portable = new Set(listPortableSettings().map(({ key }) => key));
	const missing = ROWS.filter(
		({ id, module, effects, isOfThisSite: isOwn }) =>
			id !== module && !isOwn && !effects?.parts && !portable.has(id),
	);
	expect(missing.map(({ id }) => id)).toEqual([]);
	expect(portable.size).toBeGreaterThan(50);
});

const find = (key: string) => findPortableSetting(key);

it.each([
	['a switch', 'stb_enabled', 1, true],
	['a flag', 'infinite_scroll', '0', false],
	['a text that was never set', 'carousel_background_color', false, ''],
	[
		'a list with gaps, as PHP prints it',
		'count_roles',
		{ 2: 'editor', 0: 'author' },
		['author', 'editor'],
	],
	['a list with a fixed member', 'roles', ['editor'], ['administrator', 'editor']],
	['empty rules, as PHP prints them', 'jetpack_seo_ai_crawler_overrides', [], {}],
])('reads %s', (_name, key, saved, expected) => {
	expect(toFileValue(find(key), saved)).toEqual(expected);
});

it.each([
	['line ends and outer blanks of a text', 'carousel_background_color', 'a\r\nb ', 'a\nb', true],
	['another text', 'carousel_background_color', 'a', 'b', false],
	['missing and empty title formats', 'advanced_seo_title_formats', {}, { posts: [] }, true],
	['other roles', 'roles', ['administrator'], ['administrator', 'editor'], false],
])('compares %s', (_name, key, one, other, isSame) => {
	expect(isSameFileValue(find(key), one, other)).toBe(isSame);
});

it.each([
	['a module', undefined, true, 'On'],
	['a switch whose value is inverted', 'jetpack_blocks_disabled', true, 'Off'],
	['an empty text', 'carousel_background_color', '', 'Empty'],
	['a choice', 'carousel_background_color', 'white', 'White'],
	['a list', 'roles', ['administrator', 'x'], 'Admin, x'],
	[
		'title formats',
		'advanced_seo_title_formats',
		{
			posts: [
				{ type: 'token', value: 'post_title' },
				{ type: 'string', value: '!' },
			],
		},
		'Posts: [post_title]!',
	],
	[
		'rules',
		'jetpack_seo_ai_crawler_overrides',
		{ gptbot: true, ccbot: false },
		'gptbot: blocked; ccbot: allowed',
	],
])('names %s', (_name, key, value, text) => {
	const names = { choices: { white: 'White' }, members: { administrator: { name: 'Admin' } } };
	expect(describeFileValue(key === undefined ? undefined : find(key), value, names)).toBe(text);
});
