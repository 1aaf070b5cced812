import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost, unreachable } from '#tests/support/wire';
import { catalogApi } from '@/api/entities/catalog';
import { recommendationsApi } from '@/api/entities/recommendations';

const calls = () => createTestStore().api(recommendationsApi);

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
	productSlug: 'jetpack_security_t1_yearly',
	title: 'Security',
	description: 'All of it.',
	cost: 9.95,
	currencyCode: 'EUR',
	costTimeframe: '/month',
	billingTimeframe: 'billed yearly',
	features: ['Backups', 'Scan'],
	callToAction: { text: 'Get it', url: 'https://wordpress.com/checkout' },
	isAvailable: true,
	fullPrice: 19.95,
	upgradeUrl: 'https://jetpack.com/redirect/?source=upgrade',
	includedInPlans: ['security', 'complete'],
	key: 'security',
};

it('API-38 RECS-53 RECS-54 decodes every kind of value that the server stores', async () => {
	const api = calls();
	answerGet('recommendations/data', {
		'site-type-personal': true,
		'site-type-business': 0,
		'site-type-store': 1,
		'site-type-other': null,
		'product-suggestions-selection': 'jetpack_scan',
		selectedRecommendations: ['monitor'],
		skippedRecommendations: [],
		viewedRecommendations: ['monitor', 'woocommerce'],
	});
	await expect(api.loadData()).resolves.toEqual({
		'site-type-personal': true,
		'site-type-business': false,
		'site-type-store': true,
		'site-type-other': null,
		'product-suggestions-selection': 'jetpack_scan',
		selectedRecommendations: ['monitor'],
		skippedRecommendations: [],
		viewedRecommendations: ['monitor', 'woocommerce'],
	});
});

it('API-38 decodes an empty list to empty data', async () => {
	const api = calls();
	answerGet('recommendations/data', []);
	await expect(api.loadData()).resolves.toEqual({});
});

it('API-38 rejects a value that could not be saved again', async () => {
	const api = calls();
	answerGet('recommendations/data', { selectedRecommendations: [7] });
	await expect(api.loadData()).rejects.toMatchObject({
		kind: 'shape',
		response: expect.stringContaining('selectedRecommendations'),
	});
});

it('API-39 saves the data under one key', async () => {
	const api = calls();
	const sent = answerPost('recommendations/data', true);
	await expect(api.saveData({ selectedRecommendations: ['monitor'] })).resolves.toBe(true);
	expect(sent).toEqual([{ data: { selectedRecommendations: ['monitor'] } }]);
});

it('API-39 omits null, which Jetpack 11.2 rejects', async () => {
	const api = calls();
	const sent = answerPost('recommendations/data', true);
	await api.saveData({ 'site-type-store': null, 'site-type-other': true });
	expect(sent).toEqual([{ data: { 'site-type-other': true } }]);
});

it('API-43 loads and saves the step', async () => {
	const api = calls();
	const catalog = createTestStore().api(catalogApi);
	answerGet('recommendations/step', { step: 'not-started' });
	await expect(catalog.loadRecommendationsStep()).resolves.toBe('not-started');
	const sent = answerPost('recommendations/step', true);
	await expect(api.saveStep('monitor')).resolves.toBe(true);
	expect(sent).toEqual([{ step: 'monitor' }]);
	answerPost('recommendations/step', { code: 'rest_invalid_param', message: 'No.' }, 400);
	await expect(api.saveStep('')).rejects.toMatchObject({ code: 'rest_invalid_param' });
});

it('API-40 PRODUCT-08 decodes the suggestions', async () => {
	const api = calls();
	const slug = 'jetpack_security_t1_yearly';
	answerGet('recommendations/product-suggestions', [{ id: 1, slug, ...OFFER }]);
	await expect(api.loadSuggestions()).resolves.toEqual([DECODED_OFFER]);
});

it.each([undefined, null, 'about 9', {}])('API-40 decodes a price of %p to null', async (cost) => {
	const api = calls();
	answerGet('recommendations/product-suggestions', [{ slug: 'jetpack_scan', ...OFFER, cost }]);
	await expect(api.loadSuggestions()).resolves.toMatchObject([{ cost: null }]);
});

it('API-40 decodes an unlinked user’s list, which is JSON in a string', async () => {
	const api = calls();
	answerGet('recommendations/product-suggestions', '[]');
	await expect(api.loadSuggestions()).resolves.toEqual([]);
});

it('API-40 rejects an error envelope with HTTP 200', async () => {
	const api = calls();
	answerGet('recommendations/product-suggestions', unreachable('failed_to_fetch_data'));
	await expect(api.loadSuggestions()).rejects.toMatchObject({
		kind: 'envelope',
		code: 'failed_to_fetch_data',
	});
});

it('API-41 OFFER-08 decodes the upsell', async () => {
	const api = calls();
	const wire = { hide_upsell: false, product_slug: 'jetpack_security_t1_yearly', ...OFFER };
	answerGet('recommendations/upsell', wire);
	await expect(api.loadUpsell()).resolves.toEqual({ ...DECODED_OFFER, isHidden: false });
	answerGet('recommendations/upsell', { ...wire, hide_upsell: true });
	await expect(api.loadUpsell()).resolves.toMatchObject({ isHidden: true });
});

it.each([
	['an unlinked user', { hide_upsell: true }],
	['a response without a product', { hide_upsell: false, title: 'Nothing' }],
])('API-41 OFFER-08 hides the upsell of %s', async (_who, body) => {
	const api = calls();
	answerGet('recommendations/upsell', body);
	await expect(api.loadUpsell()).resolves.toMatchObject({ isHidden: true, productSlug: '' });
});

it('API-41 rejects with the server’s error', async () => {
	const api = calls();
	answerGet('recommendations/upsell', unreachable('failed_to_fetch_data'));
	await expect(api.loadUpsell()).rejects.toMatchObject({ kind: 'envelope' });
	answerGet('recommendations/upsell', { code: 'site_not_registered', message: 'No.' }, 500);
	await expect(api.loadUpsell()).rejects.toMatchObject({ code: 'site_not_registered' });
});

it('API-42 decodes the conditional list', async () => {
	const api = calls();
	answerGet('recommendations/conditional', ['publicize', 'anti-spam']);
	await expect(api.loadConditional()).resolves.toEqual(['publicize', 'anti-spam']);
	answerGet('recommendations/conditional', []);
	await expect(api.loadConditional()).resolves.toEqual([]);
});
