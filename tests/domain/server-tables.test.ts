import { buildServerTables } from '@/domain/server-tables';
import { SETTINGS_TABS } from '@/domain/routes/settings-tabs';
import { ROUTES } from '@/extras/routes';

it('names the reasons of all modules with one digit for each case', () => {
	const { overrides, connections, flags, locks, reasons } = buildServerTables()['settings.json'];
	const cases = overrides.length * connections.length * 2 ** flags.length;
	expect(reasons.length).toBeGreaterThan(5);
	expect(reasons.length).toBeLessThanOrEqual(36);
	expect(locks.filter((lock) => lock.length !== cases)).toEqual([]);
	expect(reasons.filter((reason) => reason.includes('%s')).length).toBeGreaterThan(2);
});

describe('old addresses', () => {
	const { all, lost } = buildServerTables()['old-addresses.json'];

	it('has every path of Jetpack, and none that only this dashboard has', () => {
		expect(ROUTES.map(({ path }) => path).filter((path) => !all.includes(path))).toEqual(
			'/modules /tools /check /wpbody-content /wp-toolbar /tools/changes /tools/copy'.split(' '),
		);
	});

	it('leaves Jetpack its settings and the screens of its connection', () => {
		expect(all.filter((path) => !lost.includes(path))).toEqual([
			...['/reconnect', '/disconnect', '/connect-user', '/woo-setup', '/setup', '/settings'],
			...SETTINGS_TABS.map((tab) => `/${tab}`),
		]);
	});
});
