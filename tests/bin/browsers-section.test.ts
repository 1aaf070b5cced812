import { browsersSection } from '../../bin/lib/other-browsers/section.mjs';

const found = (failure: string) => ({
	version: '153.7.0',
	routes: { '/': '', '/dashboard': failure },
	acts: { undo: '' },
});

describe('the section of browsers', () => {
	it('says "not tested" for a browser without a run', () => {
		const section = browsersSection('', 'firefox', found(''));
		expect(section).toContain('| Firefox | 153.7.0 | ✓ 2 | ✓ 1 |');
		expect(section).toContain('| Chromium | not tested | not tested | not tested |');
		expect(section).toContain('| Safari | not tested | not tested | not tested |');
	});

	it('names the routes that failed', () => {
		const section = browsersSection('', 'firefox', found('Uncaught: no'));
		expect(section).toContain('| Firefox | 153.7.0 | 1 passed, ✗ /dashboard | ✓ 1 |');
	});

	it('replaces only the row of its own browser', () => {
		const earlier = browsersSection('', 'chromium', found(''));
		const section = browsersSection(earlier, 'firefox', found('Uncaught: no'));
		expect(section).toContain('| Chromium | 153.7.0 | ✓ 2 | ✓ 1 |');
		expect(browsersSection(section, 'firefox', found(''))).not.toContain('✗');
	});
});
