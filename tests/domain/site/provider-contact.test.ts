import { resolveProviderContact, type ProviderFacts } from '@/domain/site/provider-contact';
import type { ProviderSite } from '@/domain/site/types';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const SITE: ProviderSite = {
	name: '',
	description: '',
	url: '',
	iconUrl: '',
	plan: null,
	products: [],
	videopressStorageUsed: 0,
};

const known = toReady(SITE);
const refused = { kind: 'http' };
const FACTS: ProviderFacts = { connection: 'connected', canAsk: true, providerSite: known };

const failed = (kind: string) => toFailed<ProviderSite, { kind: string }>(idle, { kind });

it.each<[string, Partial<ProviderFacts>, object]>([
	['it has answered', {}, { kind: 'answers' }],
	['nobody has asked yet', { providerSite: idle }, { kind: 'loading' }],
	['it is asked', { providerSite: toLoading(idle) }, { kind: 'loading' }],
	[
		'the site says that it failed',
		{ providerSite: failed('http') },
		{ kind: 'failed', isRetrying: false, isUnreachable: true },
	],
	[
		'it failed within a success',
		{ providerSite: failed('envelope') },
		{ kind: 'failed', isRetrying: false, isUnreachable: true },
	],
	[
		'the site itself was out of reach',
		{ providerSite: failed('network') },
		{ kind: 'failed', isRetrying: false, isUnreachable: false },
	],
	[
		'it answered once, and fails now',
		{ providerSite: toFailed(known, refused) },
		{ kind: 'failed', isRetrying: false, isUnreachable: true },
	],
	[
		'it failed, and is asked again',
		{ providerSite: toLoading(toFailed(known, refused)) },
		{ kind: 'failed', isRetrying: true, isUnreachable: true },
	],
	['the person may not ask', { canAsk: false }, { kind: 'not-asked' }],
	['there is no connection', { connection: 'unconnected' }, { kind: 'not-asked' }],
	['offline', { connection: 'offline' }, { kind: 'not-asked' }],
])('whether the provider answers: %s', (_title, facts, contact) => {
	expect(resolveProviderContact({ ...FACTS, ...facts })).toEqual(contact);
});
