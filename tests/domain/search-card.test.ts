import { resolveSearchCard, type SearchCardFacts } from '@/domain/dashboard';
import { idle, toReady } from '@/lib/remote';

const withFeatures = (...active: string[]) => toReady({ active, available: {} });
const failed = { phase: 'failed', error: {} } as const;

const FACTS: SearchCardFacts = {
	connection: 'connected',
	features: withFeatures('search'),
	hasSearchProduct: false,
	isOn: true,
	isInstantOn: false,
	isRetrying: false,
	promotion: 'upgrade',
};

it.each<[string, Partial<SearchCardFacts>, string]>([
	['CARD-27 loading', { features: idle }, 'loading'],
	['CARD-27 offline', { connection: 'offline', features: idle }, 'offline'],
	['CARD-27 no product, although it is on', { features: withFeatures() }, 'offer'],
	['CARD-27 the product with the option off', { isOn: false }, 'off'],
	['CARD-27 active', {}, 'on'],
	[
		'a product that only the setting knows',
		{ features: withFeatures(), hasSearchProduct: true },
		'on',
	],
	['a failure is no missing product', { features: failed }, 'failed'],
])('%s', (_title, facts, kind) => {
	expect(resolveSearchCard({ ...FACTS, ...facts }).kind).toBe(kind);
});
