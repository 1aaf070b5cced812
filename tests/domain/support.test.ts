import { resolveSupportCard, type SupportCardFacts } from '@/domain/support';
import { idle, toFailed } from '@/lib/remote';
import { entitle, featuresOf, planOf, purchasesOf, siteOf } from '#tests/support/entitlements';

const failed = toFailed<never, Error>(idle, new Error('No answer'));

describe('the support card', () => {
	const FACTS: SupportCardFacts = {
		connection: 'connected',
		promotion: 'upgrade',
		entitlements: entitle(),
		canManage: true,
	};
	const UNKNOWN = entitle({ purchases: idle });
	const premium = planOf('jetpack_premium', 'premium');

	it.each<[string, Partial<SupportCardFacts>, 'plan' | 'products']>([
		[
			'a paid plan, by the page alone',
			{ entitlements: entitle({ printed: premium, providerSite: idle, features: idle }) },
			'plan',
		],
		[
			'a paid product',
			{ entitlements: entitle({ providerSite: siteOf({ products: ['jetpack_scan'] }) }) },
			'products',
		],
		[
			'a purchase in force',
			{ entitlements: entitle({ purchases: purchasesOf('jetpack_scan') }) },
			'products',
		],
		[
			'a plan that the page does not know yet',
			{ entitlements: entitle({ providerSite: siteOf({ plan: premium }) }) },
			'plan',
		],
		[
			'the support feature',
			{ entitlements: entitle({ features: featuresOf('support') }) },
			'products',
		],
	])('DASH-35 DASH-37 counts as paid: %s', (_title, facts, by) => {
		expect(resolveSupportCard({ ...FACTS, ...facts })).toEqual({ kind: 'paid', by });
	});

	it('DASH-35 takes a plan that has ended for a free one, whatever the page says', () => {
		const entitlements = entitle({ printed: premium });
		expect(resolveSupportCard({ ...FACTS, entitlements }).kind).toBe('free');
	});

	it.each<[string, Partial<SupportCardFacts>, string]>([
		['DASH-37 an upgrade where an owner is connected', {}, 'upgrade'],
		['DASH-38 a connection where none is', { promotion: 'connect' }, 'connect'],
		[
			'ROLE-12 nothing offline',
			{ connection: 'offline', promotion: 'none', entitlements: UNKNOWN },
			'none',
		],
		[
			'nothing while it is unsure who paid',
			{ entitlements: entitle({ features: failed }) },
			'none',
		],
		['nothing to anyone who cannot buy', { canManage: false, entitlements: UNKNOWN }, 'none'],
	])('offers %s', (_title, facts, offer) => {
		expect(resolveSupportCard({ ...FACTS, ...facts })).toEqual({ kind: 'free', offer });
	});

	it('does not draw the unknown as free', () => {
		expect(resolveSupportCard({ ...FACTS, entitlements: UNKNOWN }).kind).toBe('loading');
	});
});
