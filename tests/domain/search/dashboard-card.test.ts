import { resolveSearchCard, type SearchCardFacts } from '@/domain/search/dashboard-card';
import { idle, toFailed, toLoading } from '@/lib/remote';
import { entitle, featuresOf, planOf, siteOf } from '#tests/support/entitlements';

const having = (...active: string[]) => entitle({ features: featuresOf(...active) });
const failed = toFailed<never, object>(idle, {});
const printed = planOf('jetpack_search', '', 'search', 'instant-search');

const FACTS: SearchCardFacts = {
	connection: 'connected',
	entitlements: having('search'),
	hasSearchProduct: false,
	isOn: true,
	isInstantOn: false,
	promotion: 'upgrade',
};

it.each<[string, Partial<SearchCardFacts>, string]>([
	['CARD-27 loading', { entitlements: entitle({ features: idle }) }, 'loading'],
	[
		'CARD-27 offline',
		{ connection: 'offline', entitlements: entitle({ features: idle }) },
		'offline',
	],
	['CARD-27 no product, although the option is on', { entitlements: having() }, 'offer'],
	['CARD-27 the product with the option off', { isOn: false }, 'off'],
	['CARD-27 active', {}, 'on'],
	[
		'a product that only the setting reports',
		{ entitlements: having(), hasSearchProduct: true },
		'on',
	],
	[
		'printed features before any answer',
		{ entitlements: entitle({ printed, features: idle, providerSite: idle }) },
		'loading',
	],
	['a printed plan that has ended', { entitlements: entitle({ printed }) }, 'offer'],
	[
		'a purchase whose features are not listed yet',
		{ entitlements: entitle({ providerSite: siteOf({ products: ['jetpack_search'] }) }) },
		'on',
	],
	[
		'a failure during a retry',
		{ entitlements: entitle({ features: toLoading(failed) }) },
		'failed',
	],
	[
		'failed purchases, where the product could be offered',
		{ entitlements: entitle({ features: featuresOf(), purchases: failed }) },
		'failed',
	],
	[
		'failed purchases, where the product cannot be offered',
		{ entitlements: entitle({ features: featuresOf(), purchases: failed }), promotion: 'none' },
		'offer',
	],
	['a failed request', { entitlements: entitle({ features: failed }) }, 'failed'],
])('%s', (_title, facts, kind) => {
	expect(resolveSearchCard({ ...FACTS, ...facts }).kind).toBe(kind);
});

it('CARD-10 CARD-11 switches on instant search too if any answer includes it', () => {
	const off = { ...FACTS, isOn: false };
	const bought = entitle({ providerSite: siteOf({ products: ['jetpack_search'] }) });
	const both = { kind: 'off', switch: 'instant_search_enabled' };
	expect(resolveSearchCard(off)).toEqual({ kind: 'off', switch: 'search' });
	expect(resolveSearchCard({ ...off, entitlements: having('instant-search') })).toEqual(both);
	expect(resolveSearchCard({ ...off, entitlements: bought })).toEqual(both);
});
