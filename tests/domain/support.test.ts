import { resolveSupportCard, type SupportCardFacts } from '@/domain/support';
import { idle, toFailed } from '@/lib/remote';
import { entitle, featuresOf, planOf, purchasesOf, siteOf } from '#tests/support/entitlements';

const failed = toFailed<never, Error>(idle, new Error('No answer'));

describe('support card', () => {
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
			'a paid plan of the page data',
			{ entitlements: entitle({ printed: premium, providerSite: idle, features: idle }) },
			'plan',
		],
		[
			'a paid product',
			{ entitlements: entitle({ providerSite: siteOf({ products: ['jetpack_scan'] }) }) },
			'products',
		],
		[
			'an active purchase',
			{ entitlements: entitle({ purchases: purchasesOf('jetpack_scan') }) },
			'products',
		],
		[
			'a plan that is newer than the page data',
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

	it('DASH-35 counts a printed plan that has ended as free', () => {
		const entitlements = entitle({ printed: premium });
		expect(resolveSupportCard({ ...FACTS, entitlements }).kind).toBe('free');
	});

	it.each<[string, Partial<SupportCardFacts>, string]>([
		['DASH-37 an upgrade on a site with an owner', {}, 'upgrade'],
		['DASH-38 a connection on a site without an owner', { promotion: 'connect' }, 'connect'],
		[
			'ROLE-12 nothing offline',
			{ connection: 'offline', promotion: 'none', entitlements: UNKNOWN },
			'none',
		],
		[
			'nothing if the entitlements failed to load',
			{ entitlements: entitle({ features: failed }) },
			'none',
		],
		['nothing to users who cannot buy', { canManage: false, entitlements: UNKNOWN }, 'none'],
	])('offers %s', (_title, facts, offer) => {
		expect(resolveSupportCard({ ...FACTS, ...facts })).toEqual({ kind: 'free', offer });
	});

	it('is loading, not free, while the purchases are pending', () => {
		expect(resolveSupportCard({ ...FACTS, entitlements: UNKNOWN }).kind).toBe('loading');
	});
});
