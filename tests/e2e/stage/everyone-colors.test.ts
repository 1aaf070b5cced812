/*
 * Every screen and dialog with high contrast, with more contrast and in WordPress's color schemes. color-schemes.test.ts measures
 * the colors themselves.
 */
import type { Page } from 'playwright-core';
import { IS_LONG, sampleOf } from '#tests/support/long';
import { findBroken, findViolations } from '../support/axe';
import { closePages } from '../support/browser';
import { applyScheme, SCHEMES } from '../support/color-scheme';
import { untilNone } from '../support/look-over';
import { findHiddenFocus, findLostSigns } from '../support/signs';
import { openStage, type Stage } from '../support/stage';
import { onlyFaults, openView, VIEWS, WORST_VIEWS, type Faults } from '../worlds/views';

let stage: Stage;

beforeAll(async () => {
	stage = await openStage({ width: 1280 });
});

afterAll(() => closePages());

/** Longer than wp-admin's transition of colors. */
const AFTER_CHANGE = 150;

async function setMedia(page: Page, media: Parameters<Page['emulateMedia']>[0]): Promise<void> {
	await page.emulateMedia(media);
	await page.waitForTimeout(AFTER_CHANGE);
}

async function checkColors({ page }: Stage): Promise<Faults> {
	await setMedia(page, { forcedColors: 'active' });
	const forced = [
		...(await findViolations(page)),
		...(await findLostSigns(page)),
		...(await findHiddenFocus(page)),
	];
	await setMedia(page, { forcedColors: 'none', contrast: 'more' });
	// A busy browser may apply the setting late.
	const strong = await untilNone(page, () => findBroken(page, ['color-contrast-enhanced']));
	await setMedia(page, { contrast: 'no-preference' });
	const focus = await findHiddenFocus(page);
	return { 'high contrast mode': forced, 'more contrast': strong, 'the focus': focus };
}

async function checkSchemes({ page }: Stage): Promise<Faults> {
	const faults: Faults = {};
	for (const scheme of IS_LONG ? SCHEMES : SCHEMES.slice(1, 2)) {
		await applyScheme(page, scheme);
		faults[scheme] = await findBroken(page, ['color-contrast']);
	}
	await applyScheme(page, 'fresh');
	return faults;
}

describe.each(sampleOf(VIEWS, WORST_VIEWS))('%s', (_name, view) => {
	it('keeps its texts readable, and its controls, states and focus visible, in every contrast and color scheme', async () => {
		await openView(stage, view);
		const faults = { ...(await checkColors(stage)), ...(await checkSchemes(stage)) };
		expect(onlyFaults(faults)).toEqual({});
		expect(stage.complaints).toEqual([]);
	});
});
