import { resolvePlanFeature, type PlanFeatureFacts } from '@/domain/plans/plan-feature';
import { idle } from '@/lib/remote';
import { entitle } from '#tests/support/entitlements';
import { having, LOADING, PENDING } from '../shorthand';

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
const GRANTED = { kind: 'granted' };
const MISSING = { kind: 'missing', promotion: 'upgrade' };

it.each<[string, Partial<PlanFeatureFacts>, object]>([
	['ROLE-10 missing once every answer is loaded', {}, MISSING],
	['granted offline, where nothing is offered', { availability: { kind: 'offline' } }, GRANTED],
	['granted by the page before any answer', { isInRecord: true, entitlements: unknown }, GRANTED],
	['granted by a feature', { entitlements: having('wordads') }, GRANTED],
	['loading before the purchases', { entitlements: PENDING }, LOADING],
])('a feature of the plan is %s', (_title, facts, expected) => {
	expect(resolvePlanFeature({ ...FACTS, ...facts })).toEqual(expected);
});
