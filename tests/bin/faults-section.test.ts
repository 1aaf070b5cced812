import { faultsSection, rowsOf, type Case } from '../../bin/lib/faults/section.mjs';

const caseOf = (changes: Partial<Case> = {}): Case => ({
	route: '#/dashboard',
	path: 'scan',
	fault: '500',
	isBlank: false,
	errors: [],
	isSilent: false,
	why: null,
	isLost: null,
	said: '',
	...changes,
});

const CASES = [
	caseOf(),
	caseOf({ isBlank: true, errors: ['Uncaught: no'] }),
	caseOf({ isSilent: true }),
	caseOf({ path: 'POST settings', isLost: true }),
	caseOf({ path: 'POST settings', isLost: false }),
	caseOf({ route: '#/my-plan', isSilent: true, why: 'it is only an offer' }),
];

it('counts the cases of each route and of all routes', () => {
	expect(rowsOf(CASES).slice(1)).toEqual([
		['#/dashboard', '5', '1', '1', '1', '0', '1'],
		['#/my-plan', '1', '0', '0', '0', '1', '–'],
		['All', '6', '1', '1', '1', '1', '1'],
	]);
});

it('writes the reasons for silence below the table', () => {
	const section = faultsSection(CASES);
	expect(section).toContain('| #/my-plan | 1 | 0 | 0 | 0 | 1 | – |');
	expect(section.trim().endsWith('- `scan`: it is only an offer.')).toBe(true);
});
