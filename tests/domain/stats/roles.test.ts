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
	['no list', 'count_roles', null, []],
	['a list of other things', 'count_roles', [7, null, ['editor'], 'editor', ''], ['editor']],
	[
		'TRAFFIC-48 administrators, who are in no list',
		'roles',
		['editor'],
		['administrator', 'editor'],
	],
	['TRAFFIC-48 administrators, where there is no list', 'roles', false, ['administrator']],
])('reads %s', (_title, key, saved, expected) => {
	expect(onOf(key, saved)).toEqual(expected);
});

it('TRAFFIC-48 fixes administrators among those who see the reports, and no other role', () => {
	const fixedOf = (key: RoleListKey) =>
		resolveRoleLists(key, [], SITE)
			.switches.filter(({ isFixed }) => isFixed)
			.map(({ role }) => role);
	expect(fixedOf('roles')).toEqual(['administrator']);
	expect(fixedOf('count_roles')).toEqual([]);
});

it('ROLE-22 calls the site’s roles by their names, and has administrators where a plugin hides them', () => {
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
