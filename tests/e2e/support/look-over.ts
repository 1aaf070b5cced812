import { findOverflow } from './axe';
import { readCards } from './read-cards';
import type { Stage } from './stage';
import { differencesOf, flawsOf, type Expectation } from '../worlds/expectation';

const PATIENCE = 4000;
/** The tab bar measures itself 300 ms after a resize (NAV-31). */
const AFTER_RESIZE = 450;

/** In what a screen differs from what it should say, once the last lazy piece has had its time. */
export async function readDifferences({ page }: Stage, expected: Expectation): Promise<string[]> {
	const until = Date.now() + PATIENCE;
	for (;;) {
		const read = await readCards(page);
		const wrong = [...differencesOf(expected, read), ...flawsOf(read)];
		if (wrong.length === 0 || Date.now() > until) {
			return wrong;
		}
		await page.waitForTimeout(100);
	}
}

/** What sticks out on the narrowest phone, of the screen that stands or of several; the page is wide again afterwards. */
export async function readNarrowFlaws(
	{ page, goTo }: Stage,
	screens: string[] = [],
): Promise<string[]> {
	await page.setViewportSize({ width: 320, height: 900 });
	await page.waitForTimeout(AFTER_RESIZE);
	const overflow = screens.length ? [] : await findOverflow(page);
	for (const screen of screens) {
		await goTo(`#/${screen}`);
		overflow.push(...(await findOverflow(page)).map((found) => `${screen}: ${found}`));
	}
	await page.setViewportSize({ width: 1200, height: 900 });
	return overflow;
}
