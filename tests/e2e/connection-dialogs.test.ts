import type { Page } from 'playwright-core';
import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { focusOf, openDashboard } from './support/dashboard';
import { breakCalls, FAULTS } from './support/faults';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';
import { SITE } from './support/site';

const press = (page: Page, name: string) =>
	page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const step = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

const CONFIRM = 'Disconnect your site?';
const LOOKS = [
	{ name: 'desktop', options: {} },
	{ name: 'narrow', options: { width: 320 } },
	{ name: 'rtl', options: { isRightToLeft: true } },
];

afterEach(() => closePages());

it.each(LOOKS)(
	'axe finds nothing on any step of disconnecting: $name',
	async ({ name, options }) => {
		await loadScenario('security');
		const { page, complaints } = await openDashboard('admin', { hash: '#/disconnect', ...options });
		const offences: string[] = [];
		const look = async (title: string) => {
			await step(page, title);
			await page.waitForTimeout(200);
			offences.push(...(await findViolations(page)).map((offence) => `${title} ${offence}`));
			await takePicture(page, `disconnect-${title.replace(/\W+/g, '-')}-${name}`);
		};
		await look(CONFIRM);
		await press(page, 'Disconnect');
		await look('Your site is disconnected');
		await press(page, 'Tell us why');
		await look('Before you go, help us improve');
		await page.getByRole('radio', { name: 'Another reason' }).check();
		await page.getByRole('textbox', { name: 'What is it?' }).fill('A'.repeat(80));
		await look('Before you go, help us improve');
		await press(page, 'Submit');
		await look('Thank you!');
		expect(offences).toEqual([]);
		expect(complaints).toEqual([]);
	},
);

it.each(['identity-crisis', 'connection-error', 'staging', 'offline', 'unlinked-admin'])(
	'axe finds nothing on the notices of %s',
	async (scenario) => {
		await loadScenario(scenario);
		const role = scenario === 'unlinked-admin' ? 'admin2' : 'admin';
		const { page } = await openDashboard(role, { hash: '#/privacy' });
		await expect(findViolations(page)).resolves.toEqual([]);
		await takePicture(page, `notices-${scenario}`);
	},
);

it('by keyboard alone, from the dashboard to the end of the survey', async () => {
	await loadScenario('free');
	const { page } = await openDashboard('admin', { hash: '#/disconnect' });
	await step(page, CONFIRM);
	const tabTo = async (name: RegExp) => {
		for (let presses = 0; presses < 12; presses++) {
			if (name.test(await focusOf(page))) {
				return;
			}
			await page.keyboard.press('Tab');
		}
		throw new Error(`${name} cannot be reached by Tab; the focus is on ${await focusOf(page)}.`);
	};
	await page.keyboard.press('Escape');
	await step(page, CONFIRM);
	await tabTo(/^Disconnect$/);
	await page.keyboard.press('Enter');
	await step(page, 'Your site is disconnected');
	await tabTo(/^Tell us why$/);
	await page.keyboard.press('Enter');
	await step(page, 'Before you go, help us improve');
	await page.getByRole('radio').first().waitFor();
	const isOnRadio = () =>
		page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type === 'radio');
	for (let presses = 0; presses < 6 && !(await isOnRadio()); presses++) {
		await page.keyboard.press('Tab');
	}
	await page.keyboard.press('Enter');
	await tabTo(/^Submit$/);
	await page.keyboard.press('Enter');
	await step(page, 'Thank you!');
	await tabTo(/^Back to the dashboard$/);
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
});

describe('every failure of disconnecting leaves a way on', () => {
	beforeAll(() => loadScenario('free'));

	it.each(FAULTS)('DISCON-10 $name', async ({ name, answer }) => {
		const { page, complaints } = await openDashboard('admin', { hash: '#/disconnect' });
		await step(page, CONFIRM);
		await breakCalls(
			page,
			answer,
			(path, request) => path === 'connection' && request.method() === 'POST',
		);
		await press(page, 'Disconnect');
		// The site answers nothing that has to be read: an empty or odd success is one.
		const isTaken = ['200 without a body', '200 of another shape'].includes(name);
		await (isTaken
			? step(page, 'Your site is disconnected')
			: page.getByRole('dialog').getByText('Error:').waitFor());
		if (!isTaken) {
			await press(page, 'Stay connected');
			await page.getByRole('dialog').waitFor({ state: 'detached' });
		}
		expect(complaints).toEqual([]);
	});
});

describe('the plugins screen', () => {
	beforeEach(() => loadScenario('free'));

	const openPlugins = async () => {
		const watched = await openDashboard('admin');
		await watched.page.goto(`${SITE}/wp-admin/plugins.php`);
		const link = watched.page.locator('tr[data-plugin^="jetpack-dashboard/"] .deactivate a');
		await link.click();
		await step(watched.page, CONFIRM);
		return { ...watched, link };
	};

	it('DISCON-06 asks before the plugin is deactivated, and Cancel keeps it', async () => {
		const { page, link, complaints } = await openPlugins();
		await expect(findViolations(page)).resolves.toEqual([]);
		await takePicture(page, 'plugins-screen-dialog');
		await press(page, 'Cancel');
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		await expect(link.count()).resolves.toBe(1);
		expect(complaints).toEqual([]);
	});

	it('DISCON-06, DISCON-09 disconnects and goes on to WordPress’s own deactivation', async () => {
		const { page } = await openPlugins();
		const gone: string[] = [];
		// The plugin is what the other tests run on: the last request is stopped.
		await page.route(/action=deactivate/, (route) => {
			gone.push(route.request().url());
			return route.abort();
		});
		await press(page, 'Deactivate');
		await step(page, 'Your site is disconnected');
		await press(page, 'Finish deactivating');
		await page.waitForTimeout(500);
		expect(gone).toHaveLength(1);
		expect(gone[0]).toContain('_wpnonce=');
	});
});
