import { writeMissing } from '../../bin/lib/beside/missing-section.mjs';

const AS_IT_IS = { withoutHelper: false, next: undefined } as const;
const row = (role: string, name: string, failures: string[] = []) => ({
	role,
	name,
	passed: 20,
	failures,
});

it('the section about missing routes has a column for each role, and a row for each set of routes', () => {
	const rows = [
		row('editor', 'all routes'),
		row('admin', 'all routes'),
		row('admin', 'plugins', ['/a: first', '/a: second', '/b: third']),
		row('editor', 'plugins'),
	];
	const section = writeMissing('', rows, '16.1.2', AS_IT_IS);
	expect(section.split('\n').filter((line) => line.startsWith('|'))).toEqual([
		'| Without | Jetpack 16.1.2, admin | Jetpack 16.1.2, editor |',
		'| --- | --- | --- |',
		'| all routes | ✓ 20 | ✓ 20 |',
		'| `plugins` | ✗ 2 of 20: /a: first; /a: second; /b: third | ✓ 20 |',
	]);
});

it('a run replaces only its own columns', () => {
	const first = writeMissing('', [row('admin', 'site')], '16.1.2', AS_IT_IS);
	const both = writeMissing(first, [row('admin', 'site')], '11.2', AS_IT_IS);
	expect(both).toContain('| Without | Jetpack 11.2, admin | Jetpack 16.1.2, admin |');
	expect(both).toContain('| `site` | ✓ 20 | ✓ 20 |');
});
