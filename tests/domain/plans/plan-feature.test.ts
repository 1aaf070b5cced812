import { resolvePlanFeature, type PlanFeatureFacts } from '@/domain/plans/plan-feature';
import { idle, toFailed, toLoading } from '@/lib/remote';
import { entitle, featuresOf, planOf, purchasesOf, siteOf } from '#tests/support/entitlements';

const failed = toFailed<never, object>(idle, {});

/** A free site, as the page printed it and the provider confirmed it. */
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
	['ROLE-10 missing by the full answer', {}, MISSING],
	[
		'ROLE-10 a connection before money',
		{ promotion: 'connect' },
		{ ...MISSING, promotion: 'connect' },
	],
	['granted where it is on, whatever the plan', { isOn: true }, GRANTED],
	['granted offline, where nothing is offered', { availability: { kind: 'offline' } }, GRANTED],
	[
		'held where site code decides',
		{ availability: { kind: 'locked', override: 'inactive' } },
		GRANTED,
	],
	[
		'held by the record before anybody was asked',
		{ isInRecord: true, entitlements: unknown },
		GRANTED,
	],
	['granted by a feature', { entitlements: entitle({ features: featuresOf('wordads') }) }, GRANTED],
	[
		'held by a plan that the page does not know yet',
		{ entitlements: withPlan('jetpack_premium') },
		GRANTED,
	],
	[
		'held by a plan bought by the month',
		{ entitlements: withPlan('jetpack_security_t1_monthly') },
		GRANTED,
	],
	[
		'held by a product beside the plan',
		{ entitlements: entitle({ providerSite: siteOf({ products: ['jetpack_complete'] }) }) },
		GRANTED,
	],
	[
		'held by a purchase in force',
		{ entitlements: entitle({ purchases: purchasesOf('jetpack_security_t1_yearly') }) },
		GRANTED,
	],
	[
		'unknown before the purchases are known',
		{ entitlements: entitle({ purchases: idle }) },
		{ kind: 'loading' },
	],
	[
		'missing where a larger plan has ended since the page was printed',
		{ isInRecord: true, entitlements: entitle({ printed: planOf('jetpack_premium', 'premium') }) },
		MISSING,
	],
	[
		'missing with a plan that is too small',
		{ entitlements: withPlan('jetpack_personal') },
		MISSING,
	],
	['unknown before it was asked', { entitlements: unknown }, { kind: 'loading' }],
	[
		'failed where one of the answers failed',
		{ entitlements: entitle({ features: failed }) },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'failed while asked again',
		{ entitlements: entitle({ features: toLoading(failed) }) },
		{ kind: 'failed', isRetrying: true },
	],
])('is %s', (_title, facts, expected) => {
	expect(resolvePlanFeature({ ...FACTS, ...facts })).toEqual(expected);
});
