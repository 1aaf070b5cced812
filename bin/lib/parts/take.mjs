import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openContext } from '../browser/launch.mjs';
import { reasonOf } from '../reason-of.mjs';

/** A tooltip is shown after 100 ms on a button, and after 200 ms on a bar. */
const TOOLTIP = 300;

/** The time on the page's clock, so that no picture depends on the day. The fixtures end on this day. */
const NOW = new Date(Date.UTC(2026, 0, 31, 12));

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * @typedef {import('./looks.mjs').Look} Look
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {object} Part A part, as `fixtures/parts` describes it.
 * @property {string}   kind         The parameter of its address.
 * @property {string}   name
 * @property {string}   file
 * @property {string}   declaredAs   What its file calls it.
 * @property {number}   width
 * @property {boolean}  coversWindow
 * @property {string[]} entries
 * @property {string[]} hidden       States in which it draws nothing.
 *
 * @typedef {object} Picture
 * @property {string}  look
 * @property {string}  file         Below the folder of the gallery.
 * @property {string}  [before]     Pictures of a comparison, also below the folder of the gallery.
 * @property {string}  [difference]
 *
 * @typedef {object} Entry
 * @property {string}    name
 * @property {string[]}  findings Axe's, and what the page threw.
 * @property {Picture[]} pictures
 */

/** @param {string} text */
const toFileName = (text) =>
	text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

/**
 * @param {Page}                   page
 * @param {string}                 url        Of the server.
 * @param {Record<string, string>} parameters
 */
async function open(page, url, parameters) {
	await page.goto(`${url}/?${new URLSearchParams(parameters)}`);
	await page.locator('html[data-is-drawn]').waitFor({ state: 'attached' });
}

/**
 * @param {Browser} browser
 * @param {string}  url
 * @return {Promise<Part[]>}
 */
export async function readParts(browser, url) {
	const context = await openContext(browser);
	const page = await context.newPage();
	await open(page, url, {});
	// Defined by fixtures/parts/index.tsx.
	const parts = await page.evaluate(() => /** @type {any} */ (window).gallery.parts);
	await context.close();
	return parts;
}

/**
 * @param {Page} page
 * @param {Look} look
 */
async function apply(page, { direction, scheme }) {
	await page.evaluate(
		([dir, name]) => {
			document.documentElement.dir = dir;
			document.body.className = document.body.className.replace(
				/admin-color-\w+/,
				`admin-color-${name}`,
			);
			// Makes popovers beside a control move to their new place.
			window.dispatchEvent(new Event('resize'));
			return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		},
		[direction, scheme],
	);
}

/**
 * Puts the first control into a state, and returns a function that undoes it.
 *
 * @param {Page}            page
 * @param {Look['control']} state
 * @return {Promise<(() => Promise<unknown>) | undefined>} Undefined if no control can be in this state.
 */
async function act(page, state) {
	if (state === 'rest') {
		return async () => undefined;
	}
	const control = page.locator(CONTROLS).first();
	if ((await control.count()) === 0) {
		return undefined;
	}
	const isDone = await (
		state === 'focus' ? control.focus() : control.hover({ timeout: 1000 })
	).then(
		() => true,
		() => false,
	);
	await page.waitForTimeout(TOOLTIP);
	return isDone
		? () =>
				state === 'focus'
					? control.evaluate((element) => element.blur())
					: page.mouse.move(0, 0).then(() => page.waitForTimeout(TOOLTIP))
		: undefined;
}

/**
 * @param {Page}   page
 * @param {Part}   part
 * @return {Promise<Buffer>} PNG.
 */
const takePicture = (page, { coversWindow }) =>
	(coversWindow ? page : page.locator('#jp-plugin-container')).screenshot({
		animations: 'disabled',
		caret: 'hide',
	});

/**
 * Axe's findings at rest, without those of earlier looks. A run takes about 30 ms, much less than a picture. Long texts are left out, because each is
 * lengthened by itself: a label no longer contains the text that it repeats.
 *
 * @param {Page}     page
 * @param {Look}     look
 * @param {string[]} known Findings in earlier looks.
 * @return {Promise<string[]>}
 */
async function check(page, look, known) {
	if (look.control !== 'rest' || look.isLong) {
		return [];
	}
	const found = await page.evaluate(() => /** @type {any} */ (window).gallery.findViolations());
	return found
		.filter((/** @type {string} */ line) => !known.some((one) => one.endsWith(line)))
		.map((/** @type {string} */ line) => `${look.name}: ${line}`);
}

/**
 * Takes the pictures of an entry, and checks it with axe. A hover or a focus that changes nothing has no picture.
 *
 * @param {Browser} browser
 * @param {string}  url    Of the server.
 * @param {Part}    part
 * @param {string}  name   Of the entry.
 * @param {Look[]}  looks
 * @param {string}  folder Of the gallery.
 * @return {Promise<Entry>} Its findings include the errors that it throws.
 */
export async function takeEntry(browser, url, part, name, looks, folder) {
	// A new context for each, so that nothing is remembered.
	const context = await openContext(browser, { viewport: { width: part.width, height: 560 } });
	const page = await context.newPage();
	await page.clock.setFixedTime(NOW);
	/** @type {Entry} */
	const entry = { name, findings: [], pictures: [] };
	const note = (/** @type {string} */ line) => {
		// The page with long texts throws the same.
		if (!entry.findings.includes(line)) {
			entry.findings.push(line);
		}
	};
	page.on('pageerror', ({ message }) => note(message));
	try {
		await takeLooks(page, url, part, entry, looks, folder);
	} catch (error) {
		note(reasonOf(error));
	}
	await context.close();
	return entry;
}

/**
 * @param {Page}   page
 * @param {string} url    Of the server.
 * @param {Part}   part
 * @param {Entry}  entry  Receives the findings and the pictures.
 * @param {Look[]} looks
 * @param {string} folder Of the gallery.
 */
async function takeLooks(page, url, part, entry, looks, folder) {
	/** @type {boolean | undefined} */
	let isLong;
	/** @type {Buffer | undefined} */
	let rest;
	for (const look of looks) {
		if (look.isLong !== isLong) {
			isLong = look.isLong;
			const texts = isLong ? 'long' : '';
			await open(page, url, { [part.kind]: part.name, entry: entry.name, texts });
		}
		await apply(page, look);
		const undo = await act(page, look.control);
		if (!undo) {
			continue;
		}
		const picture = await takePicture(page, part);
		entry.findings.push(...(await check(page, look, entry.findings)));
		await undo();
		rest ??= picture;
		if (look.control === 'rest' || !picture.equals(rest)) {
			const file = [part.name, toFileName(entry.name), `${toFileName(look.name)}.png`].join('/');
			mkdirSync(dirname(join(folder, file)), { recursive: true });
			writeFileSync(join(folder, file), picture);
			entry.pictures.push({ look: look.name, file });
		}
	}
}
