/* Every screen and dialog at each zoom and on a phone, and with reduced motion. */
import { sampleOf } from '#tests/support/long';
import { findBroken, findOverflow } from '../support/axe';
import { closePages } from '../support/browser';
import { untilNone } from '../support/look-over';
import { findCoveredFocus, findMotion } from '../support/signs';
import { openStage, type Stage } from '../support/stage';
import { findCutOff } from '../support/translated-texts';
import { onlyFaults, openView, VIEWS, WORST_VIEWS, type Faults } from '../worlds/views';

const HEIGHT = 900;
/** Longer than the tab bar waits before it measures itself (NAV-31). */
const AFTER_RESIZE = 400;

let stage: Stage;

beforeAll(async () => {
	stage = await openStage({ width: 1280 });
	// From the start, because a transition that is running keeps its duration.
	await stage.page.emulateMedia({ reducedMotion: 'reduce' });
});

afterAll(() => closePages());

/** Wide, on a phone, and at 200 % and 400 % of 1280 px. */
async function checkSizes({ page }: Stage): Promise<Faults> {
	const faults: Faults = {};
	const sizes = { '1280 px': 1280, '360 px': 360, '200 %': 640, '400 %': 320 };
	for (const [name, width] of Object.entries(sizes)) {
		const height = name === '400 %' ? 256 : name === '200 %' ? HEIGHT / 2 : HEIGHT;
		await page.setViewportSize({ width, height });
		await page.waitForTimeout(AFTER_RESIZE);
		faults[name] = name.endsWith('px')
			? await untilNone(page, () => findBroken(page, ['target-size']))
			: [
					...(await findOverflow(page)),
					...(await findCutOff(page)),
					...(await findCoveredFocus(page)),
				];
	}
	await page.setViewportSize({ width: 1280, height: HEIGHT });
	return faults;
}

describe.each(sampleOf(VIEWS, WORST_VIEWS))('%s', (_name, view) => {
	it('fits at 200 % and 400 %, has targets of 24 px, and does not move where motion is reduced', async () => {
		await openView(stage, view);
		const faults = { 'reduced motion': await findMotion(stage.page), ...(await checkSizes(stage)) };
		expect(onlyFaults(faults)).toEqual({});
		expect(stage.complaints).toEqual([]);
	});
});
