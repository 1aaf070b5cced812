/** @jest-environment jest-fixed-jsdom */
import * as v from 'valibot';
import type { Api } from '@/api';
import { decoder, listOf, mapOf, unwrapped } from '@/api/decode';
import { settingsApi } from '@/api/entities/settings';
import { accountApi } from '@/api/entities/account';
import { catalogApi } from '@/api/entities/catalog';
import {
	decodes,
	decodesTo,
	enveloped,
	inText,
	read,
	rejects,
	sends,
	SHAPE,
	type Read,
	type Write,
} from './tables';

const FEATURES = ['instant-search', 'search', 'videopress-1tb-storage', 'vaultpress-backups'];
const UPDATED = { name: 'plugin__updated', content: { text: 'Plugin updated' }, actor: 'Ann' };

it.each<Read>([
	[
		'DATA-03 a map of connected plugins with gaps in its keys',
		'connection/plugins',
		{ 0: { slug: 'jetpack', name: 'Jetpack' }, 2: { slug: 'boost', name: 'Boost' } },
		{ jetpack: { name: 'Jetpack' }, boost: { name: 'Boost' } },
	],
	[
		'DATA-19 features',
		'site/features',
		inText({ active: FEATURES, available: [] }),
		{ active: FEATURES, available: {} },
	],
	[
		'activity, which is not JSON in a string',
		'site/activity',
		enveloped([{ summary: 'Post published', actor: { name: 'Ann' } }]),
		[{ name: '', summary: 'Post published', actor: 'Ann', published: '' }],
	],
	[
		'activity without the entries that have no text',
		'site/activity',
		enveloped([{ name: 'post__published' }, { ...UPDATED, published: '2026-01-30' }]),
		[{ name: 'plugin__updated', summary: 'Plugin updated', actor: '', published: '2026-01-30' }],
	],
	['no modules in a list, as PHP prints an empty map', 'module/all', [], {}],
	['a count of no blocked attempts', 'module/protect/data', false, 0],
	['a count of blocked attempts', 'module/protect/data', 12, 12],
	['a count that is not available', 'module/protect/data', 'N/A', 0],
	['an address to connect', 'connection/url', 'https://cloud.test/', 'https://cloud.test/'],
	[
		'API-04 only the fields that are used',
		'rewind',
		inText({ state: 'active', more: [1] }),
		{ state: 'active', isNew: false },
	],
	[
		'API-04 a test without a message',
		'connection/test',
		{ code: 'ok' },
		{ code: 'ok', message: '' },
	],
])('decodes %s', decodes);

it.each<Read>([
	[
		'DATA-18 API-36 the site',
		'site',
		inText({
			name: 'Quiet',
			description: 'A site',
			URL: 'https://quiet.test',
			icon: { img: 'https://quiet.test/i.png' },
			plan: { product_slug: 'jetpack_complete', features: { active: ['scan'], available: {} } },
			options: { videopress_storage_used: 250000 },
		}),
		{
			name: 'Quiet',
			description: 'A site',
			url: 'https://quiet.test',
			iconUrl: 'https://quiet.test/i.png',
			plan: { productSlug: 'jetpack_complete', features: { active: ['scan'] } },
			videopressStorageUsed: 250000,
		},
	],
	[
		'DATA-06 DATA-18 purchases, next to one without a product, an ID and dates',
		'site/purchases',
		inText([
			{ ID: 'x', product_slug: null, expiry_date: 0, active: '1' },
			{ ID: '6', product_slug: 'jetpack_scan', active: '1' },
		]),
		[
			{ id: 0, productSlug: '', productName: '', expiryDate: '', isActive: true },
			{ id: 6, productSlug: 'jetpack_scan', isActive: true },
		],
	],
	['a module without options', 'module/stats', { name: 'Stats', options: [] }, { options: {} }],
	[
		'the error codes of failed statistics with status 200',
		'module/stats/data',
		{ day: { errors: { missing_token: ['No token'] }, error_data: [] } },
		{ errors: ['missing_token'], series: { day: null } },
	],
])('decodes %s', decodesTo);

