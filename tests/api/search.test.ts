import { adsApi } from '@/api/entities/catalog';
import { searchApi } from '@/api/entities/search';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost, unreachable } from '#tests/support/wire';

const calls = () => createTestStore().api(searchApi);

const PLAN = {
	search_subscriptions: [{ ID: 1, product_slug: 'jetpack_search', product_name: 'Search' }],
	supports_instant_search: true,
	supports_only_classic_search: false,
	supports_search: true,
	default_upgrade_bill_period: 'yearly',
	effective_subscription: { product_slug: 'jetpack_search' },
};

it('API-63 decodes the search plan', async () => {
	const search = calls();
	answerGet('search/plan', PLAN);
	await expect(search.loadPlan()).resolves.toEqual({
		supportsSearch: true,
		supportsInstantSearch: true,
		supportsOnlyClassicSearch: false,
		subscriptions: [{ productSlug: 'jetpack_search', productName: 'Search', expiry: '' }],
		effectiveProductSlug: 'jetpack_search',
	});
	answerGet('search/plan', { ...PLAN, search_subscriptions: [], effective_subscription: [] });
	await expect(search.loadPlan()).resolves.toMatchObject({
		subscriptions: [],
		effectiveProductSlug: '',
	});
});

it('API-63 rejects a refusal instead of treating it as a plan without search', async () => {
	const search = calls();
	answerGet('search/plan', { code: 'remote-error-unknown_blog', message: 'Who?' }, 404);
	expect(await failureOf(search.loadPlan())).toMatchObject({ code: 'remote-error-unknown_blog' });
	answerGet('search/plan', {});
	expect(await failureOf(search.loadPlan())).toMatchObject({ kind: 'shape' });
});

it('API-63 decodes the statistics, and rejects an error envelope', async () => {
	const search = calls();
	answerGet('search/stats', { post_count: 12 });
	await expect(search.loadStats()).resolves.toEqual({ post_count: 12 });
	answerGet('search/stats', unreachable('missing_token'));
	expect(await failureOf(search.loadStats())).toMatchObject({
		kind: 'envelope',
		code: 'missing_token',
	});
});

it('API-63 decodes prices, and slugs without prices if the provider is unreachable', async () => {
	const search = calls();
	const slugs = { wpcom_product_slug: 'jetpack_search', wpcom_free_product_slug: 'free' };
	const bare = { available: true, trial_available: true, ...slugs };
	answerGet('search/pricing', bare);
	await expect(search.loadPricing()).resolves.toEqual({
		productSlug: 'jetpack_search',
		freeProductSlug: 'free',
		isTrialAvailable: true,
		currencyCode: '',
		fullPrice: null,
		discountPrice: null,
		isIntroductoryOffer: false,
		estimatedRecordCount: null,
	});
	answerGet('search/pricing', {
		...bare,
		currency_code: 'EUR',
		full_price: 5,
		discount_price: 2.5,
	});
	await expect(search.loadPricing()).resolves.toMatchObject({
		currencyCode: 'EUR',
		fullPrice: 5,
		discountPrice: 2.5,
	});
});

it('API-63 API-64 decodes the settings, and saves only the changes', async () => {
	const search = calls();
	const wire = { module_active: true, instant_search_enabled: false };
	answerGet('search/settings', wire);
	const known = { isModuleActive: true, isInstantSearchEnabled: false };
	await expect(search.loadSettings()).resolves.toEqual(known);
	const sent = answerPost('search/settings', wire);
	await expect(search.saveSettings({ isInstantSearchEnabled: false })).resolves.toEqual(known);
	await search.saveSettings({ isModuleActive: true, isInstantSearchEnabled: true });
	expect(sent).toEqual([
		{ instant_search_enabled: false },
		{ module_active: true, instant_search_enabled: true },
	]);
});

it('API-66 loads and saves the ad settings', async () => {
	const ads = createTestStore().api(adsApi);
	answerGet('wordads/settings', { module_active: false });
	await expect(ads.loadSettings()).resolves.toEqual({ isActive: false });
	const sent = answerPost('wordads/settings', { module_active: true });
	await expect(ads.saveSettings({ isActive: true })).resolves.toEqual({ isActive: true });
	expect(sent).toEqual([{ module_active: true }]);
});

it('API-66 rejects on a site without the ad routes', async () => {
	const ads = createTestStore().api(adsApi);
	answerGet('wordads/settings', { code: 'rest_no_route', message: 'No route.' }, 404);
	expect(await failureOf(ads.loadSettings())).toMatchObject({
		kind: 'not-found',
		code: 'rest_no_route',
	});
});
