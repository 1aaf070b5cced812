import type { Page, Route } from 'playwright-core';
import { coverOf } from '#tests/support/long';
import { findViolations } from './support/axe';
import { closePages, openPage } from './support/browser';
import { CONTAINER } from './support/dashboard';
import { loadScenario } from './support/rest';
import { PAGE } from './support/site';

const FAILURE = '#jp-failure';
const TITLE = `${CONTAINER} [data-screen-title]`;
/** Milliseconds after the load event until the message is shown: in a test, a fraction of a second. */
const PATIENCE = 10_000;
const SHORT_PATIENCE = 700;
/** Longer than that. */
const PAUSE = 900;
const AT_ONCE = 4;
const SOON = { timeout: 10_000 };
/** Longer than a refused request takes. */
const QUIET = 300;

type Outcome = 'message' | 'message above it' | 'failed screen' | 'works';
interface File {
	path: string;
	outcome: Outcome;
}

const isOurs = (path: string) => path.includes('/plugins/dashboard-for-jetpack/');
const FIRST_STYLES = /\/(admin|dashboard)\.css$/;
/** Without these the app starts, but none of its calls and announcements work. */
const LATER_SCRIPTS = /\/(dom-ready|a11y|url|api-fetch)(\.min)?\.js$/;
const outcomeOf = (path: string): Outcome => {
	if (FIRST_STYLES.test(path) || LATER_SCRIPTS.test(path)) {
		return 'message above it';
	}
	if (!isOurs(path) || path.endsWith('/admin.js')) {
		return 'message';
	}
	return path.endsWith('/dashboard.js') ? 'failed screen' : 'works';
};

const quicken = (page: Page) =>
	page.addInitScript(
		([patience, short]) => {
			const { setTimeout } = window;
			Object.assign(window, {
				setTimeout: (run: () => void, time?: number, ...values: []) =>
					setTimeout(run, time === patience ? short : time, ...values),
			});
		},
		[PATIENCE, SHORT_PATIENCE] as const,
	);

interface Seen {
	isMessage: boolean;
	files: string;
	app: string;
}

/** Opens a page on which `answer` answers for one file, and returns what a person sees after ten seconds. */
async function openWithout(
	path: string,
	answer: (route: Route) => Promise<void>,
	hash = '#/dashboard',
) {
	const watched = await openPage('admin');
	const { page } = watched;
	await quicken(page);
	await page.route((url) => url.pathname === path, answer);
	await page.goto(`${PAGE}${hash}`, { waitUntil: 'load' });
	const read = (): Promise<Seen> =>
		page.evaluate(
			([failure, container]) => {
				const message = document.querySelector<HTMLElement>(failure);
				return {
					isMessage: message?.hidden === false,
					files: message?.querySelector('code')?.innerText ?? '',
					app: document.querySelector<HTMLElement>(container)?.innerText.trim() ?? '',
				};
			},
			[FAILURE, CONTAINER] as const,
		);
	return { ...watched, read };
}

const refuse = (route: Route) => route.abort();

async function inTurns<T, R>(rows: readonly T[], work: (row: T) => Promise<R>): Promise<R[]> {
	const results: R[] = [];
	for (let at = 0; at < rows.length; at += AT_ONCE) {
		results.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map(work))));
	}
	return results;
}

/** The files that At a Glance needs: scripts that the page preloads, and our own files that are there at the end. */
async function listFiles(): Promise<string[]> {
	const { page } = await openPage('admin');
	await page.goto(`${PAGE}#/dashboard`, { waitUntil: 'load' });
	await page.locator(TITLE).first().waitFor({ state: 'attached' });
	await page.waitForLoadState('networkidle');
	const urls = await page.evaluate(() => [
		...[...document.querySelectorAll<HTMLLinkElement>('link[as=script]')].map(({ href }) => href),
		...performance
			.getEntriesByType('resource')
			.flatMap(({ name }) => (name.includes('/dashboard-for-jetpack/build') ? [name] : [])),
	]);
	const paths = urls.map((url) => new URL(url).pathname);
	return [...new Set(paths)].filter((path) => /\.(js|css)$/.test(path));
}

let paths: string[];
const findFile = (name: string) => paths.find((path) => path.endsWith(`/${name}`)) ?? name;

beforeAll(async () => {
	await loadScenario('free');
	paths = await listFiles();
	await closePages();
});
afterEach(() => closePages());

