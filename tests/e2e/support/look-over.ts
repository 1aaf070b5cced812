import type { Page } from 'playwright-core';
import { findOverflow } from './axe';
import type { Stage } from './stage';

const PATIENCE = 4000;

/** Repeats a search until it finds nothing, or for a few seconds: lazy parts load, and the tab bar measures itself (NAV-31). */
export async function untilNone(
	page: Page,
	find: () => Promise<string[]>,
	patience = PATIENCE,
): Promise<string[]> {
	const until = Date.now() + patience;
	// The pauses grow, because a search is work that keeps the page from becoming ready.
	for (let pause = 100; ; pause *= 2) {
		const found = await find();
		if (found.length === 0 || Date.now() >= until) {
			return found;
		}
		await page.waitForTimeout(pause);
	}
}

/** Horizontal overflow of the current screen at 320 px; restores the width afterwards. */
export async function readNarrowFlaws({ page }: Stage): Promise<string[]> {
	await page.setViewportSize({ width: 320, height: 900 });
	const overflow = await untilNone(page, () => findOverflow(page));
	await page.setViewportSize({ width: 1200, height: 900 });
	return overflow;
}
