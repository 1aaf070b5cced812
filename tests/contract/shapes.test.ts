import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPageData } from '#tests/support/fixtures';
import { decodePageData, type Api } from '@/api';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { benefitsApi } from '@/api/entities/benefits';
import { statsApi } from '@/api/entities/stats';
import { offersApi } from '@/api/entities/offers';
import { recommendationsApi } from '@/api/entities/recommendations';
import { rewindApi } from '@/api/entities/rewind';
import { scanApi } from '@/api/entities/scan';
import { securityApi } from '@/api/entities/security';
import { settingsApi } from '@/api/entities/settings';
import { siteApi } from '@/api/entities/site';
import { verificationApi } from '@/api/entities/verification';
import { buildCheckoutUrl } from '@/domain/plans/checkout';
import { resolvePrice } from '@/domain/plans/offers';
import { getProductSlug } from '@/domain/plans/product-page';
import { PRODUCT_KEYS } from '@/domain/plans/products';
import { resolveFeatureFlags } from '@/domain/site/feature-flags';
import { printedPageData } from '../e2e/support/page-data';
import { PAGE } from '../e2e/support/site';
import { HALVES } from './halves';

const DATE = expect.stringMatching(/^\d{4}-\d{2}-\d{2}/);
const TEXT = expect.stringMatching(/./);
const ANY_TEXT = expect.any(String);
const URL_TEXT = expect.stringMatching(/^https?:/);
const SLUG = expect.stringMatching(/^jetpack_/);
const BOOLEAN = expect.any(Boolean);
const NUMBER = expect.any(Number);
const CURRENCY = expect.stringMatching(/^[A-Z]{3}$/);
const some = (...members: unknown[]) => expect.arrayContaining(members);
const part = (fields: object) => expect.objectContaining(fields);
const ANY = some(expect.anything());
const PHP_FILE = expect.stringMatching(/\.php$/);

const RANGES = ['day', 'week', 'month'] as const;
const SUMMARY = part({
	...{ views: NUMBER, comments: NUMBER, viewsToday: NUMBER },
	...{ bestDay: DATE, bestDayTotal: NUMBER },
});
const SERIES = some({ period: TEXT, views: NUMBER });

function keysIn(id: string, pattern: RegExp): string[] {
	const ledger = readFileSync(join(__dirname, '../requirements.tsv'), 'utf8');
	const [, , text = ''] = new RegExp(`^${id}\t.*$`, 'm').exec(ledger)?.[0].split('\t') ?? [];
	return text.match(pattern) ?? [];
}
const SETTING_KEYS = [
	...['protect', 'sso'],
	...keysIn('DATA-23', /\b[a-z]+_\w+\b/g),
	...keysIn('DATA-24', /(?<= are .*)\b[a-z][\w-]+(?=[,.]| and)|\w+(?=\.$)/g),
];

type Read = (api: Api) => Promise<unknown>;
type Row = [title: string, scenario: string, read: Read, expected: unknown];

const rowsOf = (topics: Record<string, [read: Read, expected: Record<string, unknown>]>): Row[] =>
	Object.entries(topics).flatMap(([title, [read, scenarios]]) =>
		Object.entries(scenarios).map(([scenario, expected]): Row => [title, scenario, read, expected]),
	);

