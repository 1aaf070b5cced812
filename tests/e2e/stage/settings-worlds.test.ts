import type { Locator } from 'playwright-core';
import { IS_LONG } from '#tests/support/long';
import { getSettingsTabLabel, type SettingsTab } from '@/domain/routes/settings-tabs';
import { findViolations } from '../support/axe';
import { closePages } from '../support/browser';
import { readDifferences, readNarrowFlaws } from '../support/look-over';
import { takePicture } from '../support/picture';
import { AREAS } from '../support/settings-screen';
import { openStage, type Stage } from '../support/stage';
import { SETTINGS_IDS, titled } from '../worlds/ids';
import { SETTINGS_WORLDS, type Screens } from '../worlds/settings';

/** The scenarios that a plain run also checks at other widths and with axe; accessibility.test.ts checks every scenario at one of two widths. */
const NARROW = new Set(['complete', 'offline', 'site-only', 'anti-spam-no-key', 'subscriber-view']);

let stage: Stage;

async function readOffences(scenario: string, tab: SettingsTab, screens: Screens) {
	await stage.container
		.locator('[data-screen-title]', { hasText: getSettingsTabLabel(tab) })
		.waitFor();
	const offences = await readDifferences(stage, screens[tab] ?? {});
	offences.push(...(IS_LONG || NARROW.has(scenario) ? await findViolations(stage.page) : []));
	offences.push(...stage.complaints, ...stage.site.unknown);
	await takePicture(stage.page, `settings-${scenario}-${tab}`);
	return offences.map((offence) => `${tab}: ${offence}`);
}

/** Loads the first screen, and opens the others by their hash. */
async function expectScreens(scenario: string, screens: Screens, tabs: readonly SettingsTab[]) {
	const offences: string[] = [];
	for (const tab of tabs) {
		const hash = `#/${tab}`;
		await (tab === tabs[0] ? stage.show({ scenario, hash }) : stage.goTo(hash));
		offences.push(...(await readOffences(scenario, tab, screens)));
	}
	offences.push(...(NARROW.has(scenario) ? await readNarrowFlaws(stage, AREAS) : []));
	expect(offences).toEqual([]);
}

type Timed = HTMLElement & { times?: number[] };

/** Records from now on the milliseconds between each key and the next paint. */
const timeKeys = (field: Locator) =>
	field.evaluate((element: Timed) => {
		const times: number[] = [];
		element.times = times;
		element.addEventListener('keydown', ({ timeStamp }) =>
			requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp), 0)),
		);
	});

beforeAll(async () => {
	stage = await openStage();
});

afterAll(() => closePages());

/** The screens to open: those with expectations, and with `--long` or in a scenario of all widths the others, too. */
function tabsOf(scenario: string, screens: Screens, what: string): SettingsTab[] {
	if (what === 'Google') {
		return ['traffic'];
	}
	const expected = AREAS.filter((tab) => screens[tab]);
	return IS_LONG || NARROW.has(scenario) || expected.length === 0 ? [...AREAS] : expected;
}

describe.each(Object.entries(SETTINGS_WORLDS))('%s', (what, worlds) => {
	it.each(titled('in', worlds, SETTINGS_IDS))('%s', (_title, scenario, screens) =>
		expectScreens(scenario, screens, tabsOf(scenario, screens, what)),
	);
});

it('TRAFFIC-10 accepts typing in an ads.txt of 5,000 lines within 100 ms', async () => {
	const lines = Array.from({ length: 5000 }, (_, line) => `ads${line}.example, ${line}, DIRECT`);
	await stage.show({
		scenario: 'complete',
		world: {
			modules: { active: ['wordads'] },
			settings: { wordads_custom_adstxt: lines.join('\n') },
		},
		hash: '#/traffic',
	});
	const field = stage.card('Ads').getByLabel('Your ads.txt entries', { exact: true });
	await field.focus();
	await stage.page.keyboard.press('Control+End');
	await timeKeys(field);
	for (let key = 0; key < 15; key++) {
		await stage.page.keyboard.press('x');
		await stage.page.waitForTimeout(30);
	}
	const times = await field.evaluate(({ times: taken = [] }: Timed) => taken);
	await expect(field.inputValue()).resolves.toBe(`${lines.join('\n')}${'x'.repeat(15)}`);
	// People perceive less as instant. The median, because the machine may be busy.
	expect([...times].sort((one, other) => one - other)[7]).toBeLessThan(100);
	expect(stage.complaints).toEqual([]);
});
