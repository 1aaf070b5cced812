import { getSettingsTabLabel, SETTINGS_TABS, type SettingsTab } from '@/domain/routes';
import { findViolations } from '../support/axe';
import { closePages } from '../support/browser';
import { readDifferences, readNarrowFlaws } from '../support/look-over';
import { takePicture } from '../support/picture';
import { AREAS } from '../support/settings-screen';
import { openStage, type Stage } from '../support/stage';
import { SETTINGS_IDS, titled } from '../worlds/ids';
import { SETTINGS_WORLDS, type Screens } from '../worlds/settings';

const NARROW = new Set(['complete', 'offline', 'site-only', 'anti-spam-no-key', 'subscriber-view']);

let stage: Stage;

async function readOffences(scenario: string, tab: SettingsTab, screens: Screens) {
	await stage.container
		.locator('[data-screen-title]', { hasText: getSettingsTabLabel(tab) })
		.waitFor();
	const offences = await readDifferences(stage, screens[tab] ?? {});
	offences.push(...(await findViolations(stage.page)));
	offences.push(...stage.complaints, ...stage.site.unknown);
	await takePicture(stage.page, `settings-${scenario}-${tab}`);
	return offences.map((offence) => `${tab}: ${offence}`);
}

/** The first screen is loaded; who goes to the others does not load again. One that is not finished is looked at where its world names it. */
async function expectScreens(scenario: string, screens: Screens) {
	const offences: string[] = [];
	const named = SETTINGS_TABS.filter((tab) => screens[tab] && !AREAS.includes(tab));
	for (const tab of [...AREAS, ...named]) {
		const hash = `#/${tab}`;
		await (tab === AREAS[0] ? stage.show({ scenario, hash }) : stage.goTo(hash));
		offences.push(...(await readOffences(scenario, tab, screens)));
	}
	offences.push(...(NARROW.has(scenario) ? await readNarrowFlaws(stage, AREAS) : []));
	expect(offences).toEqual([]);
}

beforeAll(async () => {
	stage = await openStage();
});

afterAll(() => closePages());

describe.each(Object.entries(SETTINGS_WORLDS))('%s', (_what, worlds) => {
	it.each(titled('in', worlds, SETTINGS_IDS))('%s', (_title, scenario, screens) =>
		expectScreens(scenario, screens),
	);
});
