import type { ProviderSite, SiteFeatures } from '@/domain/site/types';
import type { EntitlementFacts } from '@/domain/site/entitlements';
import type { DatedPurchase } from '@/domain/purchases';
import { idle, knownData, toFailed, toLoading, toReady } from '@/lib/remote';
import { entitle, featuresOf, planOf, purchasesOf, siteOf } from '#tests/support/entitlements';

const down = new Error('No answer');
const noFeatures = toFailed<SiteFeatures, unknown>(idle, down);
const noPurchases = toFailed<DatedPurchase[], unknown>(idle, down);
const noSite = toFailed<ProviderSite, unknown>(idle, down);
const unasked = { providerSite: idle, features: idle, purchases: idle };
const asked = {
	providerSite: toLoading<ProviderSite, unknown>(idle),
	features: toLoading<SiteFeatures, unknown>(idle),
	purchases: toLoading<DatedPurchase[], unknown>(idle),
};

const purchaseOf = (patch: Partial<DatedPurchase>) =>
	toReady((knownData(purchasesOf('jetpack_scan')) ?? []).map((one) => ({ ...one, ...patch })));

const premium = planOf('jetpack_premium', 'premium', 'vaultpress-backups');
const free = planOf('jetpack_free', 'free');

it.each<[string, Partial<EntitlementFacts>, string, string]>([
	['the page before the requests', { printed: premium, ...unasked }, 'jetpack_premium', 'premium'],
	['the page during the requests', { printed: premium, ...asked }, 'jetpack_premium', 'premium'],
	[
		'the page if the provider fails',
		{ printed: premium, providerSite: noSite },
		'jetpack_premium',
		'premium',
	],
	[
		'the provider if the page is out of date',
		{ printed: free, providerSite: siteOf({ plan: premium }) },
		'jetpack_premium',
		'premium',
	],
	[
		'the provider if the printed plan has ended',
		{ printed: premium, providerSite: siteOf() },
		'jetpack_free',
		'free',
	],
	[
		'the page if the provider returns no plan',
		{ printed: premium, providerSite: siteOf({ plan: null }) },
		'jetpack_premium',
		'premium',
	],
	[
		'the class of the page data for the same plan',
		{ printed: planOf('made_up', 'business'), providerSite: siteOf({ plan: planOf('made_up') }) },
		'made_up',
		'business',
	],
	[
		'no class of an unknown plan',
		{ providerSite: siteOf({ plan: planOf('made_up') }) },
		'made_up',
		'',
	],
	[
		'the last answer while a new one is loading',
		{ printed: free, providerSite: toLoading(siteOf({ plan: premium })) },
		'jetpack_premium',
		'premium',
	],
	[
		'the last answer after a new request has failed',
		{
			printed: free,
			providerSite: toFailed<ProviderSite, unknown>(siteOf({ plan: premium }), down),
		},
		'jetpack_premium',
		'premium',
	],
])('reads the plan from: %s', (_title, facts, productSlug, planClass) => {
	expect(entitle(facts).plan).toMatchObject({ productSlug, class: planClass });
});

const printed = planOf('jetpack_free', 'free', 'backups');

it.each<[string, Partial<EntitlementFacts>, object]>([
	['the page before an answer', { printed, ...unasked }, { hasBackups: true, hasScan: false }],
	[
		'the page after a failure',
		{ printed, providerSite: noSite, features: noFeatures },
		{ hasBackups: true },
	],
	['the list of features, which replaces the page', { printed }, { hasBackups: false }],
	[
		'the list of features, which has more',
		{ printed: free, features: featuresOf('scan') },
		{ hasScan: true },
	],
	[
		'the record while the list of features is pending',
		{
			printed: free,
			features: idle,
			providerSite: siteOf({ plan: planOf('jetpack_free', '', 'scan') }),
		},
		{ hasScan: true },
	],
	[
		'the record and the list together',
		{
			features: featuresOf('antispam'),
			providerSite: siteOf({ plan: planOf('jetpack_free', '', 'scan') }),
		},
		{ hasScan: true, hasAntispam: true },
	],
	['the page, if the record has no features', { printed, features: idle }, { hasBackups: true }],
	[
		'a product bought in addition to the plan',
		{ providerSite: siteOf({ products: ['jetpack_scan_monthly'] }) },
		{ hasScan: true, hasBackups: false },
	],
	[
		'a bundle that the list of features lacks',
		{ providerSite: siteOf({ plan: planOf('jetpack_security_t1_yearly') }) },
		{ hasBackups: true, hasScan: true, hasAntispam: true, hasVideoPress: false },
	],
	[
		'the complete plan',
		{ providerSite: siteOf({ plan: planOf('jetpack_complete') }) },
		{
			hasBackups: true,
			hasScan: true,
			hasAntispam: true,
			hasInstantSearch: true,
			hasVideoPress: true,
		},
	],
])('DATA-17 reads the flags from: %s', (_title, facts, flags) => {
	expect(entitle(facts).flags).toMatchObject(flags);
});

