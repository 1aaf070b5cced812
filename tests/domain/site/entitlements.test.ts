import type { ProviderSite, SiteFeatures } from '@/domain/site/types';
import type { EntitlementFacts } from '@/domain/site/entitlements';
import type { DatedPurchase } from '@/domain/plans/purchases';
import { idle, knownData, toFailed, toKept, toLoading, toReady } from '@/lib/remote';
import { entitle, featuresOf, planOf, purchasesOf, siteOf } from '#tests/support/entitlements';
import { FAILED, LOADING, RETRYING } from '../shorthand';

const down = new Error('No answer');
const noFeatures = toFailed<SiteFeatures, unknown>(idle, down);
const noPurchases = toFailed<DatedPurchase[], unknown>(idle, down);
const noSite = toFailed<ProviderSite, unknown>(idle, down);
const unasked = { providerSite: idle, features: idle, purchases: idle };

const purchaseOf = (patch: Partial<DatedPurchase>) =>
	toReady((knownData(purchasesOf('jetpack_scan')) ?? []).map((one) => ({ ...one, ...patch })));

const premium = planOf('jetpack_premium', 'premium', 'vaultpress-backups');
const free = planOf('jetpack_free', 'free');
const PREMIUM = siteOf({ plan: premium });
const of = (plan: string) => ({ providerSite: siteOf({ plan: planOf(plan) }) });
const SCANNED = siteOf({ plan: planOf('jetpack_free', '', 'scan') });
const UNNAMED = siteOf({ products: ['jetpack_scan', ''] });

it.each<[string, Partial<EntitlementFacts>, string, string?]>([
	['the page before the requests', { printed: premium, ...unasked }, 'premium'],
	['the page if the provider fails', { printed: premium, providerSite: noSite }, 'premium'],
	['the provider if the page is old', { printed: free, providerSite: PREMIUM }, 'premium'],
	[
		'the class of the page',
		{ printed: planOf('made_up', 'business'), ...unasked },
		'business',
		'made_up',
	],
	['the last after a failure', { printed: free, providerSite: toFailed(PREMIUM, 1) }, 'premium'],
])('reads the plan from: %s', (_title, facts, planClass, productSlug = `jetpack_${planClass}`) => {
	expect(entitle(facts).plan).toMatchObject({ productSlug, class: planClass });
});

const printed = planOf('jetpack_free', 'free', 'backups');

it.each<[string, Partial<EntitlementFacts>, object]>([
	['the page before an answer', { printed, ...unasked }, { hasBackups: true, hasScan: false }],
	[
		'a product',
		{ providerSite: siteOf({ products: ['jetpack_scan_monthly'] }) },
		{ hasScan: true, hasBackups: false },
	],
	['a bundle', of('jetpack_security_daily'), { hasScan: true, hasVideoPress: false }],
	['the complete plan', of('jetpack_complete'), { hasInstantSearch: true, hasVideoPress: true }],
])('DATA-17 reads the flags from: %s', (_title, facts, flags) => {
	expect(entitle(facts).flags).toMatchObject(flags);
});

const known = (...data: string[]) => ({ kind: 'known', data });
const BASIC = ['hasAntispam', 'hasBackups'];
const ADS = ['hasGoogleAnalytics', 'hasWordAds'];

it.each([
	['jetpack_backup_t1_yearly', ['hasBackups']],
	['jetpack_anti_spam_monthly', ['hasAntispam']],
	['jetpack_search', ['hasInstantSearch']],
	['wpcom_search', ['hasInstantSearch']],
	['jetpack_videopress', ['hasVideoPress']],
	['jetpack_personal', BASIC],
	['jetpack_security_daily', [...BASIC, ...ADS, 'hasScan']],
])('DATA-17 API-36 %s grants %p and support, as a product or a purchase', (slug, flags) => {
	const bought = { purchases: purchasesOf(slug) };
	for (const facts of [{ providerSite: siteOf({ products: [slug] }) }, bought]) {
		const granted = Object.entries(entitle(facts).flags).filter(([, isOn]) => isOn);
		expect(granted.map(([flag]) => flag).sort()).toEqual([...flags, 'hasSupport'].sort());
	}
});

it('API-36 ignores a purchase that is not in force', () => {
	const purchases = purchaseOf({ isInForce: false });
	expect(knownData(purchases)).toHaveLength(1);
	expect(entitle({ purchases })).toMatchObject({
		products: [],
		flags: { hasScan: false, hasSupport: false },
	});
});

it('lists paid products of the record and the purchases without duplicates', () => {
	const providerSite = siteOf({ products: ['jetpack_scan', 'jetpack_free'] });
	const purchases = purchasesOf('jetpack_scan', 'jetpack_search');
	expect(entitle({ providerSite, purchases }).products).toEqual(['jetpack_scan', 'jetpack_search']);
	expect(entitle(unasked).products).toEqual([]);
});

it.each<[string, Partial<EntitlementFacts>, boolean]>([
	['the feature', { features: featuresOf('real-time-backups') }, true],
	['a product alone', { purchases: purchasesOf('jetpack_backup_realtime') }, false],
])('BACKUP-03 decides whether backups are real-time with %s', (_title, facts, expected) => {
	expect(entitle(facts).hasRealTimeBackups).toBe(expected);
});

it.each<[string, Partial<EntitlementFacts>, boolean]>([
	['the host’s free plan', of('free_plan'), false],
	['a purchase', { purchases: purchasesOf('jetpack_scan') }, true],
])('DASH-35 decides whether a site is paid with %s', (_title, facts, expected) => {
	expect(entitle(facts).flags.hasSupport).toBe(expected);
});

it.each<[string, Partial<EntitlementFacts>, object]>([
	['loading before the requests', unasked, LOADING],
	['known from the list', { features: featuresOf('scan'), providerSite: noSite }, known('scan')],
	['known from the record', { features: noFeatures, providerSite: SCANNED }, known('scan')],
])('the features as the provider reports them: %s', (_title, facts, confirmed) => {
	expect(entitle(facts).confirmed).toEqual(confirmed);
});

const keptSite = toKept(knownData(siteOf())!, { at: 0, isAged: false });
const noNewSite = toFailed<ProviderSite, unknown>(keptSite, 'No.');

it.each<[string, Partial<EntitlementFacts>, object]>([
	['the record is a kept one', { providerSite: keptSite }, { ...LOADING, isKept: true }],
	['nothing follows a kept one', { providerSite: noNewSite }, { ...FAILED, isKept: true }],
	['a kept one is alone', { providerSite: keptSite, features: idle }, LOADING],
	['the record failed', { providerSite: noSite }, FAILED],
	['the record has no plan', { providerSite: siteOf({ plan: null }) }, FAILED],
	['the record has an unnamed product', { providerSite: UNNAMED }, FAILED],
	['a purchase may be active', { purchases: purchaseOf({ isActive: null }) }, FAILED],
	['one active is unnamed', { purchases: purchaseOf({ isActive: true, productSlug: '' }) }, FAILED],
	[
		'an unnamed purchase is over',
		{ purchases: purchaseOf({ isActive: false, productSlug: '' }) },
		{ kind: 'complete' },
	],
	['gaps are loaded again', { providerSite: toLoading(siteOf({ products: null })) }, RETRYING],
	['one request is retried', { purchases: toLoading(noPurchases) }, RETRYING],
])('decides whether entitlements are confirmed when %s', (_title, facts, confirmation) => {
	expect(entitle(facts).confirmation).toEqual(confirmation);
});
