import { addToChangelog, addToReadme } from '../../../bin/lib/release/changelog.mjs';
import type { Entry } from '../../../bin/lib/release/fragments.mjs';

const ENTRIES: Entry[] = [
	{ kind: 'added', text: 'A card.' },
	{ kind: 'added', text: 'A switch.' },
	{ kind: 'fixed', text: 'The chart.' },
];

describe('CHANGELOG.md', () => {
	const SECTION =
		'## 1.1.0 - 2027-01-31\n\n### Added\n\n- A card.\n- A switch.\n\n### Fixed\n\n- The chart.\n';
	const add = (text: string) => addToChangelog(text, '1.1.0', '2027-01-31', ENTRIES);

	it('gets the newest release below its introduction and above the others', () => {
		expect(add('# Changelog\n\nWhat changed.\n')).toBe(
			`# Changelog\n\nWhat changed.\n\n${SECTION}`,
		);
		const earlier = '## 1.0.0 - 2026-12-01\n\n### Added\n\n- All.\n';
		expect(add(`# Changelog\n\n${earlier}`)).toBe(`# Changelog\n\n${SECTION}\n${earlier}`);
	});
});

describe('readme.txt', () => {
	const HEAD = '=== Name ===\n\n== Changelog ==\n';
	const SECTION = '= 1.1.0 =\n\n**Added**\n\n* A card.\n* A switch.\n\n**Fixed**\n\n* The chart.\n';

	it('gets the newest release above the others', () => {
		const earlier = '\n= 1.0.0 =\n\n* All.\n';
		['', earlier].forEach((text) =>
			expect(addToReadme(`${HEAD}${text}`, '1.1.0', ENTRIES)).toBe(`${HEAD}\n${SECTION}${text}`),
		);
	});

	it('without the section: throws one sentence', () => {
		expect(() => addToReadme('=== Name ===\n', '1.1.0', ENTRIES)).toThrow('"== Changelog =="');
	});
});
