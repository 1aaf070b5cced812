import { findLastBackup } from '@/domain/rewind/status';
import { idle, toFailed, toReady } from '@/lib/remote';

const failed = toFailed<never, object>(idle, {});

describe('the last backup', () => {
	const NOW = Date.parse('2026-03-10T12:00:00Z');
	const HOUR = 60 * 60 * 1000;
	const ago = (milliseconds: number, name = 'rewind__backup_complete_full') => ({
		summary: 'Backup complete',
		actor: '',
		name,
		published: new Date(NOW - milliseconds).toISOString(),
	});
	const find = (...items: ReturnType<typeof ago>[]) => findLastBackup(toReady(items), NOW);

	it('is the latest finished one in the log, in any order', () => {
		const latest = ago(HOUR, 'rewind__backup_complete_initial');
		expect(find(ago(5 * HOUR), latest, ago(9 * HOUR))).toBe(NOW - HOUR);
	});

	it.each<[string, Parameters<typeof find>]>([
		['for a log of other events', [ago(HOUR, 'plugin__updated'), ago(HOUR, '')]],
		['for a backup older than three days', [ago(73 * HOUR)]],
		['for a time far in the future', [ago(-2 * HOUR)]],
	])('is unknown %s', (_case, items) => {
		expect(find(...items)).toBeNull();
	});

	it('is unknown until the log is loaded, and counts a clock that is slightly behind', () => {
		expect(findLastBackup(idle, NOW)).toBeNull();
		expect(findLastBackup(failed, NOW)).toBeNull();
		expect(find(ago(-5 * 60 * 1000))).toBe(NOW + 5 * 60 * 1000);
	});

	it.each([-1, 72])('is known to the hour: %d hours ago', (hours) => {
		expect(find(ago(hours * HOUR))).toBe(NOW - hours * HOUR);
	});
});
