import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { pathOf } from './support/faults';
import { loadScenario, readSetting } from './support/rest';

afterEach(() => closePages());

describe('site stats', () => {
	it('STATS-05, STATS-06 hides the greeting of an empty card permanently when it is dismissed', async () => {
		await loadScenario('stats-empty');
		const { container, settle, reload } = await openDashboard('admin');
		await container.getByText('Hello there! Your stats have been activated.').waitFor();
		const faintBar = container.locator('[aria-hidden] > span:nth-child(13) > span');
		expect((await faintBar.boundingBox())?.height).toBeGreaterThan(100);
		await container.getByRole('button', { name: 'Okay, got it!' }).click();
		await settle();
		await expect(readSetting('dismiss_empty_stats_card')).resolves.toBe(true);
		await reload();
		await expect(container.getByText('Hello there!').count()).resolves.toBe(0);
		await container.getByText('No activity this period').first().waitFor();
		expect((await faintBar.boundingBox())?.height).toBeGreaterThan(100);
	});

	it('STATS-07, STATS-09 loads the range of another tab once', async () => {
		await loadScenario('free');
		const { container, settle, page } = await openDashboard('admin');
		const ranges: string[] = [];
		// The call may be separate, or one of a joined request.
		page.on('request', (request) => {
			const url = decodeURIComponent(request.url());
			const asked = url.matchAll(/module\/stats\/data[?&]range=(\w+)/g);
			ranges.push(...[...asked].map(([, range = '']) => range));
		});
		for (const name of ['Weeks', 'Months', 'Days', 'Weeks']) {
			await container.getByText(name, { exact: true }).first().click();
			await settle();
		}
		expect(ranges).toEqual(['week', 'month']);
	});
});

it('NAV-03, NAV-04 the masthead of a sandboxed site has a badge that tests the connection and shows the result', async () => {
	await loadScenario('sandboxed');
	const { container, page, settle } = await openDashboard('admin');
	const asked = page.waitForRequest((request) => pathOf(request) === 'connection/test');
	await container.getByRole('button', { name: /API Sandboxed/ }).click();
	await asked;
	await settle();
	await container
		.getByText(/passed|success|working/i)
		.first()
		.waitFor();
});

describe('the apps card', () => {
	it('COMP-09, COMP-11 emails a login link for the app, and closes the dialog', async () => {
		await loadScenario('free');
		const { container, page } = await openDashboard('admin');
		await container.getByText('Email me a login link for the app').click();
		const sent = page.waitForRequest((request) => pathOf(request) === 'mobile/send-login-email');
		await page.getByRole('dialog').getByRole('button', { name: 'Send link' }).click();
		expect((await sent).method()).toBe('POST');
		await page.getByRole('dialog').waitFor({ state: 'detached' });
	});

	it('DASH-14 stays hidden after it is dismissed', async () => {
		const { container, page, settle, reload } = await openDashboard('admin');
		const heading = page.getByRole('heading', { name: 'Jetpack in your pocket' });
		await container
			.locator('section', { has: heading })
			.last()
			.getByRole('button', { name: /dismiss|close|hide/i })
			.click();
		await settle();
		await heading.waitFor({ state: 'detached' });
		await expect(readSetting('dismiss_dash_app_card')).resolves.toBe(true);
		await reload();
		await expect(heading.count()).resolves.toBe(0);
	});
});
