import type { RunOptions } from 'axe-core';

/** All of WCAG 2.2 AA and axe's best practices. */
export const AXE_OPTIONS: RunOptions = {
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
	resultTypes: ['violations'],
};

/** Rules about the relations between the parts of a screen, which need all of them. */
export const STRUCTURE_RULES = [
	...['accesskeys', 'duplicate-id-aria', 'empty-heading', 'heading-order'],
	...['landmark-banner-is-top-level', 'landmark-complementary-is-top-level'],
	...['landmark-contentinfo-is-top-level', 'landmark-main-is-top-level'],
	...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'],
	...['landmark-no-duplicate-main', 'landmark-unique', 'page-has-heading-one', 'region'],
];