it('each file of At a Glance is refused in turn: the page is never blank: the app works, or the page says what failed and what to do', async () => {
	const all = paths.map((path): File => ({ path, outcome: outcomeOf(path) }));
	const kinds = new Set(all.map(({ outcome }) => outcome));
	expect([...kinds].sort()).toEqual(['failed screen', 'message', 'message above it', 'works']);
	expect(paths.filter((path) => !isOurs(path)).length).toBeGreaterThan(5);
	const chosen = coverOf(all, ({ path, outcome }) => [
		outcome,
		...(/\/(react|admin)(\.min)?\.js$/.test(path) ? [path] : []),
	]);
	const seen = await inTurns(chosen, async ({ path, outcome }) => {
		const { page, read } = await openWithout(path, refuse);
		await (
			outcome.startsWith('message')
				? page.locator(FAILURE).waitFor(SOON)
				: page
						.locator(TITLE)
						.first()
						.waitFor({ ...SOON, state: 'attached' })
		).catch(() => undefined);
		await page.waitForTimeout(PAUSE);
		const { isMessage, files, app } = await read();
		await page.close();
		const isNamed = isMessage && files.includes(path);
		const isWaiting = /^Loading/m.test(app);
		const hasFailed = path.endsWith('.js') && app.includes("This screen didn't load");
		return { path, isNamed, isMessage, isWaiting, isBlank: app === '', hasFailed };
	});
	expect(seen).toEqual(
		chosen.map(({ path, outcome }) => ({
			path,
			isNamed: outcome.startsWith('message'),
			isMessage: outcome.startsWith('message'),
			isWaiting: false,
			isBlank: outcome === 'message',
			hasFailed: outcome === 'failed screen',
		})),
	);
});

it('a file that fails once is fetched again, and the app works', async () => {
	const names = ['dashboard.js', 'dashboard.css'];
	const seen = await inTurns(names, async (name) => {
		const path = await findFile(name);
		let times = 0;
		const failFirst = (route: Route) => (++times > 1 ? route.continue() : route.abort());
		const { page, read } = await openWithout(path, failFirst);
		await page.getByRole('heading', { name: 'Site stats' }).waitFor();
		await page.waitForTimeout(PAUSE);
		const sheets = await page.evaluate(
			(end) => [...document.styleSheets].filter(({ href }) => href?.includes(end)).length,
			path,
		);
		return { name, times, sheets, isMessage: (await read()).isMessage };
	});
	expect(seen).toEqual(
		names.map((name) => ({
			name,
			times: 2,
			sheets: name.endsWith('.css') ? 1 : 0,
			isMessage: false,
		})),
	);
});

describe('the message of a page that does not start', () => {
	it('names a script that stopped with an error, says how to continue, and is accessible', async () => {
		const answer = (route: Route) =>
			route.fulfill({ contentType: 'text/javascript', body: '<p>Forbidden</p>' });
		const { page, read } = await openWithout(findFile('admin.js'), answer, '#/settings');
		const alert = page.getByRole('alert');
		await alert.getByRole('heading', { name: 'Part of this page didn’t load' }).waitFor();
		expect((await read()).files).toMatch(/admin\.js: .*SyntaxError/);
		await expect(findViolations(page)).resolves.toEqual([]);
		await page.setViewportSize({ width: 320, height: 800 });
		const isWide = await page.evaluate(
			() => document.documentElement.scrollWidth > document.documentElement.clientWidth,
		);
		expect(isWide).toBe(false);
		await expect(
			alert.getByRole('link', { name: 'Open the Plugins screen' }).getAttribute('href'),
		).resolves.toMatch(/\/wp-admin\/plugins\.php$/);
		await page.unrouteAll();
		await alert.getByRole('button', { name: 'Reload the page' }).click();
		await page.locator(`${CONTAINER} [data-screen-title]`, { hasText: 'Security' }).waitFor();
		expect(page.url()).toMatch(/#\/(settings|security)$/);
	});
});

describe('a screen whose chunk fails', () => {
	it('keeps the focus on "Try again" after another failure, and really fetches the chunk again', async () => {
		const { page } = await openPage('admin');
		await page.goto(`${PAGE}#/my-plan`, { waitUntil: 'load' });
		await page.locator(TITLE, { hasText: 'My Plan' }).waitFor();
		let times = 0;
		let isBroken = true;
		await page.route(/\/product\.js\?/, (route) => {
			times += 1;
			return isBroken ? route.abort() : route.continue();
		});
		await page.evaluate(() => {
			window.location.hash = '#/product/backup';
		});
		const retry = page.getByRole('button', { name: 'Try again' });
		await retry.waitFor();
		expect(times).toBe(2);
		await retry.focus();
		await page.keyboard.press('Enter');
		// Not busy any longer.
		await page.waitForTimeout(QUIET);
		expect(times).toBe(4);
		await expect(retry.evaluate((one) => one === document.activeElement)).resolves.toBe(true);
		isBroken = false;
		await page.keyboard.press('Enter');
		await retry.waitFor({ state: 'detached' });
		await expect(
			page.evaluate(() => document.activeElement?.hasAttribute('data-screen-title')),
		).resolves.toBe(true);
	});
});

it('a browser without JavaScript shows the way on instead of the skeleton', async () => {
	const { context } = await openPage('admin');
	const plain = await context.browser()?.newContext({
		javaScriptEnabled: false,
		storageState: await context.storageState(),
	});
	const page = await plain?.newPage();
	await page?.goto(PAGE);
	await expect(page?.locator(CONTAINER).innerText()).resolves.toMatch(/needs JavaScript/);
	await expect(page?.locator('.jp-boot').isVisible()).resolves.toBe(false);
	await expect(page?.locator(FAILURE).isVisible()).resolves.toBe(false);
	await plain?.close();
});
