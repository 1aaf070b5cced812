import type { Page } from 'playwright-core';
import { buildRouteChunks } from '@/extras/routes';
import { coverOf } from '#tests/support/long';
import { closePages, openPage } from './support/browser';
import { CONTAINER } from './support/dashboard';
import { documentOf } from './support/page-data';
import { patchDocument } from './support/patch';
import { loadScenario } from './support/rest';
import { PAGE, type Role } from './support/site';

const TITLE = `${CONTAINER} [data-screen-title]`;
const FIRST_CHUNK = /<script[^>]*>\s*(\(function \(base, files, routes\)[^]*?)\s*<\/script>/;
const CHUNK =
	/\/plugins\/dashboard-for-jetpack\/build[^/]*\/(?!admin\.)([\w-]+\.(?:js|css)\?ver=\w+)$/;

const table = buildRouteChunks();
type RouteVisitor = keyof typeof table;

const VISITORS: [RouteVisitor, string, Role][] = [
	['linked', 'free', 'admin'],
	['unlinked', 'unlinked-admin', 'admin2'],
	['unconnected', 'disconnected', 'admin'],
];

/** A path of each visitor and for each chunk, and with `--long` one for each set of chunks, except paths that leave the page. */
const PATHS = coverOf(
	VISITORS.flatMap(([visitor]) =>
		Object.entries(table[visitor])
			.filter(
				([path, names], index, all) =>
					!path.startsWith('/plans') &&
					index === all.findIndex(([, others]) => others.join() === names.join()),
			)
			.map(([path, names]) => ({ visitor, path, names })),
	),
	({ visitor, names }) => [visitor, ...names],
);

/** The chunk of state notices depends on the page data instead of the route. */
const isNotice = (file: string) => file.startsWith('state-notices.');

/** Fetched in parallel with the first paint, which doesn't wait for it. */
const isAfterPaint = (file: string) => /^(dashboard-cards|module-facts)\./.test(file);

/** The files that the page's inline script preloads for each path. */
async function readPreloaded(
	role: Role,
	page: Page,
	paths: string[],
): Promise<Record<string, string[]>> {
	const code = FIRST_CHUNK.exec(await documentOf(role))?.[1] ?? '';
	expect(code).not.toBe('');
	const preloaded: Record<string, string[]> = {};
	for (const path of paths) {
		await page.goto('about:blank');
		await page.goto(`about:blank#${path}`);
		const urls = await page.evaluate((script) => {
			window.eval(script);
			return [...document.head.querySelectorAll('script[src], link[href]')].map(
				(one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
			);
		}, code);
		preloaded[path] = urls.map((url) => CHUNK.exec(url)?.[1] ?? url).sort();
	}
	return preloaded;
}

/** The files that the app loads until its first screen is rendered, without any preloading by the page. */
async function readLoaded(page: Page, paths: string[]): Promise<Record<string, string[]>> {
	await patchDocument(page, { html: (html) => html.replace(FIRST_CHUNK, '') });
	// Files loaded after a paint or in an idle moment are not needed for the first screen.
	await page.addInitScript(() => {
		window.requestIdleCallback = () => 0;
		window.requestAnimationFrame = () => 0;
	});
	const loaded: Record<string, string[]> = {};
	for (const path of paths) {
		await page.goto('about:blank');
		await page.goto(`${PAGE}#${path}`, { waitUntil: 'load' });
		await page.locator(TITLE).first().waitFor({ state: 'attached' });
		await page.waitForLoadState('networkidle');
		const urls = await page.evaluate(() =>
			performance.getEntriesByType('resource').map(({ name }) => name),
		);
		loaded[path] = urls
			.flatMap((url) => CHUNK.exec(url)?.[1] ?? [])
			.filter((file) => !isNotice(file) && !isAfterPaint(file))
			.sort();
	}
	return loaded;
}

afterEach(() => closePages());
afterAll(() => loadScenario('free'));

describe('preload links for the first screen name exactly the files that the app loads', () => {
	it.each(VISITORS)('to a visitor who is %s (%s, as %s)', async (visitor, scenario, role) => {
		await loadScenario(scenario);
		const paths = PATHS.filter((one) => one.visitor === visitor).map(({ path }) => path);
		const { page } = await openPage(role);
		const preloaded = await readPreloaded(role, page, paths);
		const loaded = await readLoaded((await openPage(role)).page, paths);
		for (const path of paths) {
			expect(loaded[path]?.join()).toContain(`${table[visitor][path]?.[0]}.js`);
			const [screen, cards] = ['dashboard', 'dashboard-cards'].map((name) =>
				preloaded[path]?.some((file) => file.startsWith(`${name}.js`)),
			);
			expect(cards).toBe(screen);
		}
		const needed = Object.entries(preloaded).map(([path, files]) => [
			path,
			files.filter((file) => !isAfterPaint(file)),
		]);
		expect(Object.fromEntries(needed)).toEqual(loaded);
	});
});