it.each([
	['jetpack_backup_t1_yearly', ['hasBackups']],
	['jetpack_scan', ['hasScan']],
	['jetpack_anti_spam_monthly', ['hasAntispam']],
	['jetpack_search', ['hasInstantSearch']],
	['wpcom_search', ['hasInstantSearch']],
	['jetpack_videopress', ['hasVideoPress']],
	['jetpack_personal', ['hasAntispam', 'hasBackups']],
	['value_bundle', ['hasGoogleAnalytics', 'hasWordAds']],
	[
		'jetpack_security_t1_yearly',
		['hasAntispam', 'hasBackups', 'hasGoogleAnalytics', 'hasScan', 'hasWordAds'],
	],
])('DATA-17 API-36 %s grants %p and support, as a product or a purchase', (slug, flags) => {
	for (const facts of [
		{ providerSite: siteOf({ products: [slug] }) },
		{ purchases: purchasesOf(slug) },
	]) {
		const granted = Object.entries(entitle(facts).flags).filter(([, isOn]) => isOn);
		expect(granted.map(([flag]) => flag).sort()).toEqual([...flags, 'hasSupport'].sort());
	}
});

it('API-36 ignores a purchase that is not in force', () => {
	const [purchase] = knownData(purchasesOf('jetpack_scan')) ?? [];
	const purchases = toReady(purchase ? [{ ...purchase, isInForce: false }] : []);
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
	['a daily product', { purchases: purchasesOf('jetpack_backup_daily') }, false],
	['a daily plan', { providerSite: siteOf({ plan: planOf('jetpack_premium') }) }, false],
	['a plan alone', { providerSite: siteOf({ plan: planOf('jetpack_business') }) }, false],
])('BACKUP-03 decides whether backups are real-time with %s', (_title, facts, expected) => {
	expect(entitle(facts).hasRealTimeBackups).toBe(expected);
});

it.each<[string, Partial<EntitlementFacts>, boolean]>([
	['nothing', {}, false],
	['a plan', { providerSite: siteOf({ plan: planOf('jetpack_personal') }) }, true],
	['an unknown plan', { providerSite: siteOf({ plan: planOf('made_up') }) }, true],
	['the host’s free plan', { providerSite: siteOf({ plan: planOf('free_plan') }) }, false],
	['a purchase', { purchases: purchasesOf('jetpack_scan') }, true],
])('DASH-35 decides whether a site is paid with %s', (_title, facts, expected) => {
	expect(entitle(facts).flags.hasSupport).toBe(expected);
});

it.each<[string, Partial<EntitlementFacts>, object]>([
	['loading before the requests', unasked, { kind: 'loading' }],
	[
		'failed, whatever the page contains',
		{ printed, features: noFeatures, providerSite: noSite },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'failed during a retry',
		{ features: toLoading(noFeatures) },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'known from the list alone',
		{ features: featuresOf('scan'), providerSite: noSite },
		{ kind: 'known', data: ['scan'] },
	],
	[
		'known from the record alone',
		{ features: noFeatures, providerSite: siteOf({ plan: planOf('x', '', 'scan') }) },
		{ kind: 'known', data: ['scan'] },
	],
	['known to be empty', {}, { kind: 'known', data: [] }],
])('the features as the provider reports them: %s', (_title, facts, confirmed) => {
	expect(entitle(facts).confirmed).toEqual(confirmed);
});

it.each<[string, Partial<EntitlementFacts>, object]>([
	['everything is loaded', {}, { kind: 'complete' }],
	['the record is pending', { providerSite: idle }, { kind: 'loading' }],
	['the list of features is pending', { features: idle }, { kind: 'loading' }],
	['the purchases are pending', { purchases: idle }, { kind: 'loading' }],
	['the record is loaded again', { providerSite: toLoading(siteOf()) }, { kind: 'loading' }],
	['the record failed', { providerSite: noSite }, { kind: 'failed', isRetrying: false }],
	['the list failed', { features: noFeatures }, { kind: 'failed', isRetrying: false }],
	['the purchases failed', { purchases: noPurchases }, { kind: 'failed', isRetrying: false }],
	[
		'the record has no plan that can be read',
		{ providerSite: siteOf({ plan: null }) },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'the record has no list of products',
		{ providerSite: siteOf({ products: null }) },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'the record has a product that cannot be read',
		{ providerSite: siteOf({ products: ['jetpack_scan', ''] }) },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'a purchase may be active',
		{ purchases: purchaseOf({ isActive: null }) },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'an active purchase may be of anything',
		{ purchases: purchaseOf({ isActive: true, productSlug: '' }) },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'a purchase of anything is over',
		{ purchases: purchaseOf({ isActive: false, productSlug: '' }) },
		{ kind: 'complete' },
	],
	[
		'an answer with gaps is loaded again',
		{ providerSite: toLoading(siteOf({ products: null })) },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'one request is retried',
		{ purchases: toLoading(noPurchases) },
		{ kind: 'failed', isRetrying: true },
	],
])('decides whether entitlements are confirmed when %s', (_title, facts, confirmation) => {
	expect(entitle(facts).confirmation).toEqual(confirmation);
});
