import { IS_LONG } from '#tests/support/long';
import { closePages } from '../support/browser';
import { breakCalls, type Fault } from '../support/faults';
import { readCards } from '../support/read-cards';
import { openStage, type Stage } from '../support/stage';
import { takeTouched, watchTouched } from '../support/touched';

const REASON = 'The switchboard is closed.';

const REFUSAL = {
	status: 400,
	contentType: 'application/json',
	body: JSON.stringify({ code: 'some_updated', message: REASON, data: { status: 400 } }),
};

/** The names of all cards with an enabled switch. */
async function findSwitches({ page, card }: Stage): Promise<string[]> {
	const { names } = await readCards(page);
	const usable = await Promise.all(
		names.map((name) => card(name).locator('[role="switch"]:enabled').count()),
	);
	return names.filter((_name, index) => usable[index] === 1);
}

/** Presses a card's switch with the keyboard; returns its state and the cards that changed. */
async function press({ page, card, settle }: Stage, name: string) {
	const toggle = card(name).getByRole('switch');
	await toggle.focus();
	await takeTouched(page);
	await page.keyboard.press('Space');
	await settle();
	const hasFocus = await toggle.evaluate((element) => element === document.activeElement);
	return { isOn: await toggle.isChecked(), touched: await takeTouched(page), hasFocus };
}

const breakWrites = ({ page }: Stage, answer: Fault['answer']) =>
	breakCalls(page, answer, (_path, request) => request.method() === 'POST');

let stage: Stage;
let restore: (() => Promise<void>) | undefined;

beforeAll(async () => {
	stage = await openStage();
});

afterEach(() => restore?.());

afterAll(() => closePages());

/** The cards that a toggle changes; the site status counts the protections. */
const touchedBy = (name: string) =>
	['Brute force protection', 'Downtime monitoring'].includes(name) ? ['Site status', name] : [name];

describe.each(['security', ...(IS_LONG ? ['free', 'modules-off'] : [])])(
	'a toggle in %s changes only its own card and the site status',
	(scenario) => {
		it('the switch is saved, on and off', async () => {
			await stage.show({ scenario });
			await watchTouched(stage.page);
			const names = await findSwitches(stage);
			expect(names).toEqual(
				expect.arrayContaining([
					'Brute force protection',
					'Downtime monitoring',
					'Image accelerator',
					'VideoPress',
				]),
			);
			for (const name of names) {
				const wasOn = await stage.card(name).getByRole('switch').isChecked();
				for (const isOn of [!wasOn, wasOn]) {
					expect(await press(stage, name)).toEqual({
						isOn,
						touched: touchedBy(name),
						hasFocus: true,
					});
				}
			}
			expect(stage.site.unknown).toEqual([]);
			expect(stage.complaints).toEqual([]);
		});

		it('when refused, with the reason in a notice', async () => {
			await stage.show({ scenario });
			await watchTouched(stage.page);
			restore = await breakWrites(stage, (call) => call.fulfill(REFUSAL));
			for (const name of await findSwitches(stage)) {
				const isOn = await stage.card(name).getByRole('switch').isChecked();
				expect(await press(stage, name)).toEqual({
					isOn,
					touched: touchedBy(name),
					hasFocus: true,
				});
				await stage.page.getByText(REASON).first().waitFor();
			}
			expect(stage.complaints).toEqual([]);
		});
	},
);
