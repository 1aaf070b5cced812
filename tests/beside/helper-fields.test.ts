import { compareWithHelper, EXCEPTIONS } from './helper-fields';

const PAGE = {
	connectLinks: ['http://127.0.0.1:9611/wp-admin/admin.php?_wpnonce=0a1b2c3d4e'],
	dismissedNotices: [],
	getModules: { stats: { name: 'Stats', activated: true, activate_nonce: '1111111111' } },
	siteData: { blog_id: 7, plan: { supports: ['scan', 'search'] } },
};

const fieldsOf = (own: object) => compareWithHelper(PAGE, own).map(({ field }) => field);

it('finds no difference between two prints of one page, despite other ports and nonces', () => {
	const other = {
		...PAGE,
		connectLinks: ['http://127.0.0.1:9622/wp-admin/admin.php?_wpnonce=ffffffffff'],
		dismissedNotices: {},
		getModules: { stats: { name: 'Stats', activated: true, activate_nonce: '2222222222' } },
	};
	expect(compareWithHelper(PAGE, other)).toEqual([]);
});

it('names a value that differs, with both values', () => {
	const own = { ...PAGE, siteData: { ...PAGE.siteData, blog_id: '7' } };
	const difference = { field: 'siteData.blog_id', helper: 7, own: '7' };
	expect(compareWithHelper(PAGE, own)).toEqual([difference]);
});

it.each([
	['missing', { getModules: {} }, ['getModules.stats']],
	['new', { extra: null }, ['extra']],
	[
		'in another place of a list',
		{ siteData: { blog_id: 7, plan: { supports: ['search', 'scan'] } } },
		['siteData.plan.supports.0', 'siteData.plan.supports.1'],
	],
])('names a field that is %s', (_what, change, fields) => {
	expect(fieldsOf({ ...PAGE, ...change })).toEqual(fields);
});

it('accepts the excepted fields only, with all that is below them', () => {
	const own = { ...PAGE, pageDataFailures: [{ piece: 'plan' }], missingRoutes: ['plans'] };
	expect(fieldsOf(own)).toEqual([]);
	expect(fieldsOf({ ...PAGE, pageData: 1 })).toEqual(['pageData']);
});

it('has one reason for each excepted field', () => {
	const fields = Object.values(EXCEPTIONS).flat();
	expect(new Set(fields).size).toBe(fields.length);
});
