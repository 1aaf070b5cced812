import type { Page } from 'playwright-core';
import { findOverflow } from './axe';
import { readCards } from './read-cards';
import type { Stage } from './stage';
import { differencesOf, flawsOf, type Expectation } from '../worlds/expectation';

const PATIENCE = 4000;

/** Repeats a search until it finds nothing, or for a few seconds: lazy parts load, and the tab bar measures itself (NAV-31). */
export async function untilNone(page: Page, find: () => Promise<string[]>): Promise<string[]> {
	const until = Date.now() + PATIENCE;
	for (;;) {
		const found = await find();
		if (found.length === 0 || Date.now() > until) {
			return found;
		}
		await page.waitForTimeout(100);
	}
}

/** The differences between a screen and its expected content. */
export const readDifferences = ({ page }: Stage, expected: Expectation): Promise<string[]> =>
	untilNone(page, async () => {
		const read = await readCards(page);
		return [...differencesOf(expected, read), ...flawsOf(read)];
	});

/** Horizontal overflow at 320 px, of the current screen or of several; restores the width afterwards. */
export async function readNarrowFlaws(
	{ page, goTo }: Stage,
	screens: string[] = [],
): Promise<string[]> {
	await page.setViewportSize({ width: 320, height: 900 });
	const read = () => untilNone(page, () => findOverflow(page));
	const overflow = screens.length ? [] : await read();
	for (const screen of screens) {
		await goTo(`#/${screen}`);
		overflow.push(...(await read()).map((found) => `${screen}: ${found}`));
	}
	await page.setViewportSize({ width: 1200, height: 900 });
	return overflow;
}
