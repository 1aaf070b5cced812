import { buildWirePageData } from '#tests/support/fixtures';
import { coverOf, sampleOf } from '#tests/support/long';
import type { SettingsTab } from '@/domain/routes/settings-tabs';
import { cardsOf, type Setting } from '@/domain/settings/registry';
import { closePages } from '../support/browser';
import { breakCalls, FAILURE } from '../support/faults';
import { AREAS, openFolds, rowOf } from '../support/settings-screen';
import { openStage, type Stage } from '../support/stage';
import { SAYS_WHY } from '../worlds/forms';

const isSwitch = ({ id, control }: Setting) =>
	['module', 'switch'].includes(control) ||
	[
		...['search', 'instant_search_enabled', 'site-accelerator', 'photon', 'photon-cdn'],
		...['wpcom_publish_comments_with_markdown', 'tracks_opt_out'],
		...['wpcom_publish_posts_with_markdown', 'jetpack_blocks_disabled', 'jetpack_testimonial'],
		'jetpack_portfolio',
	].includes(id);

const KNOWN = buildWirePageData({ scenario: 'complete' }).settings as object;

/** Every switch of a screen that the server knows, including those that the registry marks as special. */
const switchesOf = (tab: SettingsTab): Setting[] =>
	cardsOf(tab)
		.flatMap(({ settings }) => settings.filter(isSwitch))
		.filter(({ id, control }) => control === 'special' || id in KNOWN);

/** A plain run presses one switch of each kind on each screen, and every switch that has its own code. */
const sampleSwitches = (tab: SettingsTab): Setting[] =>
	coverOf(switchesOf(tab), ({ id, control }) => [control === 'special' ? id : control]);

/** Turns every feature on, so that no option is disabled. */
const ALL_ON = {
	scenario: 'complete',
	world: {
		modules: {
			active: [...new Set(AREAS.flatMap(switchesOf).map(({ module }) => module))].filter(Boolean),
		},
	},
};

let stage: Stage;
let repair: (() => Promise<void>) | undefined;

const findSwitch = ({ id, getName }: Setting) =>
	rowOf(stage, id).getByRole('switch', { name: getName(), exact: true });

const readNotices = async () =>
	(
		await stage.container
			.locator('div', { has: stage.page.getByRole('button', { name: 'Dismiss this notice' }) })
			.allInnerTexts()
	).join(' ');

/** Dismisses the notices of the previous switch, so that they do not count for this one. */
const dismissNotices = () =>
	stage.container
		.getByRole('button', { name: 'Dismiss this notice' })
		.evaluateAll((all) => all.forEach((button) => (button as HTMLElement).click()));

async function findOffences(setting: Setting): Promise<string[]> {
	const toggle = findSwitch(setting);
	const before = await toggle.isChecked();
	await toggle.focus();
	await stage.page.keyboard.press('Space');
	await stage.settle();
	const hasFocus = await toggle.evaluate((element) => element === document.activeElement);
	const text = await stage.container.innerText();
	return [
		...((await toggle.isChecked()) === before ? [] : ['does not roll back']),
		...(hasFocus ? [] : ['loses the focus']),
		...(SAYS_WHY.test(text) ? [] : ['gives no reason']),
		...((await toggle.getAttribute('aria-busy')) ? ['stays busy'] : []),
	].map((offence) => `${setting.id} ${offence}: ${text.slice(-200)}`);
}

beforeAll(async () => {
	stage = await openStage();
});

afterEach(() => repair?.());

afterAll(() => closePages());

/** A plain run presses the plain switches, and those that need two saves (SETPERF-10) or are saved by the provider. */
const TABS = sampleOf(Object.fromEntries(AREAS.map((tab) => [tab, tab])), [
	'security',
	'performance',
	'privacy',
]);

it.each(TABS)(
	'SETGEN-03 SETPERF-10 each switch of %s whose save fails rolls back, shows the reason and keeps the focus',
	async (_name, tab) => {
		await stage.show({ ...ALL_ON, hash: `#/${tab}` });
		await openFolds(stage);
		repair = await breakCalls(stage.page, FAILURE, (_path, request) => request.method() === 'POST');
		const offences: string[] = [];
		for (const setting of sampleSwitches(tab)) {
			offences.push(...(await findOffences(setting)));
			await dismissNotices();
			expect(await readNotices()).not.toMatch(SAYS_WHY);
		}
		expect([...offences, ...stage.complaints]).toEqual([]);
	},
);
