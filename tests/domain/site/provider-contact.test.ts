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
	['an answer', {}, { kind: 'answers' }],
	['no request yet', { providerSite: idle }, { kind: 'loading' }],
	['a pending request', { providerSite: toLoading(idle) }, { kind: 'loading' }],
	[
		'an error reported by the site',
		{ providerSite: failed('http') },
		{ kind: 'failed', isRetrying: false, isUnreachable: true },
	],
	[
		'an error inside a successful response',
		{ providerSite: failed('envelope') },
		{ kind: 'failed', isRetrying: false, isUnreachable: true },
	],
	[
		'an unreachable site',
		{ providerSite: failed('network') },
		{ kind: 'failed', isRetrying: false, isUnreachable: false },
	],
	[
		'an error after an earlier answer',
		{ providerSite: toFailed(known, refused) },
		{ kind: 'failed', isRetrying: false, isUnreachable: true },
	],
	[
		'a retry after an error',
		{ providerSite: toLoading(toFailed(known, refused)) },
		{ kind: 'failed', isRetrying: true, isUnreachable: true },
	],
	['a user who cannot ask', { canAsk: false }, { kind: 'not-asked' }],
	['an unconnected site', { connection: 'unconnected' }, { kind: 'not-asked' }],
	['a site in offline mode', { connection: 'offline' }, { kind: 'not-asked' }],
])('resolves the contact with the provider: %s', (_title, facts, contact) => {
	expect(resolveProviderContact({ ...FACTS, ...facts })).toEqual(contact);
});
