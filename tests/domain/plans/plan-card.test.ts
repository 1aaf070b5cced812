import type { SiteConnection } from '@/domain/connection';
import { resolvePlanCard, type PlanCardFacts } from '@/domain/plans/plan-card';
import type { Purchase } from '@/domain/plans/purchases';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { planOf, purchasesOf, siteOf } from '#tests/support/entitlements';

const resolve = (facts: Partial<PlanCardFacts> = {}) =>
	resolvePlanCard({
		connection: 'connected',
		plan: planOf('jetpack_security_t1_yearly'),
		products: [],
		providerSite: siteOf(),
		purchases: toReady<Purchase[]>([]),
		...facts,
	});

it('describes the plan', () => {
	expect(resolve()).toMatchObject({
		kind: 'plan',
		name: 'Jetpack Security (10GB)',
		planClass: 'is-security-t1-plan',
		storage: '10GB',
		purchase: undefined,
	});
});

it.each<[string, SiteConnection, PlanCardFacts['providerSite'], string]>([
	['is offline in offline mode, even with loaded data', 'offline', siteOf(), 'offline'],
	['is loading before the request', 'connected', idle, 'loading'],
	['fails after a failed request', 'connected', toFailed(idle, 'down'), 'failed'],
	['keeps the failure during a retry', 'connected', toLoading(toFailed(idle, 'down')), 'failed'],
	['keeps the plan while it is loaded again', 'connected', toLoading(siteOf()), 'plan'],
	['shows the printed plan before the site is connected', 'unconnected', idle, 'plan'],
])('%s', (_title, connection, providerSite, kind) => {
	expect(resolve({ connection, providerSite }).kind).toBe(kind);
});

const PURCHASES = purchasesOf('jetpack_gold_monthly');

it('names an unknown plan after its slug or a placeholder, and finds its purchase', () => {
	const plan = planOf('jetpack_gold_yearly');
	expect(resolve({ plan, purchases: PURCHASES })).toMatchObject({
		planClass: '',
		purchase: { productSlug: 'jetpack_gold_monthly' },
	});
	expect(resolve({ plan })).toMatchObject({ name: 'jetpack_gold_yearly' });
	expect(resolve({ plan: planOf('') })).toMatchObject({ name: 'Unnamed product' });
});
