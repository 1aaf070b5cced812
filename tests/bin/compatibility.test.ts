import { readTable, writeTable } from '../../bin/lib/beside/table.mjs';
import { sectionOf, tableOf, withSection } from '../../bin/lib/compatibility.mjs';

const RELEASES = writeTable({ head: ['Jetpack 11.2'], rows: new Map([['Routes', ['✓ 4']]]) });

it('keeps the other sections and their order when one is replaced', () => {
	const first = withSection(withSection('', 'faults', 'Old'), 'releases', RELEASES);
	const second = withSection(first, 'faults', 'New');
	expect(sectionOf(second, 'faults')).toBe('New');
	expect(second).not.toContain('Old');
	expect(readTable(sectionOf(second, 'releases'))).toEqual(readTable(RELEASES));
	expect(second.indexOf('## Releases')).toBeLessThan(second.indexOf('## Faults'));
	expect(withSection(second, 'faults', 'New')).toBe(second);
});

it('reads "" for a section that is missing', () => {
	expect(sectionOf('# Compatibility\n', 'languages')).toBe('');
});

it('escapes a bar and joins lines inside a cell', () => {
	expect(tableOf([['A'], ['x|y\nz']])).toBe('| A |\n| --- |\n| x\\|y z |');
});
