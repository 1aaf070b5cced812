import { lintAll } from './lint-all';
import { ALLOWED, ALLOWED_SHEETS, FORBIDDEN, SHEETS } from './specimens';

const found = lintAll([...FORBIDDEN, ...ALLOWED], [...SHEETS, ...ALLOWED_SHEETS]);

describe('code that lint rejects, with the reason', () => {
	it.each(FORBIDDEN)('$title', ({ title, rule, reason }) => {
		const index = FORBIDDEN.findIndex((specimen) => specimen.title === title);
		const complaint = found.scripts[index]?.find((entry) => entry.rule === rule);
		expect(complaint?.message).toMatch(reason);
	});

	it.each(SHEETS)('a style: $title', ({ title, rule, reason = /./ }) => {
		const complaints = found.sheets[SHEETS.findIndex((specimen) => specimen.title === title)];
		expect(complaints).toEqual([{ rule, message: expect.stringMatching(reason) }]);
	});
});

describe('code that lint accepts', () => {
	it.each(ALLOWED)('$title', ({ title }) => {
		const index = FORBIDDEN.length + ALLOWED.findIndex((specimen) => specimen.title === title);
		expect(found.scripts[index]).toEqual([]);
	});

	it.each(ALLOWED_SHEETS)('a style: $title', ({ title }) => {
		const index = SHEETS.length + ALLOWED_SHEETS.findIndex((specimen) => specimen.title === title);
		expect(found.sheets[index]).toEqual([]);
	});
});
