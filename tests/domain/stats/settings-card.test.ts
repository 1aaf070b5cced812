import {
	resolveStatsSettings,
	resolveRoleLists,
	type RoleListKey,
} from '@/domain/stats/settings-card';

type Facts = Parameters<typeof resolveStatsSettings>[0];

const overridden = (override: string) => ({ kind: 'overridden', override });
const STATS: Facts = { override: 'none', connection: 'connected', isOn: true };

it.each<[string, Partial<Facts>, object | string]>([
	['TRAFFIC-44 the panel', {}, 'settings'],
	['TRAFFIC-42 the activation while stats are off', { isOn: false }, 'inactive'],
	['TRAFFIC-43 no activation offline', { isOn: false, connection: 'offline' }, 'offline'],
	['TRAFFIC-41 notice', { override: 'inactive', connection: 'offline' }, overridden('inactive')],
])('the settings of stats show: %s', (_title, facts, expected) => {
	const view = typeof expected === 'string' ? { kind: expected } : expected;
	expect(resolveStatsSettings({ ...STATS, ...facts })).toEqual(view);
});

const SITE = {
	administrator: { name: 'Administrator' },
	editor: { name: 'Editor' },
	shop_manager: { name: '' },
};

const onOf = (key: RoleListKey, saved: unknown, roles: object = SITE) =>
	resolveRoleLists(key, saved, roles as typeof SITE)
		.switches.filter(({ isOn }) => isOn)
		.map(({ role }) => role);

it.each<[string, RoleListKey, unknown, string[]]>([
	['a list that PHP printed as a map', 'count_roles', { 1: 'editor' }, ['editor']],
	['TRAFFIC-48 administrators', 'roles', ['editor'], ['administrator', 'editor']],
])('reads the roles of %s', (_title, key, saved, expected) => {
	expect(onOf(key, saved)).toEqual(expected);
});

it('ROLE-22 names the site’s roles, and lists administrators even if a plugin hides them', () => {
	const { switches } = resolveRoleLists('roles', [], SITE);
	expect(switches.map(({ name }) => name)).toEqual(['Administrator', 'Editor', 'shop_manager']);
	expect(resolveRoleLists('roles', ['administrator'], {})).toEqual({
		switches: [{ role: 'administrator', name: 'Administrator', isOn: true, isFixed: true }],
		others: [],
	});
});

it('lists saved roles that the site does not have', () => {
	const { others } = resolveRoleLists('roles', ['editor', 'gone', 'toString', 'gone'], SITE);
	expect(others).toEqual(['gone', 'toString']);
});
