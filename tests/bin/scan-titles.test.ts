import { scanTitles } from '../../bin/lib/requirements/titles.mjs';

const scan = (code: string) => scanTitles('some.test.tsx', code);

describe('ids in test titles', () => {
	it('include every id of a title, with any quotes', () => {
		expect(
			scan("it('AAA-01, AAA-02 and more', () => {}); test(`AAA-03 ${x} AAA-04`, run);"),
		).toEqual(['AAA-01', 'AAA-02', 'AAA-03']);
	});

	it('include the rows of a table, inline or by name', () => {
		expect(scan("it.each([['AAA-01', 1]])('%s holds', run);")).toEqual(['AAA-01']);
		expect(scan("const ROWS = [{ id: 'AAA-02' }]; it.each(ROWS)('$id holds', run);")).toEqual([
			'AAA-02',
		]);
	});

	it('exclude tests that do not run', () => {
		expect(scan("it.skip('AAA-01', run); it.todo('AAA-02'); xit('AAA-03', run);")).toEqual([]);
	});

	it('exclude comments, describe titles and bodies', () => {
		expect(
			scan("/* AAA-01 */ describe('AAA-02', () => { it('plain', () => 'AAA-03'); });"),
		).toEqual([]);
	});
});
