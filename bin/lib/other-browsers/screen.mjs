import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dependencies.mjs';

const PATIENCE = 15_000;
const TITLE = '#jp-plugin-container [data-screen-title]';
const QUERIES = readFileSync(
	join(ROOT, 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.js'),
	'utf8',
);
/** The browser's own line about a failed request; Firefox also reports pictures that the test site does not have. */
const NETWORK = /Failed to load resource|NetworkError|ERR_/;

/**
 * @template T
 * @param {() => Promise<T | undefined | false>} read
 * @param {string}                               what The missing thing.
 * @return {Promise<T>}
 */
async function until(read, what) {
	const end = Date.now() + PATIENCE;
	for (;;) {
		// There is nothing to read in a page that is being left.
		const found = await read().catch(() => undefined);
		if (found) {
			return found;
		}
		if (Date.now() > end) {
			throw new Error(`${what} did not appear.`);
		}
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

/**
 * A part of the page, looked up again for each action.
 *
 * @param {string}                                                                 what
 * @param {() => Promise<import('puppeteer-core').ElementHandle<Element> | null>} query
 */
function partOf(what, query) {
	const find = () =>
		until(async () => {
			const element =
				/** @type {import('puppeteer-core').ElementHandle<HTMLInputElement> | null} */ (
					await query()
				);
			return element && (await element.isVisible()) ? element : undefined;
		}, what);
	return {
		click: async () => (await find()).click(),
		/** @param {string} value */
		fill: async (value) => {
			const field = await find();
			await field.evaluate((element) => element.select());
			await field.type(value);
		},
		focus: async () => (await find()).focus(),
		/** Of a switch, which is a button. */
		isOn: async () =>
			(await find()).evaluate((element) => element.getAttribute('aria-checked') === 'true'),
		/** @param {(element: HTMLInputElement) => boolean} matches Runs in the page. */
		waitUntil: (matches) =>
			until(async () => (await find()).evaluate(matches), `The expected state of ${what}`),
		appears: find,
	};
}

/**
 * The dashboard in a page that collects its errors.
 *
 * @param {import('puppeteer-core').Page} page
 * @param {string}                        address Of the dashboard, without a hash.
 */
export function openScreen(page, address) {
	/** @type {string[]} */
	const errors = [];
	page.on('pageerror', (error) => errors.push(`Uncaught: ${String(error)}`));
	// Firefox asks before leaving a page with unsaved changes, even when a test leaves it.
	page.on('dialog', (dialog) => void dialog.accept());
	page.on('console', (message) => {
		if (message.type() === 'error' && !NETWORK.test(message.text())) {
			errors.push(message.text());
		}
	});
	/** Loads a blank page first, because changing only the hash would not load a document. */
	const load = async (/** @type {string} */ path) => {
		await page.goto('about:blank');
		await page.goto(`${address}#${path}`, { waitUntil: 'domcontentloaded' });
	};
	const titleText = () =>
		page.$eval(TITLE, (element) => element.textContent?.trim() ?? '').catch(() => '');
	const title = (/** @type {string | undefined} */ text) =>
		until(
			async () => {
				const shown = await titleText();
				return text === undefined ? shown : shown === text && shown;
			},
			text ? `The screen "${text}"` : 'A screen',
		);
	const settle = () => page.waitForNetworkIdle({ idleTime: 300, timeout: PATIENCE });
	return {
		errors,
		/** Waits until the server has saved what an act changes. */
		saved: (/** @type {() => Promise<unknown>} */ act) =>
			Promise.all([
				page.waitForResponse(
					// Dismissals and records of steps are POSTs, too.
					(response) =>
						response.request().method() === 'POST' &&
						/settings|module/.test(response.url()) &&
						response.ok(),
					{ timeout: PATIENCE },
				),
				act(),
			]),
		load,
		title,
		open: async (/** @type {string} */ path) => {
			await load(path);
			await title(undefined);
			// Errors in code that arrives after the first paint belong to this screen.
			await settle();
		},
		reload: async () => {
			await page.reload({ waitUntil: 'domcontentloaded' });
			await title(undefined);
		},
		css: (/** @type {string} */ selector) => partOf(selector, () => page.$(selector)),
		/** By role and accessible name, both computed in the page, because the browsers' own trees differ. */
		role: (/** @type {string} */ role, /** @type {string} */ name) =>
			partOf(`The ${role} "${name}"`, async () => {
				if (!(await page.evaluate(() => 'TestingLibraryDom' in window))) {
					await page.evaluate(QUERIES);
				}
				const found = await page.evaluateHandle(
					(wanted, label) =>
						window.TestingLibraryDom.queryAllByRole(document.body, wanted, { name: label }).find(
							(one) => one.getAttribute('aria-disabled') !== 'true',
						) ?? null,
					role,
					name,
				);
				return /** @type {import('puppeteer-core').ElementHandle<Element> | null} */ (
					found.asElement()
				);
			}),
		text: (/** @type {string} */ text) =>
			until(
				() => page.evaluate((wanted) => document.body.innerText.includes(wanted), text),
				`The text "${text}"`,
			),
		gone: (/** @type {string} */ selector) =>
			until(async () => (await page.$(selector)) === null, `A page without ${selector}`),
		count: (/** @type {string} */ selector, /** @type {number} */ number) =>
			until(async () => (await page.$$(selector)).length === number, `${number} × ${selector}`),
		/** Opens the collapsed panels. */
		unfold: () =>
			until(
				() =>
					page.$$eval('[data-card-title][aria-expanded="false"]', (folded) => {
						folded.forEach((title) => title instanceof HTMLElement && title.click());
						return folded.length === 0;
					}),
				'A screen without collapsed panels',
			),
		press: (/** @type {import('puppeteer-core').KeyInput} */ key) => page.keyboard.press(key),
		isFocused: (/** @type {string} */ selector) =>
			page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector),
	};
}
