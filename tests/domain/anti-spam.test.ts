import { type AntiSpamData, resolveAntiSpamCard } from '@/domain/anti-spam';
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
