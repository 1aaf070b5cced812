import { resolveSearchCard, type SearchCardFacts } from '@/domain/search/dashboard-card';
import { idle, toFailed } from '@/lib/remote';
import { entitle } from '#tests/support/entitlements';
import { having, owning } from '../shorthand';

const failed = toFailed<never, object>(idle, {});

const UNASKED = entitle({ features: idle });
const UNREAD = entitle({ purchases: failed });

const FACTS: SearchCardFacts = {
	connection: 'connected',
	entitlements: having('search'),
	hasSearchProduct: false,
	isOn: true,
	isInstantOn: false,
	promotion: 'upgrade',
};

it.each<[string, Partial<SearchCardFacts>, string]>([
	['CARD-27 offline', { connection: 'offline', entitlements: UNASKED }, 'offline'],
	['a purchase without features', { entitlements: owning('jetpack_search') }, 'on'],
	['failed purchases, for sale', { entitlements: UNREAD }, 'failed'],
	['failed purchases, not for sale', { entitlements: UNREAD, promotion: 'none' }, 'offer'],
])('%s', (_title, facts, kind) => {
	expect(resolveSearchCard({ ...FACTS, ...facts }).kind).toBe(kind);
});

it('CARD-10 CARD-11 switches on instant search too if any answer includes it', () => {
	const off = { ...FACTS, isOn: false };
	const both = { kind: 'off', switch: 'instant_search_enabled' };
	expect(resolveSearchCard(off)).toEqual({ kind: 'off', switch: 'search' });
	expect(resolveSearchCard({ ...off, entitlements: having('instant-search') })).toEqual(both);
	expect(resolveSearchCard({ ...off, entitlements: owning('jetpack_search') })).toEqual(both);
});
