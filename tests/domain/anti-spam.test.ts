import type { AntiSpamData } from '@/domain/anti-spam';
import { resolveAntiSpamKey, type AntiSpamKeyFacts } from '@/domain/anti-spam/settings-card';
import { resolveAntiSpamCard } from '@/domain/blocked-count';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const STATES: [AntiSpamKeyFacts['key'], boolean | null, boolean, string][] = [
	[null, null, false, 'fetching'],
	[null, true, false, 'fetching'],
	['', null, false, 'fetching'],
	['abc', null, false, 'fetching'],
	['', true, false, 'set-globally'],
	['', false, false, 'empty'],
	['  ', false, false, 'empty'],
	['', null, true, 'empty'],
	['abc', null, true, 'checking'],
	['abc', false, false, 'invalid'],
	['abc', true, false, 'valid'],
];

it.each(STATES)(
	'SETSEC-13 resolves the key %j, valid %j, being checked %j, to %s',
	(key, validKey, isChecking, expected) => {
		expect(resolveAntiSpamKey({ key, validKey, isChecking })).toBe(expected);
	},
);

it.each<[AntiSpamData, object]>([
	[12, { kind: 'counted', count: 12 }],
	[0, { kind: 'none' }],
	['not-installed', { kind: 'not-installed' }],
	['inactive', { kind: 'inactive' }],
	['invalid-key', { kind: 'invalid-key' }],
	['unavailable', { kind: 'unavailable' }],
])('CARD-04 resolves the answer %p to a view of its own', (data, view) => {
	expect(resolveAntiSpamCard(toReady(data))).toEqual(view);
});

it('CARD-04 keeps a failure on screen during a retry', () => {
	const failed = toFailed<AntiSpamData, Error>(idle, new Error('No answer'));
	expect(resolveAntiSpamCard(idle)).toEqual({ kind: 'loading' });
	expect(resolveAntiSpamCard(toLoading(failed))).toEqual({ kind: 'failed', isRetrying: true });
});