/** What the app reads: by topic, each scenario and what it has there. */
const READS = rowsOf({
	'DATA-06, DATA-18 purchases': [
		(api) => api(siteApi).loadPurchases(),
		{
			'purchases-refundable': some({
				...{ id: NUMBER, productSlug: SLUG, productName: TEXT, isActive: true },
				...{ expiryDate: DATE, subscribedDate: DATE, isRefundable: true },
			}),
			'purchases-several': some(part({ isActive: false })),
		},
	],
	'DATA-17, DATA-19 the features of a plan': [
		async (api) => {
			const features = await api(siteApi).loadFeatures();
			return { ...features, ...resolveFeatureFlags(features) };
		},
		{
			complete: part({
				active: some('instant-search', 'real-time-backups', 'videopress-1tb-storage'),
				...{ hasAntispam: true, hasBackups: true, hasInstantSearch: true },
				...{ hasScan: true, hasVideoPress: true },
			}),
			free: part({ hasBackups: false, hasInstantSearch: false, hasScan: false }),
		},
	],
	'DATA-18, DATA-20, DATA-29 name, address, plan and storage of the site': [
		(api) => api(siteApi).load(),
		{
			'videopress-storage': part({
				...{ name: TEXT, description: ANY_TEXT, url: URL_TEXT, iconUrl: ANY_TEXT },
				plan: part({
					productSlug: SLUG,
					features: part({ active: some(TEXT), available: expect.anything() }),
				}),
				videopressStorageUsed: 250_000,
			}),
		},
	],
	'DATA-18 benefits': [
		(api) => api(benefitsApi).load(),
		{ free: some({ name: TEXT, title: TEXT, description: TEXT, value: NUMBER }) },
	],
	'DATA-18, OFFER-06 a discount': [
		(api) => api(offersApi).loadDiscount(),
		{
			'discount-valid': { code: 'WELCOME30', discount: 30, expiryDate: DATE, isUsed: false },
			'discount-used': part({ isUsed: true }),
			'prices-odd': part({ expiryDate: '' }),
		},
	],
	'DATA-21 VaultPress': [
		(api) => api(securityApi).loadVaultPress(),
		{
			'vaultpress-threats': part({
				data: part({
					active: true,
					features: part({ backups: BOOLEAN, security: true }),
					threats: 2,
				}),
			}),
		},
	],
	'DATA-23, DATA-24 the keys of the settings': [
		async (api) => Object.keys(await api(settingsApi).load()),
		{ free: some(...SETTING_KEYS) },
	],
	'DATA-23 the lists of addresses': [
		(api) => api(settingsApi).load(),
		{
			free: part({
				jetpack_protect_global_whitelist: part({ local: expect.anything() }),
				jetpack_waf_ip_list: BOOLEAN,
			}),
		},
	],
	'DATA-26 the check of the saved key': [
		(api) => api(antiSpamApi).checkSavedKey(),
		{
			'anti-spam-active': part({ validKey: true, invalidKeyCode: '', invalidKeyMessage: ANY_TEXT }),
			'anti-spam-invalid': part({ validKey: false, invalidKeyCode: '' }),
			'anti-spam-inactive': part({ validKey: false, invalidKeyCode: 'not_active' }),
			free: part({ validKey: false, invalidKeyCode: 'not_installed' }),
		},
	],
	'DATA-27 the firewall': [
		(api) => api(securityApi).loadFirewall(),
		{
			complete: { bootstrapPath: PHP_FILE, hasRulesAccess: true },
			'firewall-old-rules': { bootstrapPath: PHP_FILE, hasRulesAccess: false },
		},
	],
	'STATS-20 the summary of the stats and the series of each range': [
		(api) => Promise.all(RANGES.map((range) => api(statsApi).load(range))),
		{
			free: RANGES.map((range) =>
				part({
					summary: range === 'day' ? SUMMARY : null,
					series: part({ [range]: SERIES }),
					errors: [],
				}),
			),
			'stats-error': RANGES.map(() => part({ summary: null, errors: ANY })),
		},
	],
	'BACKUP-08 the state of backups': [
		(api) => api(rewindApi).load(),
		{
			'backup-provisioning': { state: 'provisioning', isNew: false },
			'backup-awaiting': { state: 'awaiting-credentials', isNew: false },
			security: { state: 'active', isNew: false },
			'backup-new': { state: 'active', isNew: true },
			'vaultpress-clear': { state: 'unavailable', isNew: false },
			'backup-empty': { state: 'missing', isNew: false },
		},
	],
	'SCAN-24 the state, threats and credentials of scans': [
		(api) => api(scanApi).load(),
		{
			'vaultpress-clear': part({ state: 'vaultpress', threats: [] }),
			'scan-provisioning': part({ state: 'provisioning', threats: [], credentials: ANY }),
			security: part({ state: 'idle', threats: [], credentials: ANY }),
			'scan-scanning': part({ state: 'scanning', threats: [], credentials: ANY }),
			threats: part({ state: 'idle', threats: ANY, credentials: ANY }),
			'scan-no-credentials': part({ state: 'idle', threats: [], credentials: [] }),
		},
	],
	'API-49, API-51, VERIFY-28 the verification at Google': [
		(api) => api(verificationApi).check(),
		{
			verified: part({ verified: true, token: TEXT, isOwner: true, error: null }),
			'verified-by-another': part({ verified: true, token: TEXT, isOwner: false }),
			'verification-withdrawn': part({
				...{ verified: false, token: TEXT },
				error: part({ code: 'unverify-site-error', message: ANY_TEXT }),
			}),
		},
	],
	'OFFER-07, PRODUCT-07 prices, null or numbers if they are odd': [
		(api) => api(offersApi).loadSiteProducts(),
		{
			'prices-odd': part({
				jetpack_backup_t1_yearly: part({ cost: 0 }),
				jetpack_scan: part({ cost: null }),
				jetpack_videopress: part({ cost: 119.4 }),
			}),
		},
	],
	'OFFER-07 offers without the odd ones': [
		(api) => api(offersApi).loadIntroOffers(),
		{ 'prices-odd': [expect.anything()] },
	],
	'OFFER-08 an upsell': [
		(api) => api(recommendationsApi).loadUpsell(),
		{
			'recommendations-upsell': part({ productSlug: SLUG, isHidden: false }),
			'recommendations-upsell-hidden': part({ isHidden: true }),
		},
	],
});

