import { resolveSupportCard, type SupportCardFacts } from '@/domain/dashboard/support';
import { idle, toFailed, toKept } from '@/lib/remote';
import { entitle, planOf } from '#tests/support/entitlements';
import { buying, PENDING, withPlan } from '../shorthand';

const failed = toFailed<never, Error>(idle, new Error('No answer'));

const OFFLINE = { connection: 'offline', promotion: 'none' } as const;
const FACTS: SupportCardFacts = {
	connection: 'connected',
	promotion: 'upgrade',
	entitlements: entitle(),
	canManage: true,
};
const premium = planOf('jetpack_premium', 'premium');
const KEPT = entitle({ features: toKept({ active: [], available: {} }, { at: 0, isAged: false }) });
const UNREAD = entitle({ features: failed });

it.each<[string, Partial<SupportCardFacts>, 'plan' | 'products']>([
	['an active purchase', { entitlements: buying('jetpack_scan') }, 'products'],
	['a plan newer than the page data', { entitlements: withPlan('jetpack_premium') }, 'plan'],
])('DASH-35 DASH-37 counts as paid: %s', (_title, facts, by) => {
	expect(resolveSupportCard({ ...FACTS, ...facts })).toEqual({ kind: 'paid', by });
});

it('DASH-35 counts a printed plan that has ended as free', () => {
	const entitlements = entitle({ printed: premium });
	expect(resolveSupportCard({ ...FACTS, entitlements }).kind).toBe('free');
});

it.each<[string, Partial<SupportCardFacts>, string]>([
	['DASH-37 an upgrade on a site with an owner', {}, 'upgrade'],
	['DASH-38 a connection on a site without an owner', { promotion: 'connect' }, 'connect'],
	['ROLE-12 nothing offline', { ...OFFLINE, entitlements: PENDING }, 'none'],
	['nothing after a failure', { entitlements: UNREAD }, 'none'],
	['nothing while the site has only what it has kept', { entitlements: KEPT }, 'none'],
	['nothing to users who cannot buy', { canManage: false, entitlements: PENDING }, 'none'],
])('offers %s', (_title, facts, offer) => {
	expect(resolveSupportCard({ ...FACTS, ...facts })).toEqual({ kind: 'free', offer });
});

it('is loading, not free, while the purchases are pending', () => {
	expect(resolveSupportCard({ ...FACTS, entitlements: PENDING }).kind).toBe('loading');
});
