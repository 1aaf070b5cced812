/* Every screen and dialog with the keyboard alone. keyboard.test.ts has what the keys do on a real site. */
import { sampleOf } from '#tests/support/long';
import { closePages } from '../support/browser';
import { readFocused, readTabStops, tabThrough } from '../support/tab-order';
import { openStage, type Stage } from '../support/stage';
import { openView, VIEWS, WORST_VIEWS } from '../worlds/views';

const STAY = 'Stay connected';

let stage: Stage;

beforeAll(async () => {
	stage = await openStage({ width: 1280 });
});

afterAll(() => closePages());

/** Opens each popover and dialog of the screen with Enter, and closes it with Escape. */
async function openAndEscape({ page, container, settle }: Stage): Promise<string[]> {
	const faults: string[] = [];
	const openers = container.locator('button[aria-haspopup="dialog"]:visible');
	for (let index = 0; index < (await openers.count()); index++) {
		const opener = openers.nth(index);
		const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
		await opener.press('Enter');
		const dialog = page.getByRole('dialog').first();
		const isOpen = await dialog.waitFor({ timeout: 3000 }).then(
			() => true,
			() => false,
		);
		if (!isOpen) {
			faults.push(`${name}: Enter opens nothing`);
			continue;
		}
		await settle();
		await page.keyboard.press('Escape');
		// The question about disconnecting ignores Escape, and is answered instead.
		const stay = dialog.getByRole('button', { name: STAY });
		if (await stay.isVisible()) {
			await stay.press('Enter');
		}
		const isClosed = await dialog.waitFor({ state: 'detached', timeout: 3000 }).then(
			() => true,
			() => false,
		);
		const hasFocus = await opener.evaluate((element) => document.activeElement === element);
		faults.push(...(isClosed ? [] : [`${name}: Escape closes nothing`]));
		faults.push(...(hasFocus ? [] : [`${name}: the focus is on ${await readFocused(page)}`]));
	}
	return faults;
}

describe.each(sampleOf(VIEWS, WORST_VIEWS))('%s', (_name, view) => {
	it('reaches each control with Tab, in the order of the screen, and leaves only a dialog by Escape', async () => {
		await openView(stage, view);
		const { page } = stage;
		const isDialog = (await page.getByRole('dialog').count()) > 0;
		const wanted = await readTabStops(page);
		const { missed, jumps, isTrapped } = await tabThrough(page, wanted);
		expect({ missed, jumps, isTrapped }).toEqual({ missed: [], jumps: [], isTrapped: isDialog });
	});
});

describe.each(
	sampleOf(Object.fromEntries(Object.entries(VIEWS).filter(([, { open }]) => open === undefined)), [
		'/security of security',
	]),
)('%s', (_name, view) => {
	it('closes each dialog and popover on Escape, and gives the focus back', async () => {
		await openView(stage, view);
		// Dialogs that the address itself opens have no opener.
		expect(
			(await stage.page.getByRole('dialog').count()) > 0 ? [] : await openAndEscape(stage),
		).toEqual([]);
	});
});
