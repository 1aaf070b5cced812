import { openDashboard, hashOf, type Dashboard } from './support/dashboard';
import { loadScenario } from './support/rest';

/** Route, title of its screen, and its final address if that differs. */
const ROUTES: [id: string, hash: string, title: string | RegExp, address?: string][] = [
	['SHELL-03', '#/', 'At a Glance'],
	['SHELL-04', '#/dashboard', 'At a Glance'],
	['SHELL-05', '#/nope', 'At a Glance', '#/dashboard'],
	['SHELL-05', '#/settings/nope', 'At a Glance', '#/dashboard'],
	['SHELL-10', '#/setup', 'At a Glance'],
	['SHELL-11', '#/my-plan', 'My Plan'],
	['SHELL-14', '#/settings', 'Security'],
	['SHELL-14', '#/security', 'Security'],
	['SHELL-14', '#/performance', 'Performance'],
	['SHELL-14', '#/writing', 'Writing'],
	['SHELL-14', '#/sharing', 'Sharing'],
	['SHELL-14', '#/discussion', 'Discussion'],
	['SHELL-14', '#/traffic', 'Traffic'],
	['SHELL-14', '#/privacy', 'Privacy'],
	['SHELL-05', '#/modules', 'All modules'],
	// The assistant saves its step, so its start has to be tested first.
	['SHELL-15', '#/recommendations', /./, '#/recommendations/site-type'],
	['SHELL-15', '#/recommendations/summary', /recommendations/i],
	['SHELL-17', '#/license/activation', /licen[cs]e/i],
	['SHELL-20', '#/product/backup', /Backup/],
	['SHELL-20 PRODUCT-04', '#/product/nope', 'At a Glance', '#/dashboard'],
];

describe('every route renders its screen', () => {
	let dashboard: Dashboard;

	beforeAll(async () => {
		await loadScenario('free');
		dashboard = await openDashboard('admin', { hash: '#/my-plan' });
	});

	it.each(ROUTES)(
		'%s %s shows its screen under one first-level heading',
		async (_id, hash, title, address = hash) => {
			await dashboard.goTo(hash, title);
			await expect(hashOf(dashboard.page)).resolves.toBe(address);
			await expect(dashboard.container.locator('h1').count()).resolves.toBe(1);
		},
	);

	it('SHELL-21, SHELL-22 shows the masthead and the footer on the screens of every group', async () => {
		const { container, goTo } = dashboard;
		const withMasthead = ['#/dashboard', '#/recommendations/summary', '#/traffic'];
		for (const hash of [...withMasthead, '#/license/activation', '#/product/backup', '#/my-plan']) {
			await goTo(hash);
			const home = container.locator('a[href$="#/dashboard"]').first();
			expect((await home.isVisible()) || !withMasthead.includes(hash)).toBe(true);
			await expect(container.getByText(/Jetpack version/).isVisible()).resolves.toBe(true);
		}
	});

	it('SHELL-21 screens without the masthead keep its place, so that the tabs stay where they are', async () => {
		const topOfTabs = async (hash: string) => {
			await dashboard.goTo(hash);
			const tabs = dashboard.container.getByRole('navigation', { name: 'Dashboard' });
			return (await tabs.boundingBox())?.y;
		};
		const top = await topOfTabs('#/my-plan');
		expect(top).toBeGreaterThan(64);
		for (const hash of ['#/license/activation', '#/product/backup']) {
			await expect(topOfTabs(hash)).resolves.toBe(top);
		}
	});

	it('SHELL-01 changes the hash without a page load', async () => {
		await dashboard.page.evaluate(() => Object.assign(window, { stillThere: true }));
		await dashboard.goTo('#/traffic');
		await dashboard.goTo('#/dashboard');
		await expect(dashboard.page.evaluate(() => 'stillThere' in window)).resolves.toBe(true);
	});

	it('SHELL-05 replaces the history entry of an unknown route', async () => {
		await dashboard.goTo('#/traffic');
		await dashboard.goTo('#/nope');
		await dashboard.page.goBack();
		await dashboard.settle();
		await expect(hashOf(dashboard.page)).resolves.toBe('#/traffic');
	});

	it('FIND-03 FIND-04 FIND-05 keeps a typed search in the hash and ends it with Back', async () => {
		const { page, container, waitForTitle, goTo } = dashboard;
		await goTo('#/traffic');
		const field = container.getByPlaceholder('Search for a Jetpack feature.');
		await field.pressSequentially('address', { delay: 60 });
		await expect(hashOf(page)).resolves.toBe('#/traffic');
		await waitForTitle('Search results');
		await expect(hashOf(page)).resolves.toBe('#/traffic?term=address');
		const highlighted = () => String(CSS.highlights.get('jp-found')?.values().next().value);
		await expect(page.evaluate(highlighted)).resolves.toMatch(/address/i);
		await page.goBack();
		await waitForTitle('Traffic');
		await expect(hashOf(page)).resolves.toBe('#/traffic');
		await expect(field.inputValue()).resolves.toBe('');
		await page.goForward();
		await waitForTitle('Search results');
		await expect(field.inputValue()).resolves.toBe('address');
		await page.reload();
		await waitForTitle('Search results');
		await expect(field.inputValue()).resolves.toBe('address');
	});

	it.each(['wpbody-content', 'wp-toolbar'])(
		'SHELL-19 the skip link to %s moves the focus and keeps the screen',
		async (id) => {
			await dashboard.goTo('#/my-plan');
			await dashboard.page
				.locator(`a[href="#${id}"]`)
				.first()
				.evaluate((link: HTMLElement) => link.click());
			await dashboard.settle();
			await expect(dashboard.title.textContent()).resolves.toBe('My Plan');
			const focused = await dashboard.page.evaluate(() => document.activeElement?.id);
			expect(focused).toBe(id);
		},
	);

	it('logs no error on any route', () => {
		expect(dashboard.complaints).toEqual([]);
	});
});

it.each([
	['SHELL-12', '#/plans'],
	['SHELL-13', '#/plans-prompt'],
])("%s %s opens this site's plans page", async (_id, hash) => {
	const { page, goTo } = await openDashboard('admin');
	const leaving = page.waitForRequest(
		(request) => request.isNavigationRequest() && new URL(request.url()).hostname !== '127.0.0.1',
	);
	goTo(hash).catch(() => undefined);
	const url = new URL((await leaving).url());
	expect(url.protocol).toBe('https:');
	expect(url.searchParams.get('site')).toContain('127.0.0.1');
});
