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

const premium = planOf('jetpack_premium', 'premium', 'vaultpress-backups');
const free = planOf('jetpack_free', 'free');

it.each<[string, Partial<EntitlementFacts>, string, string]>([
	[
		'the page before anything is asked',
		{ printed: premium, ...unasked },
		'jetpack_premium',
		'premium',
	],
	['the page while it is asked', { printed: premium, ...asked }, 'jetpack_premium', 'premium'],
	[
		'the page where the provider fails',
		{ printed: premium, providerSite: noSite },
		'jetpack_premium',
		'premium',
	],
	[
		'the provider where the page is behind',
		{ printed: free, providerSite: siteOf({ plan: premium }) },
		'jetpack_premium',
		'premium',
	],
	[
		'the provider where a plan has ended',
		{ printed: premium, providerSite: siteOf() },
		'jetpack_free',
		'free',
	],
	[
		'the page where the provider knows no plan',
		{ printed: premium, providerSite: siteOf({ plan: null }) },
		'jetpack_premium',
		'premium',
	],
	[
		'the site’s own word for the class of the same plan',
		{ printed: planOf('made_up', 'business'), providerSite: siteOf({ plan: planOf('made_up') }) },
		'made_up',
		'business',
	],
	[
		'no class of a plan that nobody knows',
		{ providerSite: siteOf({ plan: planOf('made_up') }) },
		'made_up',
		'',
	],
	[
		'an older answer while a newer is asked for',
		{ printed: free, providerSite: toLoading(siteOf({ plan: premium })) },
		'jetpack_premium',
		'premium',
	],
	[
		'an older answer after a newer has failed',
		{
			printed: free,
			providerSite: toFailed<ProviderSite, unknown>(siteOf({ plan: premium }), down),
		},
		'jetpack_premium',
		'premium',
	],
])('takes for the plan %s', (_title, facts, productSlug, planClass) => {
	expect(entitle(facts).plan).toMatchObject({ productSlug, class: planClass });
});

const printed = planOf('jetpack_free', 'free', 'backups');

