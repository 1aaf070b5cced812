import type { Page } from 'playwright-core';
import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { callRest, loadScenario } from './support/rest';

const DAY = 24 * 60 * 60 * 1000;
const TITLE = 'Caf&eacute; <em>and</em> &lt;b data-hostile&gt;cake';
const SHOWN = 'Café and <b data-hostile>cake';

let post = 0;

beforeAll(async () => {
	await loadScenario('security');
	const { status, body } = await callRest('admin', 'wp/v2/posts', {
		title: TITLE,
		status: 'publish',
		date: new Date(Date.now() - 2 * DAY).toISOString().slice(0, 19),
	});
	expect(status).toBe(201);
	post = (body as { id: number }).id;
});

afterAll(() => callRest('admin', `wp/v2/posts/${post}&_method=DELETE&force=true`, {}));

afterEach(() => closePages());

interface StoredRecord {
	current: {
		startedAt: number;
		seenAt: number;
		facts: { views: number; plugins: Record<string, string> };
	};
}

/** Makes the look that this browser remembers four days older, with fewer views and older plugins. */
const ageLook = (page: Page) =>
	page.evaluate((age) => {
		const KEY = 'dashboard-for-jetpack-last-look';
		const records = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, StoredRecord>;
		for (const record of Object.values(records)) {
			const { startedAt, seenAt, facts } = record.current;
			const [file = ''] = Object.keys(facts.plugins);
			record.current = {
				startedAt: startedAt - age,
				seenAt: seenAt - age,
				facts: { views: facts.views - 214, plugins: { ...facts.plugins, [file]: '0.0.1' } },
			};
		}
		localStorage.setItem(KEY, JSON.stringify(records));
	}, 4 * DAY);

/** The page's layout shift since it was loaded. */
const readShift = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((done) => {
				new PerformanceObserver((list) => {
					const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
					done(shifts.reduce((sum, { value }) => sum + value, 0));
				}).observe({ type: 'layout-shift', buffered: true });
				setTimeout(() => done(0), 500);
			}),
	);

it('the chart marks the day of a post, and has it in its table', async () => {
	const { container, page, complaints } = await openDashboard('admin');
	const chart = container.getByRole('figure', { name: 'Views per day' });
	await chart
		.getByRole('button', { name: new RegExp(`Published.* ${SHOWN.slice(0, 4)}`) })
		.waitFor();
	await chart.getByText('A usual week').waitFor();
	await chart.getByText('Today so far').waitFor();
	await chart.getByRole('button', { name: 'Show table' }).click();
	const row = chart.getByRole('row').filter({ hasText: SHOWN });
	await row.waitFor();
	await expect(page.locator('[data-hostile]').count()).resolves.toBe(0);
	await expect(findViolations(page)).resolves.toEqual([]);
	await takePicture(page, 'dashboard-explained');
	await chart.getByRole('button', { name: 'Hide table' }).press('Enter');
	await expect(row.count()).resolves.toBe(0);
	expect(complaints).toEqual([]);
});

it('a line says what has changed since the last look, leads to the cards, and is dismissed for good', async () => {
	const { container, page, settle, complaints } = await openDashboard('admin');
	const line = container.getByText(/^Since /);
	await expect(line.count()).resolves.toBe(0);

	await ageLook(page);
	await page.reload();
	await settle();
	await line.filter({ hasText: /^Since \w+: 214 views, 1 plugin updated$/ }).waitFor();
	await expect(readShift(page)).resolves.toBeLessThan(0.02);
	await expect(findViolations(page)).resolves.toEqual([]);
	await container.getByRole('button', { name: /Plugins updated/ }).waitFor();

	await line.getByRole('button', { name: '1 plugin updated' }).press('Enter');
	const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
	await expect(focused()).resolves.toBe('Plugin updates');

	// A reload belongs to the same look.
	await page.reload();
	await settle();
	await line.waitFor();

	await container
		.getByRole('button', { name: "Don't show what changed since my last look" })
		.press('Enter');
	await expect(focused()).resolves.toBe('At a Glance');
	await page.reload();
	await settle();
	await expect(line.count()).resolves.toBe(0);
	expect(complaints).toEqual([]);
});

it('the previews of sharing show the latest post, at 360 px', async () => {
	for (const module of ['publicize', 'sharedaddy', 'likes']) {
		await callRest('admin', 'jetpack/v4/settings', { [module]: true });
	}
	// The post of a new WordPress is younger.
	await callRest('admin', `wp/v2/posts/${post}`, { date: new Date().toISOString().slice(0, 19) });
	const { container, page, settle, complaints } = await openDashboard('admin', {
		hash: '#/sharing',
		width: 360,
	});
	await settle();
	await expect(container.getByText(SHOWN).count()).resolves.toBe(3);
	await expect(page.locator('[data-hostile]').count()).resolves.toBe(0);
	await expect(findViolations(page)).resolves.toEqual([]);
	await takePicture(page, 'settings-sharing-360');
	expect(complaints).toEqual([]);
});
