import { buildServerTables } from '@/domain/server-tables';

it('names the reasons of all modules with one digit for each case', () => {
	const { overrides, connections, flags, locks, reasons } = buildServerTables()['settings.json'];
	const cases = overrides.length * connections.length * 2 ** flags.length;
	expect(reasons.length).toBeGreaterThan(5);
	expect(reasons.length).toBeLessThanOrEqual(36);
	expect(locks.filter((lock) => lock.length !== cases)).toEqual([]);
	expect(reasons.filter((reason) => reason.includes('%s')).length).toBeGreaterThan(2);
});
