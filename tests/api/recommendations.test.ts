import { recommendationsApi } from '@/api/entities/recommendations';
import { unreachable } from '#tests/support/wire';
import {
	decodes,
	decodesTo,
	refused,
	rejects,
	sends,
	SHAPE,
	type Read,
	type Write,
} from './tables';

const DATA = 'recommendations/data';
const STEP = 'recommendations/step';
const SUGGESTIONS = 'recommendations/product-suggestions';
const UPSELL = 'recommendations/upsell';
const SLUG = 'jetpack_security_t1_yearly';
const AWAY = unreachable('failed_to_fetch_data');

const OFFER = {
	title: 'Security',
	description: 'All of it.',
	cost: 9.95,
	currency_code: 'EUR',
	cost_timeframe: '/month',
	billing_timeframe: 'billed yearly',
	features: ['Backups', 'Scan'],
	cta_text: 'Get it',
	cta_link: 'https://wordpress.com/checkout',
	available: '1',
	fullPrice: '19.95',
	upgradeUrl: 'https://jetpack.com/redirect/?source=upgrade',
	includedInPlans: ['security', 'complete'],
	key: 'security',
};
const DECODED_OFFER = {
	productSlug: SLUG,
	title: 'Security',
	description: 'All of it.',
	cost: 9.95,
	currencyCode: 'EUR',
	costTimeframe: '/month',
	billingTimeframe: 'billed yearly',
	features: ['Backups', 'Scan'],
	action: 'Get it',
	isAvailable: true,
	fullPrice: 19.95,
	upgradeUrl: 'https://jetpack.com/redirect/?source=upgrade',
	includedInPlans: ['security', 'complete'],
	key: 'security',
};
const WIRE_UPSELL = { hide_upsell: false, product_slug: SLUG, ...OFFER };

const STORED = {
	'site-type-personal': true,
	'site-type-other': null,
	'product-suggestions-selection': 'jetpack_scan',
	selectedRecommendations: ['monitor'],
	skippedRecommendations: [],
	viewedRecommendations: ['monitor', 'woocommerce'],
};

it.each<Read>([
	[
		'API-38 RECS-53 RECS-54 every kind of value that the server stores',
		DATA,
		{ ...STORED, 'site-type-business': 0, 'site-type-store': 1 },
		{ ...STORED, 'site-type-business': false, 'site-type-store': true },
	],
	['API-38 an empty list of data', DATA, [], {}],
	['API-43 the step', STEP, { step: 'not-started' }, 'not-started'],
	['API-40 PRODUCT-08 offers', SUGGESTIONS, [{ id: 1, slug: SLUG, ...OFFER }], [DECODED_OFFER]],
	["API-40 an unlinked user's suggestions, which are JSON in a string", SUGGESTIONS, '[]', []],
	['API-41 OFFER-08 an upsell', UPSELL, WIRE_UPSELL, { ...DECODED_OFFER, isHidden: false }],
	['API-42 the conditional list', 'recommendations/conditional', ['publicize'], ['publicize']],
	['API-42 an empty conditional list', 'recommendations/conditional', [], []],
])('decodes %s', decodes);

const HIDDEN = { isHidden: true, productSlug: '' };
it.each<Read>([
	...[undefined, null, 'about 9', {}].map((cost): Read => [
		`API-40 a price of ${JSON.stringify(cost)}`,
		...([SUGGESTIONS, [{ slug: SLUG, ...OFFER, cost }], [{ cost: null }]] as const),
	]),
	['API-41 a hidden upsell', UPSELL, { ...WIRE_UPSELL, hide_upsell: true }, { isHidden: true }],
	['API-41 OFFER-08 the upsell of an unlinked user', UPSELL, { hide_upsell: true }, HIDDEN],
	['API-41 OFFER-08 no product', UPSELL, { hide_upsell: false, title: 'X' }, HIDDEN],
])('decodes %s', decodesTo);

it.each<Read>([
	[
		'API-38 a value that could not be saved again',
		DATA,
		{ selectedRecommendations: [7] },
		{ ...SHAPE, response: expect.stringContaining('selectedRecommendations') },
	],
	['API-40 an error with HTTP 200', SUGGESTIONS, AWAY, { kind: 'envelope', code: AWAY.code }],
	['API-41 an error envelope with HTTP 200', UPSELL, AWAY, { kind: 'envelope' }],
	[
		'API-41 an error',
		UPSELL,
		{ code: 'site_not_registered', message: '' },
		{ code: 'site_not_registered' },
		500,
	],
])('rejects %s', rejects);

const SELECTED = { selectedRecommendations: ['monitor'] };
it.each<Write>([
	[
		'API-39 the data under one key',
		DATA,
		(api) => api(recommendationsApi).saveData(SELECTED),
		{ data: SELECTED },
		true,
		true,
	],
	[
		'API-39 the data without null, which Jetpack 11.2 rejects',
		DATA,
		(api) => api(recommendationsApi).saveData({ 'site-type-store': null, ...SELECTED }),
		{ data: SELECTED },
	],
	[
		'API-43 the step',
		STEP,
		(api) => api(recommendationsApi).saveStep('monitor'),
		{ step: 'monitor' },
		true,
		true,
	],
])('sends %s', sends);

it('API-43 rejects a step that the site refuses', async () => {
	const no = { code: 'rest_invalid_param', message: 'No.' };
	const saving = refused(STEP, (api) => api(recommendationsApi).saveStep(''), no, 400);
	expect(await saving).toMatchObject({ code: 'rest_invalid_param' });
});
