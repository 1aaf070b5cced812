import { resolveStatsSettings } from '@/domain/stats/settings-card';

type Facts = Parameters<typeof resolveStatsSettings>[0];

const STATS: Facts = { override: 'none', connection: 'connected', isOn: true };

it.each<[string, Partial<Facts>, object]>([
	['TRAFFIC-44 the panel', {}, { kind: 'settings' }],
	['TRAFFIC-44 the panel while stats are forced on', { override: 'active' }, { kind: 'settings' }],
	['TRAFFIC-42 the activation while stats are off', { isOn: false }, { kind: 'inactive' }],
	['TRAFFIC-43 no activation offline', { isOn: false, connection: 'offline' }, { kind: 'offline' }],
	[
		'TRAFFIC-44 no panel offline, with stats on too',
		{ connection: 'offline' },
		{ kind: 'offline' },
	],
	[
		'no activation before the site is connected',
		{ connection: 'unconnected' },
		{ kind: 'needs-site' },
	],
	[
		'TRAFFIC-41 the override notice first',
		{ override: 'inactive', connection: 'offline' },
		{ kind: 'overridden', override: 'inactive' },
	],
	[
		'the override notice while stats are managed and off',
		{ override: 'managed', isOn: false },
		{ kind: 'overridden', override: 'managed' },
	],
	['the panel while stats are managed and on', { override: 'managed' }, { kind: 'settings' }],
])('the settings of stats show: %s', (_title, facts, expected) => {
	expect(resolveStatsSettings({ ...STATS, ...facts })).toEqual(expected);
});
