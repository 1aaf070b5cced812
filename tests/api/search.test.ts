import { adsApi } from '@/api/entities/catalog';
import { searchApi } from '@/api/entities/search';
import { unreachable } from '#tests/support/wire';
import { decodes, rejects, sends, SHAPE, type Read, type Write } from './tables';

const PLAN = {
	search_subscriptions: [{ ID: 1, product_slug: 'jetpack_search', product_name: 'Search' }],
	supports_instant_search: true,
	supports_only_classic_search: false,
	supports_search: true,
	default_upgrade_bill_period: 'yearly',
	effective_subscription: { product_slug: 'jetpack_search' },
};
const DECODED_PLAN = {
	supportsSearch: true,
	supportsInstantSearch: true,
	supportsOnlyClassicSearch: false,
	subscriptions: [{ productSlug: 'jetpack_search', productName: 'Search', expiry: '' }],
	effectiveProductSlug: 'jetpack_search',
};
const PRICING = {
	available: true,
	trial_available: true,
	wpcom_product_slug: 'jetpack_search',
	wpcom_free_product_slug: 'free',
};
const DECODED_PRICING = {
	productSlug: 'jetpack_search',
	freeProductSlug: 'free',
	isTrialAvailable: true,
	currencyCode: '',
	fullPrice: null,
	discountPrice: null,
	isIntroductoryOffer: false,
	estimatedRecordCount: null,
};
const SETTINGS = { module_active: true, instant_search_enabled: false };
const DECODED_SETTINGS = { isModuleActive: true, isInstantSearchEnabled: false };

it.each<Read>([
	['API-63 the plan', 'search/plan', PLAN, DECODED_PLAN],
	[
		'API-63 a plan without a subscription',
		'search/plan',
		{ ...PLAN, search_subscriptions: [], effective_subscription: [] },
		{ ...DECODED_PLAN, subscriptions: [], effectiveProductSlug: '' },
	],
	['API-63 statistics', 'search/stats', { post_count: 12 }, { post_count: 12 }],
	['API-63 slugs, from a site without the provider', 'search/pricing', PRICING, DECODED_PRICING],
	[
		'API-63 prices',
		'search/pricing',
		{ ...PRICING, currency_code: 'EUR', full_price: 5, discount_price: 2.5 },
		{ ...DECODED_PRICING, currencyCode: 'EUR', fullPrice: 5, discountPrice: 2.5 },
	],
	['API-63 API-64 settings', 'search/settings', SETTINGS, DECODED_SETTINGS],
	['API-66 the ad settings', 'wordads/settings', { module_active: false }, { isActive: false }],
])('decodes %s', decodes);

const UNKNOWN = { code: 'remote-error-unknown_blog', message: 'Who?' };
const NO_ROUTE = { code: 'rest_no_route', message: 'No route.' };
it.each<Read>([
	['API-63 a refusal of the plan', 'search/plan', UNKNOWN, { code: UNKNOWN.code }, 404],
	['API-63 a plan without a word about search', 'search/plan', {}, SHAPE],
	[
		'API-63 an error envelope as statistics',
		'search/stats',
		unreachable('missing_token'),
		{ kind: 'envelope', code: 'missing_token' },
	],
	[
		'API-66 a missing route',
		'wordads/settings',
		NO_ROUTE,
		{ kind: 'not-found', code: NO_ROUTE.code },
		404,
	],
])('rejects %s', rejects);

it.each<Write>([
	[
		'API-64 only the changed setting',
		'search/settings',
		(api) => api(searchApi).saveSettings({ isInstantSearchEnabled: false }),
		{ instant_search_enabled: false },
		SETTINGS,
		DECODED_SETTINGS,
	],
	[
		'API-64 both settings',
		'search/settings',
		(api) => api(searchApi).saveSettings({ isModuleActive: true, isInstantSearchEnabled: true }),
		{ module_active: true, instant_search_enabled: true },
		SETTINGS,
	],
	[
		'API-66 the ad settings',
		'wordads/settings',
		(api) => api(adsApi).saveSettings({ isActive: true }),
		{ module_active: true },
		{ module_active: true },
		{ isActive: true },
	],
])('sends %s', sends);