const pageOf = async (half: string, scenario: string) =>
	half === 'the plugin'
		? decodePageData(await printedPageData('admin'), PAGE)
		: buildPageData({ scenario });

describe.each(HALVES)('shapes of %s', (half, start) => {
	it.each(READS)('%s: %s', async (_title, scenario, read, expected) => {
		expect(await read(await start(scenario))).toEqual(expected);
	});

	it('PRODUCT-07, PRODUCT-08, OFFER-07 each product has its texts, its features, its price and its full price', async () => {
		const api = await start('free');
		const { products, site } = await pageOf(half, 'free');
		const sold = await api(offersApi).loadSiteProducts();
		const offers = await api(offersApi).loadIntroOffers();
		expect(Object.keys(products).sort()).toEqual([...PRODUCT_KEYS].sort());
		expect(offers.length).toBeGreaterThan(0);
		for (const offer of offers) {
			expect(offer).toEqual({ productSlug: TEXT, originalPrice: NUMBER, rawPrice: NUMBER });
			expect(offer.rawPrice).toBeLessThan(offer.originalPrice);
		}
		for (const key of PRODUCT_KEYS) {
			expect(products[key]).toEqual({
				...{ title: TEXT, slug: SLUG, description: TEXT, showPromotion: BOOLEAN },
				...{ discountPercent: NUMBER, includedInPlans: some(TEXT), features: some(TEXT) },
			});
			const productSlug = getProductSlug(key, products[key]);
			const product = sold[productSlug]!;
			expect(product).toMatchObject({ isAvailable: true, currencyCode: CURRENCY, cost: NUMBER });
			const offer = offers.find((one) => one.productSlug === productSlug);
			const { firstYear, fullPerYear } = resolvePrice(product, { offer })!;
			expect([firstYear, fullPerYear]).toEqual([offer?.rawPrice, offer?.originalPrice]);
			const url = buildCheckoutUrl(
				{ source: 'checkout', productSlug, returnPath: '' },
				{ ...site, userId: 1, isLinked: true, hasConnectedOwner: true },
			);
			expect(new URL(url).searchParams.get('site')).toBe(site.rawUrl);
		}
	});

	it('PRODUCT-08, RECS-53 a suggestion has its texts, its price and its timeframes', async () => {
		const api = await start('recommendations-product-suggestions');
		const suggestions = await api(recommendationsApi).loadSuggestions();
		expect(suggestions.length).toBeGreaterThan(0);
		for (const suggestion of suggestions) {
			expect(suggestion).toEqual({
				...{ productSlug: SLUG, title: TEXT, description: TEXT, key: ANY_TEXT },
				...{ cost: NUMBER, currencyCode: CURRENCY, costTimeframe: TEXT, billingTimeframe: TEXT },
				...{ features: some(TEXT), isAvailable: true, fullPrice: null, upgradeUrl: ANY_TEXT },
				action: ANY_TEXT,
				includedInPlans: expect.any(Array),
			});
		}
	});

	it('COUPON-11 a partner’s coupon has its code, its partner and its product', async () => {
		await start('coupon-connected');
		const { partner } = (await pageOf(half, 'coupon-connected')).site;
		const logo = { src: TEXT, width: NUMBER, height: NUMBER };
		expect(partner.coupon).toEqual({
			code: TEXT,
			preset: TEXT,
			partner: { name: TEXT, prefix: TEXT, logo },
			product: { slug: SLUG, title: TEXT, description: TEXT, features: some(TEXT) },
		});
	});
});
