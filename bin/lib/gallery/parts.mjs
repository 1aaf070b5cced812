import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openContext } from '../browser/launch.mjs';
import { readNames, reasonOf } from '../command.mjs';
import { ROOT } from '../dependencies.mjs';
import { serveParts } from './serve-parts.mjs';
import { looksOf } from './wishes.mjs';

/** The number of pages that are open at the same time. More than there are cores, because each waits for half of its time. */
const LANES = 4;

/** A tooltip is shown after 100 ms on a button, and after 200 ms on a bar. */
const TOOLTIP = 300;

/** The time on the page's clock, so that no picture depends on the day. The fixtures end on this day. */
const NOW = new Date(Date.UTC(2026, 0, 31, 12));

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * @typedef {import('./wishes.mjs').Look} Look
 * @typedef {import('./run.mjs').Shot} Shot
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {object} Part A part, as `fixtures/parts` describes it.
 * @property {string}   kind         The parameter of its address.
 * @property {string}   name
 * @property {string}   file
 * @property {number}   width
 * @property {boolean}  coversWindow
 * @property {string[]} entries
 * @property {string[]} hidden       States in which it draws nothing.
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
async function readParts(browser, url) {
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
 * @param {Page}                     page
 * @param {string}                   url    Of the server.
 * @param {Part}                     part
 * @param {string}                   state  Its entry.
 * @param {Look[]}                   looks
 * @param {string}                   folder Of the gallery.
 * @param {{ look: string, file: string }[]} taken  Receives the pictures.
 * @param {string[]}                 findings Receives what axe finds.
 */
async function takeLooks(page, url, part, state, looks, folder, taken, findings) {
	/** @type {boolean | undefined} */
	let isLong;
	/** @type {Buffer | undefined} */
	let rest;
	for (const look of looks) {
		if (look.isLong !== isLong) {
			isLong = look.isLong;
			const texts = isLong ? 'long' : '';
			await open(page, url, { [part.kind]: part.name, entry: state, texts });
		}
		await apply(page, look);
		const undo = await act(page, look.control);
		if (!undo) {
			continue;
		}
		const picture = await takePicture(page, part);
		findings.push(...(await check(page, look, findings)));
		await undo();
		rest ??= picture;
		if (look.control === 'rest' || !picture.equals(rest)) {
			const file = [part.name, toFileName(state), `${toFileName(look.name)}.png`].join('/');
			mkdirSync(dirname(join(folder, file)), { recursive: true });
			writeFileSync(join(folder, file), picture);
			taken.push({ look: look.name, file });
		}
	}
}

/**
 * Takes the pictures of an entry, and checks it with axe. A hover or a focus that changes nothing has no picture.
 *
 * @param {Browser} browser
 * @param {string}  url    Of the server.
 * @param {Part}    part
 * @param {string}  state  Its entry.
 * @param {Look[]}  looks
 * @param {string}  folder Of the gallery.
 * @return {Promise<Shot[]>} The findings of the first include the errors that it throws.
 */
async function takeEntry(browser, url, part, state, looks, folder) {
	// A new context for each, so that nothing is remembered.
	const context = await openContext(browser, { viewport: { width: part.width, height: 560 } });
	const page = await context.newPage();
	await page.clock.setFixedTime(NOW);
	/** @type {{ look: string, file: string }[]} */
	const taken = [];
	/** @type {string[]} */
	const findings = [];
	const note = (/** @type {string} */ line) => {
		// The page with long texts throws the same.
		if (!findings.includes(line)) {
			findings.push(line);
		}
	};
	page.on('pageerror', ({ message }) => note(message));
	await takeLooks(page, url, part, state, looks, folder, taken, findings).catch((error) =>
		note(reasonOf(error)),
	);
	await context.close();
	const groups = [part.file.replace(/(\/index\.tsx|\/[^/]*)$/, ''), part.name];
	return (taken.length > 0 ? taken : [{ look: looks[0].name }]).map((shot, index) => ({
		...{ groups, title: part.name, state, findings: index === 0 ? findings : [], ...shot },
	}));
}

/**
 * Takes every entry of the parts, several at a time.
 *
 * @param {Browser} browser
 * @param {string}  url    Of the server.
 * @param {Part[]}  parts
 * @param {Look[]}  looks
 * @param {string}  folder Of the gallery.
 */
async function takeParts(browser, url, parts, looks, folder) {
	/** @type {Shot[][]} */
	const shots = [];
	const waiting = parts.flatMap((part) => part.entries.map((state) => ({ part, state }))).entries();
	const lane = async () => {
		for (const [place, { part, state }] of waiting) {
			shots[place] = await takeEntry(browser, url, part, state, looks, folder);
		}
	};
	await Promise.all(Array.from({ length: LANES }, lane));
	return shots.flat();
}

/**
 * Every part of `src/ui`, and every card, dialog and notice, in every state.
 *
 * @param {Browser} browser
 * @param {{ only?: string, width?: number, directions: string[], schemes: string[] }} wish
 * @return {import('./run.mjs').Subject}
 */
export function partsOf(browser, { only, width, directions, schemes }) {
	const looks = looksOf({ directions, schemes });
	/** @type {Part[]} Those of the last checkout. */
	let parts = [];
	/** @type {Promise<unknown>} */
	let last = Promise.resolve();
	return {
		heading: 'Every part and card in every state',
		labels: ['Folder', 'Name'],
		async open(checkout) {
			const { url, stop } = await serveParts(checkout);
			const known = await readParts(browser, url);
			// An earlier commit may lack parts.
			const names = known.map(({ name }) => name);
			const wanted =
				checkout === ROOT ? readNames('only', only, names) : (only?.split(',') ?? names);
			const own = known
				.filter(({ name }) => wanted.includes(name))
				.map((part) => ({ ...part, width: width ?? part.width }));
			parts = own;
			return {
				batches: ['parts'],
				take(_batch, folder) {
					// In turn with another checkout, because a busy machine shows tooltips too late.
					const shots = last.then(() => takeParts(browser, url, own, looks, folder));
					last = shots;
					return shots;
				},
				stop,
			};
		},
		describe: () =>
			Object.fromEntries(
				parts.map(({ name, file, hidden }) => [
					name,
					{ file, hidden, source: readFileSync(join(ROOT, file), 'utf8') },
				]),
			),
	};
}
