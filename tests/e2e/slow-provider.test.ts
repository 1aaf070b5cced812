import type { Page } from 'playwright-core';
import { closePages, openPage } from './support/browser';
import { CONTAINER } from './support/dashboard';
import { isRestCall } from './support/faults';
import { callsWith } from './support/first-calls';
import { asksProvider, holdProvider, timeProviderReads } from './support/hold-provider';
import { loadScenario, readSetting } from './support/rest';
import { PAGE } from './support/site';
import { movesOf, readPlaces } from './support/steadiness';

const SENTENCE = 'WordPress.com is slow to answer.';

/** Milliseconds by which the browser's clocks of two requests may differ. */
const ROUNDING = 1;

/** The request that the page sends before the app has started. */
const FIRST = callsWith('/dashboard', 'backups', 'scans', 'stats').map((call) =>
	call.replace(/^jetpack\/v4\/|\?.*$/g, ''),
);

const WAITING = /^(Site stats|Activity|Backup|Security scan|Search|VideoPress)$/;

/** Opens At a Glance, and holds back all calls that ask the provider. */
async function openSlowly() {
	const { page, complaints } = await openPage('admin');
	const nextHeld = await holdProvider(page);
	await page.goto(`${PAGE}#/dashboard`, { waitUntil: 'domcontentloaded' });
	const first = await nextHeld();
	expect([first.calls, first.isPatient]).toEqual([FIRST, false]);
	// The app asks for what is missing as soon as the page's own request has ended.
	await first.giveUp();
	const joined = await nextHeld();
	expect(joined.isPatient).toBe(true);
	expect([...joined.calls].sort()).toEqual(FIRST.filter(asksProvider).sort());
	const container = page.locator(CONTAINER);
	await container.getByText(SENTENCE).waitFor();
	return { page, container, nextHeld, joined, complaints };
}

/** The green parts of the cards, or only of those that wait. */
const readGreen = (page: Page, names = /./) =>
	page.evaluate(
		({ selector, wanted }) => {
			const container = document.querySelector(selector)!;
			const probe = container.appendChild(document.createElement('i'));
			const greens = ['--jp-success', '--jp-success-line', '--jp-success-surface'].map((name) => {
				probe.style.color = `var(${name})`;
				return getComputedStyle(probe).color;
			});
			probe.remove();
			const isGreen = (element: Element) =>
				['', '::before', '::after'].some((pseudo) => {
					const style = getComputedStyle(element, pseudo);
					return ['color', 'background-color', 'border-top-color', 'fill', 'stroke'].some((name) =>
						greens.includes(style.getPropertyValue(name)),
					);
				});
			return [...container.querySelectorAll('[data-card]')]
				.filter((card) => wanted.test(card.querySelector('h2, h3')?.textContent ?? ''))
				.flatMap((card) => [card, ...card.querySelectorAll('*')])
				.filter(isGreen)
				.map((element) => element.textContent);
		},
		{ selector: CONTAINER, wanted: names },
	);

/** The calls of each read that has asked the provider. None began before the one before it had ended. */
async function readOneByOne(page: Page): Promise<string[][]> {
	const reads = await timeProviderReads(page);
	const early = reads.filter(({ start }, index) => start < (reads[index - 1]?.end ?? 0) - ROUNDING);
	expect(early).toEqual([]);
	return reads.map(({ calls }) => calls);
}

beforeEach(() => loadScenario('complete'));
afterEach(() => closePages());

it('a slow provider is asked by one request at a time, and the status says so for all cards', async () => {
	const { page, container, nextHeld, joined, complaints } = await openSlowly();

	// The site's own answers have arrived.
	await container.getByText('All plugins are up to date.').waitFor();
	await expect(readGreen(page, WAITING)).resolves.toEqual([]);
	await container
		.locator('section', { has: page.locator('[data-headline]') })
		.getByText(SENTENCE)
		.waitFor();
	for (const name of ['Backups', 'Scan']) {
		await container.getByRole('link', { name: new RegExp(`^${name}\\s*Checking…$`) }).waitFor();
	}

	const before = await readSetting('monitor');
	const saved = page.waitForResponse(
		(response) => response.request().method() === 'POST' && isRestCall(new URL(response.url())),
	);
	await container.getByRole('switch', { name: 'Downtime monitoring' }).click();
	expect((await saved).ok()).toBe(true);
	await expect(readSetting('monitor')).resolves.toBe(!before);

	// The answer about backups shows that there is activity to ask for.
	await joined.pass();
	const activity = await nextHeld();
	expect(activity.calls).toEqual(['site/activity']);
	const sentence = container.getByText(SENTENCE);
	// The headline is known, and this answer takes too long, too.
	await container.getByText('Checking your site…').waitFor({ state: 'detached' });
	await sentence.waitFor();
	await activity.pass();
	await sentence.waitFor({ state: 'detached' });
	await expect(readGreen(page)).resolves.toEqual(expect.arrayContaining(['Secure', 'Real time']));
	await expect(readOneByOne(page)).resolves.toEqual([FIRST, joined.calls, activity.calls]);
	expect(complaints).toEqual([]);
});

it('a screen that is opened while the provider is slow asks in its turn', async () => {
	const { page, container, nextHeld, joined, complaints } = await openSlowly();
	let held = joined;
	await page.evaluate(() => {
		window.location.hash = '#/privacy';
	});
	const tracking = container.getByRole('switch', { name: 'Share how you use Jetpack' });
	await tracking.and(container.locator('[aria-busy]')).waitFor();
	while (!held.calls.includes('tracking/settings')) {
		await held.pass();
		held = await nextHeld();
	}
	await held.pass();
	await tracking.and(container.locator(':not([aria-busy])')).waitFor();
	expect((await readOneByOne(page)).at(-1)).toContain('tracking/settings');
	expect(complaints).toEqual([]);
});

it.each([1280, 480])(
	'nothing moves when the status begins to say so, %d px wide',
	async (width) => {
		const { page, complaints } = await openPage('admin', { width });
		const nextHeld = await holdProvider(page);
		await page.goto(`${PAGE}#/dashboard`, { waitUntil: 'domcontentloaded' });
		await (await nextHeld()).giveUp();
		await nextHeld();
		const container = page.locator(CONTAINER);
		await container.getByRole('heading', { name: 'VideoPress' }).waitFor();
		await container.getByText('All plugins are up to date.').waitFor();
		await page.evaluate(() => document.fonts.ready);
		const before = await readPlaces(page);
		await expect(container.getByText(SENTENCE).count()).resolves.toBe(0);
		await container.getByText(SENTENCE).waitFor();
		expect(movesOf(before, await readPlaces(page))).toEqual([]);
		expect(complaints).toEqual([]);
	},
);
