import type { SiteConnection } from '@/domain/connection';
import { resolvePlanCard, type PlanCardFacts } from '@/domain/plans/plan-card';
import type { Purchase } from '@/domain/purchases';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { planOf, siteOf } from '#tests/support/entitlements';

const resolve = (facts: Partial<PlanCardFacts> = {}) =>
	resolvePlanCard({
		connection: 'connected',
		plan: planOf('jetpack_security_t1_yearly'),
		providerSite: siteOf(),
		purchases: toReady<Purchase[]>([]),
		...facts,
	});

it('says what is known of the plan', () => {
	expect(resolve()).toMatchObject({
		kind: 'plan',
		name: 'Jetpack Security (10GB)',
		planClass: 'is-security-t1-plan',
		storage: '10GB',
		purchase: undefined,
	});
});

it.each<[string, SiteConnection, PlanCardFacts['providerSite'], string]>([
	['offline, whatever was known', 'offline', siteOf(), 'offline'],
	['before the provider has answered', 'connected', idle, 'loading'],
	['while it is asked', 'connected', toLoading(idle), 'loading'],
	['where it did not answer', 'connected', toFailed(idle, 'down'), 'failed'],
	['while it is asked again', 'connected', toLoading(toFailed(idle, 'down')), 'failed'],
	['while a known answer is asked for again', 'connected', toLoading(siteOf()), 'plan'],
	['where a known answer could not be renewed', 'connected', toFailed(siteOf(), 'down'), 'plan'],
	['where nobody can be asked', 'unconnected', idle, 'plan'],
])('%s', (_title, connection, providerSite, kind) => {
	expect(resolve({ connection, providerSite }).kind).toBe(kind);
});

const PURCHASE: Purchase = {
	id: 1,
	productSlug: 'jetpack_gold_monthly',
	productName: 'Jetpack Gold',
	expiryDate: '',
	subscribedDate: '',
	isRefundable: false,
	isActive: true,
};

it('names an unknown plan after its purchase, or by its slug', () => {
	const plan = planOf('jetpack_gold_yearly');
	expect(resolve({ plan, purchases: toReady([PURCHASE]) })).toMatchObject({
		name: 'Jetpack Gold',
		planClass: '',
		purchase: PURCHASE,
	});
	expect(resolve({ plan })).toMatchObject({ name: 'jetpack_gold_yearly' });
	expect(resolve({ plan: planOf('') })).toMatchObject({ name: 'Unnamed product' });
});
