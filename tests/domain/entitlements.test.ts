import type { CloudSite, EntitlementFacts, SiteFeatures } from '@/domain/site';
import { idle, toFailed, toLoading, type Remote } from '@/lib/remote';
import { entitle, featuresOf, planOf, siteOf } from '#tests/support/entitlements';

const down = new Error('No answer');
const noFeatures = toFailed<SiteFeatures, unknown>(idle, down);
const noSite = toFailed<CloudSite, unknown>(idle, down);
const unasked = { cloudSite: idle, features: idle };
const asked = {
	cloudSite: toLoading<CloudSite, unknown>(idle),
	features: toLoading<SiteFeatures, unknown>(idle),
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
		{ printed: premium, cloudSite: noSite },
		'jetpack_premium',
		'premium',
	],
	[
		'the provider where the page is behind',
		{ printed: free, cloudSite: siteOf({ plan: premium }) },
		'jetpack_premium',
		'premium',
	],
	[
		'the provider where a plan has ended',
		{ printed: premium, cloudSite: siteOf() },
		'jetpack_free',
		'free',
	],
	[
		'the page where the provider knows no plan',
		{ printed: premium, cloudSite: siteOf({ plan: null }) },
		'jetpack_premium',
		'premium',
	],
	[
		'the site’s own word for the class of the same plan',
		{ printed: planOf('made_up', 'business'), cloudSite: siteOf({ plan: planOf('made_up') }) },
		'made_up',
		'business',
	],
	[
		'no class of a plan that nobody knows',
		{ cloudSite: siteOf({ plan: planOf('made_up') }) },
		'made_up',
		'',
	],
	[
		'an older answer while a newer is asked for',
		{ printed: free, cloudSite: toLoading(siteOf({ plan: premium })) },
		'jetpack_premium',
		'premium',
	],
	[
		'an older answer after a newer has failed',
		{ printed: free, cloudSite: toFailed<CloudSite, unknown>(siteOf({ plan: premium }), down) },
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
		{ printed, cloudSite: noSite, features: noFeatures },
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
			cloudSite: siteOf({ plan: planOf('jetpack_free', '', 'scan') }),
		},
		{ hasScan: true },
	],
	[
		'the record and the list together',
		{
			features: featuresOf('antispam'),
			cloudSite: siteOf({ plan: planOf('jetpack_free', '', 'scan') }),
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
		{ cloudSite: siteOf({ products: ['jetpack_scan_monthly'] }) },
		{ hasScan: true, hasBackups: false },
	],
	[
		'a bundle that the list does not know yet',
		{ cloudSite: siteOf({ plan: planOf('jetpack_security_t1_yearly') }) },
		{ hasBackups: true, hasScan: true, hasAntispam: true, hasVideoPress: false },
	],
	[
		'everything of the whole bundle',
		{ cloudSite: siteOf({ plan: planOf('jetpack_complete') }) },
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
	['jetpack_backup_t1_yearly', 'hasBackups'],
	['jetpack_scan', 'hasScan'],
	['jetpack_anti_spam_monthly', 'hasAntispam'],
	['jetpack_search', 'hasInstantSearch'],
	['wpcom_search', 'hasInstantSearch'],
	['jetpack_videopress', 'hasVideoPress'],
] as const)('DATA-17 reads the purchase %s as %s and nothing else', (slug, flag) => {
	const { flags } = entitle({ cloudSite: siteOf({ products: [slug] }) });
	expect(Object.entries(flags).filter(([, isOn]) => isOn)).toEqual([[flag, true]]);
});

it('lists what was bought, once the provider has told', () => {
	const cloudSite = siteOf({ products: ['jetpack_scan'] });
	expect(entitle({ cloudSite }).products).toEqual(['jetpack_scan']);
	expect(entitle({ cloudSite: idle }).products).toEqual([]);
});

it.each<[string, Partial<EntitlementFacts>, object]>([
	['loading before it is asked', unasked, { kind: 'loading' }],
	[
		'failed, whatever the page says',
		{ printed, features: noFeatures, cloudSite: noSite },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'failed while it is asked again',
		{ features: toLoading(noFeatures) },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'known by the list alone',
		{ features: featuresOf('scan'), cloudSite: noSite },
		{ kind: 'known', data: ['scan'] },
	],
	[
		'known by the record alone',
		{ features: noFeatures, cloudSite: siteOf({ plan: planOf('x', '', 'scan') }) },
		{ kind: 'known', data: ['scan'] },
	],
	['known to be nothing', {}, { kind: 'known', data: [] }],
])('what the provider has told is %s', (_title, facts, told) => {
	expect(entitle(facts).told).toEqual(told);
});

it.each<[string, Remote<CloudSite, unknown>, Remote<SiteFeatures, unknown>, boolean]>([
	['both have answered', siteOf(), featuresOf(), true],
	['the record is awaited', idle, featuresOf(), false],
	['the list is awaited', siteOf(), idle, false],
	['the record failed', noSite, featuresOf(), false],
	['the list failed', siteOf(), noFeatures, false],
	['an older record is asked for again', toLoading(siteOf()), featuresOf(), false],
])('is confirmed or not where %s', (_title, cloudSite, features, isConfirmed) => {
	expect(entitle({ cloudSite, features }).isConfirmed).toBe(isConfirmed);
});