describe('modules', () => {
	const SAME = { module: 'stats', activated: true, feature: ['Engagement'] };
	const EXTRA = { sitemap_url: 'https://x.test/sitemap.xml' };
	const RECORD = {
		...SAME,
		name: 'Site Stats',
		description: 'd',
		long_description: 'l',
		short_description: 's',
		learn_more_button: 'https://x.test',
		requires_connection: true,
		requires_user_connection: false,
		override: 'by-host',
		options: {
			scheme: { current_value: 'light', enum_labels: { light: 'Light' } },
			texts: { current_value: [], default: { welcome: '' } },
		},
		search_terms: 'a, b',
		additional_search_queries: 'c',
		extra: EXTRA,
	};
	const DECODED = {
		...SAME,
		name: 'Site Stats',
		description: 'd',
		longDescription: 'l',
		shortDescription: 's',
		learnMoreUrl: 'https://x.test',
		isAvailable: true,
		unavailableReason: '',
		autoActivate: '',
		requiresConnection: true,
		requiresUserConnection: false,
		override: 'managed',
		options: {
			scheme: { currentValue: 'light', enumLabels: { light: 'Light' } },
			texts: { currentValue: [], enumLabels: {}, members: ['welcome'] },
		},
		searchTerms: 'a, b',
		additionalSearchQueries: 'c',
		extra: EXTRA,
	};

	it('DATA-09 DATA-22 decodes a module', () =>
		decodes('', 'module/all', { stats: RECORD }, { stats: DECODED }));

	it.each([
		[false, 'none'],
		['active', 'active'],
		['inactive', 'inactive'],
	])('DATA-09 decodes the override %p to %s', (override, expected) =>
		decodesTo('', 'module/all', { a: { override } }, { a: { module: 'a', override: expected } }),
	);

	it('DATA-22 reads why a module is not available, and whether it is on by default', () =>
		decodesTo(
			'',
			'module/all',
			{ blaze: { available: false, unavailable_reason: 'No plan', auto_activate: 'Yes' } },
			{ blaze: { isAvailable: false, unavailableReason: 'No plan', autoActivate: 'Yes' } },
		));

	it.each([[null], ['a text'], [7], [['a', 'list']]])(
		'DATA-22 leaves out a module whose record is %j, and keeps the others',
		async (odd) => {
			const modules = await read('module/all', { odd, markdown: { name: 'Markdown' } });
			expect(Object.keys(modules as object)).toEqual(['markdown']);
		},
	);
});

const SURPRISE = enveloped({ surprise: true });
const OLD_REFUSAL = { error: 'unauthorized', message: 'Not &amp; never' };
const NEW_REFUSAL = { code: 'unauthorized', message: 'Not &amp; never', data: { status: 403 } };
const UNAUTHORIZED = {
	kind: 'envelope',
	code: 'unauthorized',
	message: 'Not & never',
	serverMessage: 'Not & never',
};

it.each<Read>([
	['an answer without any key of a site', 'site', SURPRISE, SHAPE],
	['an answer without any key of a scan', 'scan', SURPRISE, SHAPE],
	['an answer without any key of backups', 'rewind', SURPRISE, SHAPE],
	['an answer without any key of VaultPress', 'module/vaultpress/data', SURPRISE, SHAPE],
	['an envelope, whose parts would look like modules', 'module/all', SURPRISE, SHAPE],
	['an envelope, whose parts would look like settings', 'settings', SURPRISE, SHAPE],
	[
		'a wrong field, by its name',
		'tracking/settings',
		{ opt_out: true },
		{ ...SHAPE, response: expect.stringContaining('tracks_opt_out') },
	],
	['nothing for tracking', 'tracking/settings', undefined, SHAPE],
	['nothing for a plan', 'search/plan', undefined, SHAPE],
	['nothing for backups', 'rewind', undefined, SHAPE],
	['nothing for purchases', 'site/purchases', undefined, SHAPE],
	['nothing for a discount', 'site/discount', undefined, SHAPE, 204],
	['a text for purchases', 'site/purchases', enveloped('<html>'), SHAPE],
	['features of another shape', 'site/features', inText({ active: null }), SHAPE],
	['activity without texts', 'site/activity', enveloped([{ name: 'x' }]), SHAPE],
	['a map for an address', 'connection/url', {}, SHAPE],
	['an older refusal in the features', 'site/features', inText(OLD_REFUSAL), UNAUTHORIZED],
	['a newer refusal in the purchases', 'site/purchases', inText(NEW_REFUSAL), UNAUTHORIZED],
	['an older refusal in the site', 'site', inText(OLD_REFUSAL), UNAUTHORIZED],
	['an older refusal of tracking', 'tracking/settings', OLD_REFUSAL, UNAUTHORIZED],
	['a newer refusal of tracking', 'tracking/settings', NEW_REFUSAL, UNAUTHORIZED],
])('rejects %s', rejects);

it('decodes 204 to an empty activity log', async () => {
	await expect(read('site/activity', undefined, 204)).resolves.toEqual([]);
});

const save = (lang_id: string) => (api: Api) => api(settingsApi).save({ lang_id });

it.each<Write>([
	[
		'a call without a result',
		'module/stats',
		(api) => api(catalogApi).saveModuleOptions('stats', {}),
		{},
		undefined,
	],
	[
		'a dismissal',
		'notice/welcome',
		(api) => api(accountApi).dismissNotice('welcome'),
		{ dismissed: true },
		[],
		{},
	],
	['a language that fails', 'settings', save(''), { lang_id: '' }, false, false],
	['a language', 'settings', save('de'), { lang_id: 'de' }, true, true],
])('saves %s', sends);

it('decodes lists and maps in the forms that PHP prints', () => {
	const list = decoder(unwrapped(listOf(v.string())));
	expect([list(JSON.parse('"[]"')), list(['a']), list({ 1: 'a', 3: 'b' })]).toEqual([
		[],
		['a'],
		['a', 'b'],
	]);
	expect(() => decoder(mapOf(v.string()))(['a'])).toThrow();
	expect(() => decoder(listOf(v.string()))('a')).toThrow();
});
