import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { updateSection } from '../compatibility.mjs';
import { ROOT } from '../dependencies.mjs';
import { reasonOf } from '../reason-of.mjs';
import { bootWordPress } from '../suites/boot-for-tests.mjs';
import { ACTS } from './acts.mjs';
import { findProgram, launch } from './launch.mjs';
import { openScreen } from './screen.mjs';
import { browsersSection } from './section.mjs';

/** A site seen by its owner, with a notice to dismiss. */
const SCENARIO = 'release-notes';
/** Routes that immediately leave the page. */
const LEAVING = ['/plans', '/plans-prompt'];

/** The routes of a linked user. */
function readRoutes() {
	const text = readFileSync(join(ROOT, 'php-stub/build/routes.json'), 'utf8');
	/** @type {{ routes: { linked: Record<string, string[]> } }} */
	const { routes } = JSON.parse(text);
	return Object.keys(routes.linked).filter((path) => !LEAVING.includes(path));
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {string}                        url
 */
async function logIn(page, url) {
	await page.goto(`${url}/wp-login.php`, { waitUntil: 'load' });
	await page.type('#user_login', 'admin');
	await page.type('#user_pass', 'password');
	await Promise.all([
		page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
		page.click('#wp-submit'),
	]);
}

/**
 * @param {import('./acts.mjs').Screen}                                 screen
 * @param {(screen: import('./acts.mjs').Screen) => Promise<unknown>} act
 * @return {Promise<string>} The failure, "" for none.
 */
const failureOf = (screen, act) =>
	act(screen).then(
		() => screen.errors.join(' '),
		(error) => [reasonOf(error), ...screen.errors].join(' '),
	);

/**
 * Opens every route and does every act in a browser, and writes its row of the section "Browsers".
 *
 * @param {import('./launch.mjs').BrowserName} name
 * @param {string | undefined}                 path Of the browser's program.
 * @return {Promise<{ passed: number, failed: number }>}
 * @throws {Error} One sentence if the program is missing or does not start.
 */
export async function testBrowser(name, path) {
	const program = await findProgram(name, path);
	const site = await bootWordPress(['--scenario', SCENARIO]);
	try {
		const browser = await launch(name, program, site.dataDir);
		try {
			const version = (await browser.version()).replace(/^.*\//, '');
			if (name === 'chromium') {
				await browser.defaultBrowserContext().setPermission(site.url, {
					permission: { name: 'clipboard-write' },
					state: 'granted',
				});
			}
			await logIn(await browser.newPage(), site.url);
			// Each has a new page, so that a dialog or unsaved changes can't make the next one fail.
			const openFresh = async () => {
				const page = await browser.newPage();
				await page.setViewport({ width: 1280, height: 900 });
				return { page, screen: openScreen(page, `${site.url}/wp-admin/admin.php?page=jetpack`) };
			};
			const attempt = async (
				/** @type {string} */ label,
				/** @type {(screen: import('./acts.mjs').Screen) => Promise<unknown>} */ act,
			) => {
				const { page, screen } = await openFresh();
				// Closed first, because WebKit then reports its last errors.
				const failure = await failureOf(screen, (one) => act(one).finally(() => page.close()));
				console.log(`${failure ? '✗' : '✓'} ${label}${failure ? `: ${failure}` : ''}`);
				return failure;
			};
			/** @type {import('./section.mjs').Findings} */
			const findings = { version, routes: {}, acts: {} };
			for (const route of readRoutes()) {
				findings.routes[route] = await attempt(route, (screen) => screen.open(route));
			}
			for (const [label, act] of Object.entries(ACTS)) {
				findings.acts[label] = await attempt(label, act);
			}
			updateSection('browsers', (earlier) => browsersSection(earlier, name, findings));
			const all = [...Object.values(findings.routes), ...Object.values(findings.acts)];
			const failed = all.filter((failure) => failure !== '').length;
			return { passed: all.length - failed, failed };
		} finally {
			await browser.close();
		}
	} finally {
		await site.stop();
	}
}
