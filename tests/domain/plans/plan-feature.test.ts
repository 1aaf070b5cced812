import { resolvePlanFeature, type PlanFeatureFacts } from '@/domain/plans/plan-feature';
import { idle, toFailed, toLoading } from '@/lib/remote';
import { entitle, planOf } from '#tests/support/entitlements';
import { buying, FAILED, having, LOADING, owning, PENDING, RETRYING, withPlan } from '../shorthand';

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
const ENDED = entitle({ printed: planOf('jetpack_premium', 'premium') });
const LOCKED = { kind: 'locked', override: 'inactive' } as const;
const GRANTED = { kind: 'granted' };
const MISSING = { kind: 'missing', promotion: 'upgrade' };

it.each<[string, Partial<PlanFeatureFacts>, object]>([
	['ROLE-10 missing once every answer is loaded', {}, MISSING],
	['ROLE-10 missing, connect', { promotion: 'connect' }, { ...MISSING, promotion: 'connect' }],
	['granted where it is on, whatever the plan', { isOn: true }, GRANTED],
	['granted offline, where nothing is offered', { availability: { kind: 'offline' } }, GRANTED],
	['granted where site code decides', { availability: LOCKED }, GRANTED],
	['granted by the page before any answer', { isInRecord: true, entitlements: unknown }, GRANTED],
	['granted by a feature', { entitlements: having('wordads') }, GRANTED],
	['granted by a newer plan', { entitlements: withPlan('jetpack_premium') }, GRANTED],
	['granted by a product', { entitlements: owning('jetpack_complete') }, GRANTED],
	['granted by an active purchase', { entitlements: buying('jetpack_complete') }, GRANTED],
	['loading before the purchases', { entitlements: PENDING }, LOADING],
	['missing once a larger plan has ended', { isInRecord: true, entitlements: ENDED }, MISSING],
	['missing with a small plan', { entitlements: withPlan('jetpack_personal') }, MISSING],
	['loading before the requests', { entitlements: unknown }, LOADING],
	['failed if one request failed', { entitlements: entitle({ features: failed }) }, FAILED],
	['failed during a retry', { entitlements: entitle({ features: toLoading(failed) }) }, RETRYING],
])('a feature of the plan is %s', (_title, facts, expected) => {
	expect(resolvePlanFeature({ ...FACTS, ...facts })).toEqual(expected);
});
