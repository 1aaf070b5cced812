import { resolveProviderContact, type ProviderFacts } from '@/domain/site/provider-contact';
import type { CloudSite } from '@/domain/site/types';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const SITE: CloudSite = {
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
const FACTS: ProviderFacts = { connection: 'connected', canAsk: true, cloudSite: known };

const failed = (kind: string) => toFailed<CloudSite, { kind: string }>(idle, { kind });

it.each<[string, Partial<ProviderFacts>, object]>([
	['it has answered', {}, { kind: 'answers' }],
	['nobody has asked yet', { cloudSite: idle }, { kind: 'loading' }],
	['it is asked', { cloudSite: toLoading(idle) }, { kind: 'loading' }],
	[
		'the site says that it failed',
		{ cloudSite: failed('http') },
		{ kind: 'failed', isRetrying: false, isUnreachable: true },
	],
	[
		'it failed within a success',
		{ cloudSite: failed('envelope') },
		{ kind: 'failed', isRetrying: false, isUnreachable: true },
	],
	[
		'the site itself was out of reach',
		{ cloudSite: failed('network') },
		{ kind: 'failed', isRetrying: false, isUnreachable: false },
	],
	[
		'it answered once, and fails now',
		{ cloudSite: toFailed(known, refused) },
		{ kind: 'failed', isRetrying: false, isUnreachable: true },
	],
	[
		'it failed, and is asked again',
		{ cloudSite: toLoading(toFailed(known, refused)) },
		{ kind: 'failed', isRetrying: true, isUnreachable: true },
	],
	['the person may not ask', { canAsk: false }, { kind: 'not-asked' }],
	['there is no connection', { connection: 'unconnected' }, { kind: 'not-asked' }],
	['offline', { connection: 'offline' }, { kind: 'not-asked' }],
])('whether the provider answers: %s', (_title, facts, contact) => {
	expect(resolveProviderContact({ ...FACTS, ...facts })).toEqual(contact);
});