it.each<[string, Partial<EntitlementFacts>, object]>([
	[
		'what the page says, before an answer',
		{ printed, ...unasked },
		{ hasBackups: true, hasScan: false },
	],
	[
		'what the page says, after a failure',
		{ printed, providerSite: noSite, features: noFeatures },
		{ hasBackups: true },
	],
	['the list, which ends what the page says', { printed }, { hasBackups: false }],
	[
		'the list, which knows more',
		{ printed: free, features: featuresOf('scan') },
		{ hasScan: true },
	],
	[
		'the record, while the list is on its way',
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
	[
		'a record without features, which says nothing of them',
		{ printed, features: idle },
		{ hasBackups: true },
	],
	[
		'a product that was bought beside the plan',
		{ providerSite: siteOf({ products: ['jetpack_scan_monthly'] }) },
		{ hasScan: true, hasBackups: false },
	],
	[
		'a bundle that the list does not know yet',
		{ providerSite: siteOf({ plan: planOf('jetpack_security_t1_yearly') }) },
		{ hasBackups: true, hasScan: true, hasAntispam: true, hasVideoPress: false },
	],
	[
		'everything of the whole bundle',
		{ providerSite: siteOf({ plan: planOf('jetpack_complete') }) },
		{
			hasBackups: true,
			hasScan: true,
			hasAntispam: true,
			hasInstantSearch: true,
			hasVideoPress: true,
		},
	],
])('DATA-17 flags by %s', (_title, facts, flags) => {
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
])('DATA-17 reads %s as %p and support, bought beside the plan or in force', (slug, flags) => {
	for (const facts of [
		{ providerSite: siteOf({ products: [slug] }) },
		{ purchases: purchasesOf(slug) },
	]) {
		const granted = Object.entries(entitle(facts).flags).filter(([, isOn]) => isOn);
		expect(granted.map(([flag]) => flag).sort()).toEqual([...flags, 'hasSupport'].sort());
	}
});

it('ignores a purchase that is not in force', () => {
	const [purchase] = knownData(purchasesOf('jetpack_scan')) ?? [];
	const purchases = toReady(purchase ? [{ ...purchase, isInForce: false }] : []);
	expect(knownData(purchases)).toHaveLength(1);
	expect(entitle({ purchases })).toMatchObject({
		products: [],
		flags: { hasScan: false, hasSupport: false },
	});
});

it('lists what is paid for, from the record and the purchases, each once', () => {
	const providerSite = siteOf({ products: ['jetpack_scan', 'jetpack_free'] });
	const purchases = purchasesOf('jetpack_scan', 'jetpack_search');
	expect(entitle({ providerSite, purchases }).products).toEqual(['jetpack_scan', 'jetpack_search']);
	expect(entitle(unasked).products).toEqual([]);
});

it.each<[string, Partial<EntitlementFacts>, boolean]>([
	['the feature', { features: featuresOf('real-time-backups') }, true],
	['the real-time product', { purchases: purchasesOf('jetpack_backup_realtime') }, true],
	['a backup product of today', { purchases: purchasesOf('jetpack_backup_t1_yearly') }, true],
	['a daily product', { purchases: purchasesOf('jetpack_backup_daily') }, false],
	['a daily plan', { providerSite: siteOf({ plan: planOf('jetpack_premium') }) }, false],
	['the business plan', { providerSite: siteOf({ plan: planOf('jetpack_business') }) }, true],
])('BACKUP-03 has real-time backups, or not, by %s', (_title, facts, expected) => {
	expect(entitle(facts).hasRealTimeBackups).toBe(expected);
});

it.each<[string, Partial<EntitlementFacts>, boolean]>([
	['nothing', {}, false],
	['a plan', { providerSite: siteOf({ plan: planOf('jetpack_personal') }) }, true],
	['an unknown plan', { providerSite: siteOf({ plan: planOf('made_up') }) }, true],
	['the host’s free plan', { providerSite: siteOf({ plan: planOf('free_plan') }) }, false],
	['a purchase', { purchases: purchasesOf('jetpack_scan') }, true],
])('DASH-35 is paid, or not, with %s', (_title, facts, expected) => {
	expect(entitle(facts).flags.hasSupport).toBe(expected);
});

it.each<[string, Partial<EntitlementFacts>, object]>([
	['loading before it is asked', unasked, { kind: 'loading' }],
	[
		'failed, whatever the page says',
		{ printed, features: noFeatures, providerSite: noSite },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'failed while it is asked again',
		{ features: toLoading(noFeatures) },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'known by the list alone',
		{ features: featuresOf('scan'), providerSite: noSite },
		{ kind: 'known', data: ['scan'] },
	],
	[
		'known by the record alone',
		{ features: noFeatures, providerSite: siteOf({ plan: planOf('x', '', 'scan') }) },
		{ kind: 'known', data: ['scan'] },
	],
	['known to be nothing', {}, { kind: 'known', data: [] }],
])('the features as the provider reports them: %s', (_title, facts, confirmed) => {
	expect(entitle(facts).confirmed).toEqual(confirmed);
});

it.each<[string, Partial<EntitlementFacts>, object]>([
	['all have answered', {}, { kind: 'complete' }],
	['the record is awaited', { providerSite: idle }, { kind: 'loading' }],
	['the list of features is awaited', { features: idle }, { kind: 'loading' }],
	['the purchases are awaited', { purchases: idle }, { kind: 'loading' }],
	[
		'an older record is asked for again',
		{ providerSite: toLoading(siteOf()) },
		{ kind: 'loading' },
	],
	['the record failed', { providerSite: noSite }, { kind: 'failed', isRetrying: false }],
	['the list failed', { features: noFeatures }, { kind: 'failed', isRetrying: false }],
	['the purchases failed', { purchases: noPurchases }, { kind: 'failed', isRetrying: false }],
	[
		'one failed and is asked for again',
		{ purchases: toLoading(noPurchases) },
		{ kind: 'failed', isRetrying: true },
	],
])('is confirmed or not where %s', (_title, facts, confirmation) => {
	expect(entitle(facts).confirmation).toEqual(confirmation);
});
