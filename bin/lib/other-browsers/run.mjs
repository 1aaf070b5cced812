import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, logIn } from '../browser/launch.mjs';
import { readName, reasonOf } from '../command.mjs';
import { updateTable } from '../compatibility.mjs';
import { ROOT } from '../dependencies.mjs';
import { bootWordPress } from '../suites/boot-for-tests.mjs';
import { ACTS } from './acts.mjs';

/** Name in the table of browsers, by flag. */
const BROWSERS = /** @type {const} */ ({
	chromium: 'Chromium',
	firefox: 'Firefox',
	webkit: 'WebKit',
});

/** A site seen by its owner, with a notice to dismiss. */
const SCENARIO = 'release-notes';
/** Routes that immediately leave the page. */
const LEAVING = ['/plans', '/plans-prompt'];

/** The browser's own line about a failed request; Firefox also reports pictures that the test site does not have. */
const NETWORK = /Failed to load resource|NetworkError|ERR_/;

/** The routes of a linked user. */
function readRoutes() {
	const text = readFileSync(join(ROOT, 'php-stub/build/routes.json'), 'utf8');
	/** @type {{ routes: { linked: Record<string, string[]> } }} */
	const { routes } = JSON.parse(text);
	return Object.keys(routes.linked).filter((path) => !LEAVING.includes(path));
}

/**
 * Starts Playwright's build of a browser, which is the only one that it can drive; for Chromium, the browser of all tests.
 *
 * @param {keyof typeof BROWSERS} name
 * @param {string | undefined}    path Of its program.
 * @throws {Error} One sentence if there is no such program.
 */
async function launch(name, path) {
	if (path === undefined && name === 'chromium') {
		return launchBrowser();
	}
	const { [name]: type } = await import('playwright-core');
	const executablePath = path ?? type.executablePath();
	if (!existsSync(executablePath)) {
		throw new Error(
			path === undefined
				? `This needs Playwright's ${BROWSERS[name]}: run \`npx playwright-core install --with-deps ${name}\`.`
				: `There is no program at ${path}.`,
		);
	}
	return type.launch({ executablePath });
}

/** @param {Record<string, string>} results */
function cellOf(results) {
	const failed = Object.keys(results).filter((label) => results[label] !== '');
	const passed = Object.keys(results).length - failed.length;
	return failed.length === 0 ? `✓ ${passed}` : `${passed} passed, ✗ ${failed.join(', ')}`;
}

/**
 * Does an act in a new page, so that a dialog or unsaved changes can't make the next one fail.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {string}                                   address Of the dashboard, without a hash.
 * @param {import('./acts.mjs').Act}                 act
 * @return {Promise<string>} The failure with the errors of the page, "" for none.
 */
async function failureOf(context, address, act) {
	/** @type {string[]} */
	const errors = [];
	const page = await context.newPage();
	page.on('pageerror', (error) => errors.push(`Uncaught: ${error.message}`));
	// Firefox asks before leaving a page with unsaved changes, even when a test leaves it.
	page.on('dialog', (dialog) => void dialog.accept());
	page.on('console', (message) => {
		if (message.type() === 'error' && !NETWORK.test(message.text())) {
			errors.push(message.text());
		}
	});
	const open = async (/** @type {string} */ path) => {
		// Changing only the hash would not load a document.
		await page.goto('about:blank');
		await page.goto(`${address}#${path}`);
		await page.locator('[data-screen-title]').first().waitFor({ state: 'attached' });
		// Errors in code that arrives after the first paint belong to this screen.
		await page.waitForLoadState('networkidle');
	};
	const reasons = await act(page, open).then(
		() => [],
		(error) => [reasonOf(error).split('\n')[0]],
	);
	await page.close();
	return [...reasons, ...errors].join(' ');
}

/**
 * Opens every route and does every act in a browser, and writes its row of the section "Browsers".
 *
 * @param {string}             wish
 * @param {string | undefined} path Of the browser's program.
 * @return {Promise<{ passed: number, failed: number }>}
 * @throws {Error} One sentence if there is no such browser, or it is missing.
 */
export async function testBrowser(wish, path) {
	const names = /** @type {(keyof typeof BROWSERS)[]} */ (Object.keys(BROWSERS));
	const name = readName('browser', wish, names);
	const browser = await launch(name, path);
	try {
		const site = await bootWordPress(['--scenario', SCENARIO]);
		try {
			const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
			context.setDefaultTimeout(15_000);
			if (name === 'chromium') {
				await context.grantPermissions(['clipboard-write']);
			}
			const address = `${site.url}/wp-admin/admin.php?page=jetpack`;
			const page = await context.newPage();
			await logIn(page, site.url);
			await page.close();
			const attemptAll = async (
				/** @type {[label: string, act: import('./acts.mjs').Act][]} */ acts,
			) => {
				/** @type {Record<string, string>} */
				const failures = {};
				for (const [label, act] of acts) {
					const failure = await failureOf(context, address, act);
					console.log(`${failure ? '✗' : '✓'} ${label}${failure && `: ${failure}`}`);
					failures[label] = failure;
				}
				return failures;
			};
			const routes = await attemptAll(
				readRoutes().map((route) => [route, (_page, open) => open(route)]),
			);
			const acts = await attemptAll(Object.entries(ACTS));
			const row = [BROWSERS[name], browser.version(), cellOf(routes), cellOf(acts)];
			updateTable('Browsers', (table) => table.map((one) => (one[0] === row[0] ? row : one)));
			const failures = [...Object.values(routes), ...Object.values(acts)];
			const passed = failures.filter((failure) => failure === '').length;
			return { passed, failed: failures.length - passed };
		} finally {
			await site.stop();
		}
	} finally {
		await browser.close();
	}
}
