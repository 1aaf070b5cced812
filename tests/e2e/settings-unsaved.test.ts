import { closePages } from './support/browser';
import { hashOf, openDashboard, type Dashboard } from './support/dashboard';
import { callRest, loadScenario } from './support/rest';

const TEXT = 'Say what you think';
const QUESTION =
	'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

let dashboard: Dashboard;

beforeAll(async () => {
	await loadScenario('free');
	await callRest('admin', 'jetpack/v4/settings', { comments: true });
	dashboard = await openDashboard('admin', { hash: '#/traffic' });
});
afterAll(() => closePages());

async function typeIn() {
	const { page, container, goTo } = dashboard;
	await goTo('#/traffic', 'Traffic');
	await goTo('#/discussion', 'Discussion');
	const field = container.getByLabel('Comment form introduction', { exact: true });
	await field.fill(TEXT);
	const question = page.getByRole('dialog', { name: 'Unsaved settings' });
	return { ...dashboard, field, question };
}

type Opened = Awaited<ReturnType<typeof typeIn>>;

/** tests/app/unsaved-guard.test.tsx leaves by the links of the app. */
const EXITS: [string, (opened: Opened) => Promise<unknown>, string, string][] = [
	[
		"wp-admin's menu",
		({ page }) => page.locator('#adminmenu a[href$="page=jetpack#/dashboard"]').first().click(),
		'#/dashboard',
		'At a Glance',
	],
	['Back', ({ page }) => page.evaluate(() => window.history.back()), '#/traffic', 'Traffic'],
];

it.each(EXITS)('SETGEN-01 asks before leaving by %s', async (_name, leave, hash, title) => {
	const opened = await typeIn();
	const { page, field, question, waitForTitle, complaints } = opened;
	await leave(opened);
	await question.getByText(QUESTION).waitFor();
	await question.getByRole('button', { name: 'Stay' }).click();
	await question.waitFor({ state: 'detached' });
	await expect(field.inputValue()).resolves.toBe(TEXT);
	await expect(hashOf(page)).resolves.toBe('#/discussion');
	await leave(opened);
	await question.getByRole('button', { name: 'Leave', exact: true }).click();
	await waitForTitle(title);
	await expect(hashOf(page)).resolves.toBe(hash);
	expect(complaints).toEqual([]);
});

it('SETGEN-01 the browser asks before unloading the page until the settings are saved', async () => {
	const { page, container, settle, field } = await typeIn();
	const asked: string[] = [];
	page.on('dialog', (dialog) => {
		asked.push(dialog.type());
		void dialog.accept();
	});
	await page.reload();
	expect(asked).toEqual(['beforeunload']);
	await field.fill(TEXT);
	await container
		.getByRole('region', { name: 'Comments', exact: true })
		.getByRole('button', { name: 'Save settings' })
		.click();
	await page.getByText('Updated settings.').first().waitFor();
	await settle();
	await page.reload();
	expect(asked).toEqual(['beforeunload']);
	await field.waitFor();
	await expect(field.inputValue()).resolves.toBe(TEXT);
});
