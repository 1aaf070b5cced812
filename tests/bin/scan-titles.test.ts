import { scanTitles } from '../../bin/lib/requirements/scan-titles.mjs';

const scan = (code: string) => scanTitles('some.test.tsx', code);

describe('the ids that titles of tests name', () => {
	it('takes every id of a title, whatever the quotes', () => {
		expect(
			scan("it('AAA-01, AAA-02 and more', () => {}); test(`AAA-03 ${x} AAA-04`, run);"),
		).toEqual(['AAA-01', 'AAA-02', 'AAA-03']);
	});

	it('takes ids from the rows of a table, in place or by name', () => {
		expect(scan("it.each([['AAA-01', 1]])('%s holds', run);")).toEqual(['AAA-01']);
		expect(scan("const ROWS = [{ id: 'AAA-02' }]; it.each(ROWS)('$id holds', run);")).toEqual([
			'AAA-02',
		]);
	});

	it('takes none from a test that does not run', () => {
		expect(scan("it.skip('AAA-01', run); it.todo('AAA-02'); xit('AAA-03', run);")).toEqual([]);
	});

	it('takes none from comments, groups or bodies', () => {
		expect(
			scan("/* AAA-01 */ describe('AAA-02', () => { it('plain', () => 'AAA-03'); });"),
		).toEqual([]);
	});
});
