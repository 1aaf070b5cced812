import { resolveRoleLists, type RoleListKey } from '@/domain/stats/roles';

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
	['a list', 'count_roles', ['editor'], ['editor']],
	['a list that PHP printed as a map', 'count_roles', { 1: 'editor' }, ['editor']],
	['a missing list', 'count_roles', null, []],
	['a list with other values', 'count_roles', [7, null, ['editor'], 'editor', ''], ['editor']],
	[
		'TRAFFIC-48 administrators, who are missing from the list',
		'roles',
		['editor'],
		['administrator', 'editor'],
	],
	['TRAFFIC-48 administrators without a list', 'roles', false, ['administrator']],
])('reads the roles of %s', (_title, key, saved, expected) => {
	expect(onOf(key, saved)).toEqual(expected);
});

it('TRAFFIC-48 locks only administrators in the list of roles that see the reports', () => {
	const fixedOf = (key: RoleListKey) =>
		resolveRoleLists(key, [], SITE)
			.switches.filter(({ isFixed }) => isFixed)
			.map(({ role }) => role);
	expect(fixedOf('roles')).toEqual(['administrator']);
	expect(fixedOf('count_roles')).toEqual([]);
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
