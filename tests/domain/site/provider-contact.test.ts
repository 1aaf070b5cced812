import { resolveProviderContact, type ProviderFacts } from '@/domain/site/provider-contact';
import type { ProviderSite } from '@/domain/site/types';
import { idle, toFailed, toLoading } from '@/lib/remote';
import { siteOf } from '#tests/support/entitlements';
import { FAILED, LOADING } from '../shorthand';

const known = siteOf();
const UNREACHABLE = { ...FAILED, isUnreachable: true };
const refused = { kind: 'http' };
const FACTS: ProviderFacts = { connection: 'connected', canAsk: true, providerSite: known };

const failed = (kind: string) => toFailed<ProviderSite, { kind: string }>(idle, { kind });

it.each<[string, Partial<ProviderFacts>, object]>([
	['an answer', {}, { kind: 'answers' }],
	['no request yet', { providerSite: idle }, LOADING],
	['a pending request', { providerSite: toLoading(idle) }, LOADING],
	['an error reported by the site', { providerSite: failed('http') }, UNREACHABLE],
	['an error in a response', { providerSite: failed('envelope') }, UNREACHABLE],
	['an unreachable site', { providerSite: failed('network') }, { ...FAILED, isUnreachable: false }],
	['an error after an earlier answer', { providerSite: toFailed(known, refused) }, UNREACHABLE],
	[
		'a retry after an error',
		{ providerSite: toLoading(toFailed(known, refused)) },
		{ ...UNREACHABLE, isRetrying: true },
	],
	['a user who cannot ask', { canAsk: false }, { kind: 'not-asked' }],
	['an unconnected site', { connection: 'unconnected' }, { kind: 'not-asked' }],
	['a site in offline mode', { connection: 'offline' }, { kind: 'not-asked' }],
])('resolves the contact with the provider: %s', (_title, facts, contact) => {
	expect(resolveProviderContact({ ...FACTS, ...facts })).toEqual(contact);
});
