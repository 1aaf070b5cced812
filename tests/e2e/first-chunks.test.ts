import type { Page } from 'playwright-core';
import { buildRouteChunks, type RouteVisitor } from '@/domain/route-chunks';
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

/** One path for each set of chunks, of those that stay in the page. */
function pathsOf(visitor: RouteVisitor): string[] {
	const sets = Object.entries(table[visitor]).map(([path, names]) => [path, names.join()] as const);
	return sets
		.filter(
			([path], index) =>
				!path.startsWith('/plans') &&
				index === sets.findIndex(([, names]) => names === sets[index]?.[1]),
		)
		.map(([path]) => path);
}

/** Notices come above any screen or none: what the site has to say is in the page data, not in the route. */
const isNotice = (file: string) => file.startsWith('state-notices.');

/** Files that the page's own script announces for each path. */
async function readAnnounced(
	role: Role,
	page: Page,
	paths: string[],
): Promise<Record<string, string[]>> {
	const code = FIRST_CHUNK.exec(await documentOf(role))?.[1] ?? '';
	expect(code).not.toBe('');
	const announced: Record<string, string[]> = {};
	for (const path of paths) {
		await page.goto('about:blank');
		await page.goto(`about:blank#${path}`);
		const urls = await page.evaluate((script) => {
			window.eval(script);
			return [...document.head.querySelectorAll('script[src], link[href]')].map(
				(one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
			);
		}, code);
		announced[path] = urls.map((url) => CHUNK.exec(url)?.[1] ?? url).sort();
	}
	return announced;
}

/** Files that the app fetches by itself until its first screen is drawn, where the page announces none. */
async function readLoaded(page: Page, paths: string[]): Promise<Record<string, string[]>> {
	await patchDocument(page, { html: (html) => html.replace(FIRST_CHUNK, '') });
	// What waits for a paint or for a quiet moment is not needed for the first screen.
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
			.filter((file) => !isNotice(file))
			.sort();
	}
	return loaded;
}

afterEach(() => closePages());
afterAll(() => loadScenario('free'));

describe('preload links for the first screen name exactly the files that the app loads', () => {
	it.each<[RouteVisitor, string, Role]>([
		['linked', 'free', 'admin'],
		['unlinked', 'unlinked-admin', 'admin2'],
		['unconnected', 'disconnected', 'admin'],
	])('to a visitor who is %s (%s, as %s)', async (visitor, scenario, role) => {
		await loadScenario(scenario);
		const paths = pathsOf(visitor);
		const { page } = await openPage(role);
		const announced = await readAnnounced(role, page, paths);
		const loaded = await readLoaded((await openPage(role)).page, paths);
		for (const path of paths) {
			expect(loaded[path]?.join()).toContain(`${table[visitor][path]?.[0]}.js`);
		}
		expect(announced).toEqual(loaded);
	});
});
