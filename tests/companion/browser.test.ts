import { openPage, type WatchedPage } from '../e2e/support/browser';
import { CONTAINER, openDashboard } from '../e2e/support/dashboard';
import { watchOutside } from '../e2e/support/outside-requests';
import { PAGE, SITE } from '../e2e/support/site';
import './support/no-complaints';
import { JETPACK, OWN_PAGE, switchPlugin } from './support/site';

const ROOT = `${SITE}/index.php?rest_route=`;

describe('app on a Jetpack page', () => {
	let watched: WatchedPage;
	const calls: string[] = [];
	let outside: string[];

	beforeAll(async () => {
		await switchPlugin(JETPACK, 'active');
		watched = await openPage('admin');
		outside = watchOutside(watched.page);
		watched.page.on('request', (request) => {
			const url = decodeURIComponent(request.url());
			// Newer releases of WordPress make their own calls.
			if (request.headers()['x-wp-nonce'] && url.includes('jetpack/v4/')) {
				calls.push(url);
			}
		});
	});
	afterAll(() => switchPlugin(JETPACK, 'inactive'));

	it('starts with the page data of Jetpack', async () => {
		const { page } = watched;
		await page.goto(`${OWN_PAGE}#/dashboard`, { waitUntil: 'networkidle' });
		const container = page.locator(CONTAINER);
		await container.getByText('Jetpack version 99.1').waitFor();
		expect(await container.locator('[data-screen-title]').count()).toBe(1);
	});

	it('has its own name in the masthead and in the window title', async () => {
		const { page } = watched;
		const home = page.locator(`${CONTAINER} a[href="#/dashboard"]`).first();
		expect(await home.textContent()).toBe('Dashboard for Jetpack');
		expect(await page.title()).toMatch(/^At a Glance ‹ Dashboard for Jetpack ‹ /);
	});

	it.each([1280, 480, 320])(
		'NAV-06 leads to its settings and its tools in one line at %i pixels',
		async (width) => {
			const { page } = watched;
			await page.setViewportSize({ width, height: 800 });
			const nav = page.locator(CONTAINER).getByRole('navigation', { name: 'Sections' });
			expect(await nav.getByRole('link').allTextContents()).toEqual([
				'Dashboard',
				'Settings',
				'Tools',
			]);
			const home = page.locator(CONTAINER).getByRole('link', { name: 'Dashboard for Jetpack' });
			const [first, last] = await Promise.all([home.boundingBox(), nav.boundingBox()]);
			// The height of the server's placeholder.
			expect(Math.abs((first?.y ?? 0) - (last?.y ?? 0))).toBeLessThan(20);
			expect((last?.x ?? 0) + (last?.width ?? Infinity)).toBeLessThanOrEqual(width);
			await page.setViewportSize({ width: 1280, height: 800 });
		},
	);

	it('calls the REST root that Jetpack printed', async () => {
		const { page } = watched;
		// Among the double's routes, a screen requests only the tracking settings.
		const asked = page.waitForResponse((response) => response.url().includes('tracking'));
		await page.evaluate(() => {
			window.location.hash = '#/privacy';
		});
		await asked;
		expect(calls.length).toBeGreaterThan(0);
		calls.forEach((call) => expect(call.startsWith(`${ROOT}/jetpack/v4/`)).toBe(true));
	});

	it('opens every group of screens although the double has almost no routes', async () => {
		const { page } = watched;
		for (const path of ['settings', 'traffic', 'my-plan', 'recommendations', 'dashboard']) {
			await page.evaluate((next) => {
				window.location.hash = next;
			}, `#/${path}`);
			await page.waitForLoadState('networkidle');
			await page.locator(`${CONTAINER} [data-screen-title]`).waitFor({ state: 'attached' });
		}
	});

	it('sends no request to another host, and detects a planted one', async () => {
		expect(outside).toEqual([]);
		const planted = 'https://other.example/picture.png';
		const asked = watched.page.waitForRequest(planted);
		await watched.page.evaluate((src) => void Object.assign(new Image(), { src }), planted);
		await asked;
		expect(outside).toEqual([`image ${planted}`]);
	});

	it('logs nothing to the console or the PHP log', () => {
		expect(watched.complaints).toEqual([]);
	});
});

it("keeps running when Jetpack is activated in the background, and shows Jetpack's page after a reload", async () => {
	const { page, goTo, complaints } = await openDashboard('admin');
	await switchPlugin(JETPACK, 'active');
	try {
		await goTo('#/security');
		await goTo('#/dashboard');
		expect(complaints).toEqual([]);
		await page.reload();
		await page.getByRole('heading', { name: 'The own page of the double' }).waitFor();
		expect(page.url().split('#')[0]).toBe(PAGE);
	} finally {
		await switchPlugin(JETPACK, 'inactive');
	}
});
