import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ALLOWED, ALLOWED_SHEETS, FORBIDDEN, SHEETS } from './specimens';

type Complaints = { rule: string | null; message: string }[][];

const specimens = { scripts: [...FORBIDDEN, ...ALLOWED], sheets: [...SHEETS, ...ALLOWED_SHEETS] };
/** All in one process, because loading the configuration takes most of the time. */
const output = execFileSync(process.execPath, [join(__dirname, 'lint-texts.mjs')], {
	cwd: join(__dirname, '../..'),
	input: JSON.stringify(specimens),
	encoding: 'utf8',
	maxBuffer: 16 * 1024 * 1024,
});
const found = JSON.parse(output) as Record<'scripts' | 'sheets', Complaints>;

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
