import { type AntiSpamData, resolveAntiSpamCard, resolveBlockedCount } from '@/domain/anti-spam';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

it.each<[AntiSpamData, object]>([
	[12, { kind: 'counted', count: 12 }],
	[0, { kind: 'none' }],
	['not-installed', { kind: 'not-installed' }],
])('CARD-04 resolves the answer %p to a view of its own', (data, view) => {
	expect(resolveAntiSpamCard(toReady(data))).toEqual(view);
});

it('CARD-04 keeps a failure on screen during a retry', () => {
	const failed = toFailed<AntiSpamData, Error>(idle, new Error('No answer'));
	expect(resolveAntiSpamCard(idle)).toEqual({ kind: 'loading' });
	expect(resolveAntiSpamCard(toLoading(failed))).toEqual({ kind: 'failed', isRetrying: true });
});

it('CARD-05 distinguishes a count, zero, a pending count and a failure', () => {
	expect(resolveBlockedCount(toReady(12))).toEqual({ kind: 'counted', count: 12 });
	expect(resolveBlockedCount(toReady(0))).toEqual({ kind: 'none' });
	expect(resolveBlockedCount(idle)).toEqual({ kind: 'loading' });
	const failed = toFailed<number, Error>(idle, new Error('No answer'));
	expect(resolveBlockedCount(failed)).toEqual({ kind: 'failed', isRetrying: false });
	expect(resolveBlockedCount(toLoading(failed))).toEqual({
		kind: 'failed',
		isRetrying: true,
	});
});
