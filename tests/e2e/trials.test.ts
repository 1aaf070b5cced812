import { findOverflow, findViolationsIn } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { loadScenario, readSetting } from './support/rest';

const QUESTION = 'section[aria-label="Keep these settings?"]';

/** Opens a screen in a browser that asks whether to keep risky changes. */
const open = (width: number) =>
	openDashboard('admin', {
		hash: '#/security',
		width,
		prepare: async (page) => {
			await page.addInitScript(() => {
				localStorage['dashboard-for-jetpack-trials'] = 'ask';
			});
		},
	});

beforeEach(() => loadScenario('free'));
afterEach(() => closePages());

it.each([1280, 320])(
	'a risky change asks at %i px whether to keep it, and is put back',
	async (width) => {
		const { page, container, settle, complaints } = await open(width);
		const protect = container.getByRole('switch', { name: /Block password guessing/ });
		const before = await protect.isChecked();
		await protect.click();
		const question = container.locator(QUESTION);
		await question.getByText('Checked: front page and login page load.').waitFor();
		await settle();
		expect(await findViolationsIn(page, QUESTION)).toEqual([]);
		expect(await findOverflow(page)).toEqual([]);
		expect(await readSetting('protect')).toBe(!before);

		await page.reload();
		const again = container.locator(QUESTION);
		await again.getByText(/^Brute force protection is /).waitFor();
		await again.getByRole('button', { name: 'Put back' }).press('Enter');
		await container.getByText('Put back: Brute force protection.').waitFor();
		expect(await again.count()).toBe(0);
		expect(await readSetting('protect')).toBe(before);
		expect(await protect.isChecked()).toBe(before);
		expect(complaints).toEqual([]);
	},
);
