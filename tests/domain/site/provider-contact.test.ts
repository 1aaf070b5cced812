import { resolveProviderContact, type ProviderFacts } from '@/domain/site/provider-contact';
import type { ProviderSite } from '@/domain/site/types';
import { idle, knownData, toFailed, toKept, toLoading } from '@/lib/remote';
import { siteOf } from '#tests/support/entitlements';
import { FAILED, LOADING } from '../shorthand';

const known = siteOf();
const UNREACHABLE = { ...FAILED, isUnreachable: true };
const refused = { kind: 'http' };
const FACTS: ProviderFacts = { connection: 'connected', canAsk: true, providerSite: known };

const kept = (isAged: boolean) => toKept(knownData(known)!, { at: 0, isAged });
const failed = (kind: string) => toFailed<ProviderSite, { kind: string }>(idle, { kind });

it.each<[string, Partial<ProviderFacts>, object]>([
	['an answer', {}, { kind: 'answers' }],
	['no request yet', { providerSite: idle }, LOADING],
	['an error in a response', { providerSite: failed('envelope') }, UNREACHABLE],
	[
		'a retry after an error',
		{ providerSite: toLoading(toFailed(known, refused)) },
		{ ...UNREACHABLE, isRetrying: true },
	],
	['an answer, and a later error', { silence: refused }, { ...UNREACHABLE, isKept: true }],
	['a kept answer', { providerSite: kept(false) }, { kind: 'answers' }],
	['a kept answer of long ago', { providerSite: kept(true) }, LOADING],
	[
		'an error after a kept answer',
		{ providerSite: toFailed(kept(false), refused) },
		{ ...UNREACHABLE, isKept: true },
	],
	['an unconnected site', { connection: 'unconnected' }, { kind: 'not-asked' }],
])('resolves the contact with the provider: %s', (_title, facts, contact) => {
	expect(resolveProviderContact({ ...FACTS, ...facts })).toEqual(contact);
});
