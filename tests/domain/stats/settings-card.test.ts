import { resolveStatsSettings, type StatsSettingsFacts } from '@/domain/stats/settings-card';

const STATS: StatsSettingsFacts = { override: 'none', connection: 'connected', isOn: true };

it.each<[string, Partial<StatsSettingsFacts>, object]>([
	['TRAFFIC-44 a panel', {}, { kind: 'settings' }],
	[
		'TRAFFIC-44 a panel where site code holds them on',
		{ override: 'active' },
		{ kind: 'settings' },
	],
	['TRAFFIC-42 a way to have them', { isOn: false }, { kind: 'inactive' }],
	[
		'TRAFFIC-43 nothing to press offline',
		{ isOn: false, connection: 'offline' },
		{ kind: 'offline' },
	],
	[
		'nothing to press before the site is connected',
		{ connection: 'unconnected' },
		{ kind: 'needs-site' },
	],
	[
		'TRAFFIC-41 a notice before all else',
		{ override: 'inactive', connection: 'offline' },
		{ kind: 'overridden', override: 'inactive' },
	],
	[
		'a notice where somebody else manages them, and has them off',
		{ override: 'managed', isOn: false },
		{ kind: 'overridden', override: 'managed' },
	],
	[
		'a panel where somebody else manages them, and has them on',
		{ override: 'managed' },
		{ kind: 'settings' },
	],
])('the settings of the stats are %s', (_title, facts, expected) => {
	expect(resolveStatsSettings({ ...STATS, ...facts })).toEqual(expected);
});
