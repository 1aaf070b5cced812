import { resolveBlockedCount } from '@/domain/anti-spam';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

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
