import { resolvePlanFeature, type PlanFeatureFacts } from '@/domain/plans/plan-feature';
import { idle, toFailed, toLoading } from '@/lib/remote';
import { entitle, featuresOf, planOf, purchasesOf, siteOf } from '#tests/support/entitlements';

const failed = toFailed<never, object>(idle, {});

/** A free site, according to the page data and the provider. */
const FACTS: PlanFeatureFacts = {
	flag: 'hasWordAds',
	availability: { kind: 'available' },
	isOn: false,
	isInRecord: false,
	entitlements: entitle(),
	promotion: 'upgrade',
};

const unknown = entitle({ providerSite: idle, features: idle });
const withPlan = (slug: string) => entitle({ providerSite: siteOf({ plan: planOf(slug) }) });
const GRANTED = { kind: 'granted' };
const MISSING = { kind: 'missing', promotion: 'upgrade' };

it.each<[string, Partial<PlanFeatureFacts>, object]>([
	['ROLE-10 missing once every answer is loaded', {}, MISSING],
	[
		'ROLE-10 missing with an offer to connect first',
		{ promotion: 'connect' },
		{ ...MISSING, promotion: 'connect' },
	],
	['granted where it is on, whatever the plan', { isOn: true }, GRANTED],
	['granted offline, where nothing is offered', { availability: { kind: 'offline' } }, GRANTED],
	[
		'granted where site code decides',
		{ availability: { kind: 'locked', override: 'inactive' } },
		GRANTED,
	],
	[
		'granted by the page data before any answer',
		{ isInRecord: true, entitlements: unknown },
		GRANTED,
	],
	['granted by a feature', { entitlements: entitle({ features: featuresOf('wordads') }) }, GRANTED],
	[
		'granted by a plan that is newer than the page data',
		{ entitlements: withPlan('jetpack_premium') },
		GRANTED,
	],
	['granted by a monthly plan', { entitlements: withPlan('jetpack_security_t1_monthly') }, GRANTED],
	[
		'granted by a product in addition to the plan',
		{ entitlements: entitle({ providerSite: siteOf({ products: ['jetpack_complete'] }) }) },
		GRANTED,
	],
	[
		'granted by an active purchase',
		{ entitlements: entitle({ purchases: purchasesOf('jetpack_security_t1_yearly') }) },
		GRANTED,
	],
	[
		'loading before the purchases are loaded',
		{ entitlements: entitle({ purchases: idle }) },
		{ kind: 'loading' },
	],
	[
		'missing if a larger plan has ended since the page was printed',
		{ isInRecord: true, entitlements: entitle({ printed: planOf('jetpack_premium', 'premium') }) },
		MISSING,
	],
	[
		'missing with a plan that is too small',
		{ entitlements: withPlan('jetpack_personal') },
		MISSING,
	],
	['loading before the requests', { entitlements: unknown }, { kind: 'loading' }],
	[
		'failed if one request failed',
		{ entitlements: entitle({ features: failed }) },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'failed during a retry',
		{ entitlements: entitle({ features: toLoading(failed) }) },
		{ kind: 'failed', isRetrying: true },
	],
])('a feature of the plan is %s', (_title, facts, expected) => {
	expect(resolvePlanFeature({ ...FACTS, ...facts })).toEqual(expected);
});
