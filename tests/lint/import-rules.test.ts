import { lintAll } from './lint-all';
import { ALLOWED, FORBIDDEN, SHEETS } from './specimens';

const found = lintAll([...FORBIDDEN, ...ALLOWED], SHEETS);

describe('code that lint rejects, with the reason', () => {
	it.each(FORBIDDEN)('$title', ({ title, rule, reason }) => {
		const index = FORBIDDEN.findIndex((specimen) => specimen.title === title);
		const complaint = found.scripts[index]?.find((entry) => entry.rule === rule);
		expect(complaint?.message).toMatch(reason);
	});

	it.each(SHEETS)('a style: $title', ({ title, rule: expected = 'csstools/use-logical' }) => {
		const index = SHEETS.findIndex((specimen) => specimen.title === title);
		expect(found.sheets[index]?.map(({ rule }) => rule)).toContain(expected);
	});
});

describe('code that lint accepts', () => {
	it.each(ALLOWED)('$title', ({ title }) => {
		const index = FORBIDDEN.length + ALLOWED.findIndex((specimen) => specimen.title === title);
		expect(found.scripts[index]).toEqual([]);
	});
});
