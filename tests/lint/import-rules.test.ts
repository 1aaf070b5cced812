import { lintAll } from './lint-all';
import { ALLOWED, FORBIDDEN, SHEETS } from './specimens';

const found = lintAll([...FORBIDDEN, ...ALLOWED], SHEETS);

describe('what lint forbids, with its reason', () => {
	it.each(FORBIDDEN)('$title', ({ title, rule, reason }) => {
		const index = FORBIDDEN.findIndex((specimen) => specimen.title === title);
		const complaint = found.scripts[index]?.find((entry) => entry.rule === rule);
		expect(complaint?.message).toMatch(reason);
	});

	it.each(SHEETS)('a property that does not turn with the writing: $title', ({ title }) => {
		const index = SHEETS.findIndex((specimen) => specimen.title === title);
		expect(found.sheets[index]?.map(({ rule }) => rule)).toContain('csstools/use-logical');
	});
});

describe('what lint lets pass', () => {
	it.each(ALLOWED)('$title', ({ title }) => {
		const index = FORBIDDEN.length + ALLOWED.findIndex((specimen) => specimen.title === title);
		expect(found.scripts[index]).toEqual([]);
	});
});
