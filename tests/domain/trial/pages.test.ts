import {
	arePagesWhole,
	describePageFault,
	findPageFaults,
	toPageVisit,
} from '@/domain/trial/pages';

const LOGIN = '<form><input name="log"><input type="password" name="pwd"></form>';
const WELL = { front: toPageVisit(200, '<h1>Bakery</h1>'), login: toPageVisit(200, LOGIN) };

const describeAfter = (after: Partial<typeof WELL>, before = WELL) =>
	findPageFaults(before, { ...WELL, ...after }).map(describePageFault);

it('unchanged pages have no fault', () => {
	expect(describeAfter({})).toEqual([]);
});

it.each([
	['front', toPageVisit(500, 'Error'), 'Visitors now get error 500 on the front page.'],
	['front', toPageVisit(503, ''), 'Visitors now get error 503 on the front page.'],
	['front', toPageVisit(403, 'No'), 'Visitors now get error 403 on the front page.'],
	['front', toPageVisit(429, 'No'), 'Visitors now get error 429 on the front page.'],
	['front', toPageVisit(0, ''), 'The front page no longer answers visitors.'],
	['front', toPageVisit(200, ' \n'), 'The front page is now empty.'],
	['login', toPageVisit(403, LOGIN), 'The login page now answers with error 403.'],
	['login', toPageVisit(0, ''), 'The login page no longer answers.'],
	['login', toPageVisit(200, ''), 'The login page is now empty.'],
	['login', toPageVisit(200, '<p>Log in elsewhere</p>'), 'The login page no longer has a form.'],
] as const)('the %s page with %j is worse than before', (page, visit, sentence) => {
	expect(describeAfter({ [page]: visit })).toEqual([sentence]);
});

it.each([
	['an error before', toPageVisit(500, ''), toPageVisit(503, '')],
	['no answer before', toPageVisit(0, ''), toPageVisit(500, '')],
	['a page that is not found', toPageVisit(200, 'x'), toPageVisit(404, 'x')],
])('%s doesn’t count against the change', (_name, before, after) => {
	expect(findPageFaults({ ...WELL, front: before }, { ...WELL, front: after })).toEqual([]);
});

it('a login page that never had a form doesn’t miss one', () => {
	const bare = { ...WELL, login: toPageVisit(200, 'Use your other account.') };
	expect(findPageFaults(bare, bare)).toEqual([]);
});

it('pages are whole only if both are, no matter how they were before', () => {
	expect(arePagesWhole(WELL)).toBe(true);
	expect(arePagesWhole({ ...WELL, front: toPageVisit(500, 'x') })).toBe(false);
	expect(arePagesWhole({ ...WELL, login: toPageVisit(0, '') })).toBe(false);
});
