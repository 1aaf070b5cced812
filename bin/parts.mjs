#!/usr/bin/env node
/* Takes pictures of every part of `src/ui` and every card, dialog and notice in every state, and checks each with axe. */
import { join } from 'node:path';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { findCommit } from './lib/gallery/checkout.mjs';
import { DIRECTIONS, pick } from './lib/gallery/screens.mjs';
import { looksOf, SCHEMES } from './lib/parts/looks.mjs';
import { reasonOf } from './lib/reason-of.mjs';

const HELP = `npm run parts -- [flags]

  --only X,Y        only these components: Button, ScanCard and so on
  --direction X     only ltr or rtl
  --scheme X,Y      only these color schemes of WordPress: ${SCHEMES.join(', ')}
  --width N         the width of the window in pixels, from 320; otherwise each part has its own
  --against REF     takes each picture of that commit too, and shows only the pictures that changed

The pictures are in gallery/parts/, with one page that shows them: open gallery/parts/index.html. Another run adds to them.
With --against they are in gallery/parts/against/, before, after and the difference, and each run starts anew.
It needs no WordPress, so nothing but the color schemes' hues is wp-admin's. A run ends with what axe finds and what throws an error, and fails if there is any.
A full run takes about 5,400 pictures in 15 minutes on two quiet cores; one component takes half a minute.
`;

const readWishes = () =>
	readFlags('npm run parts', {
		only: { type: 'string' },
		direction: { type: 'string' },
		scheme: { type: 'string' },
		width: { type: 'string' },
		against: { type: 'string' },
		help: { type: 'boolean', default: false },
	});

/**
 * @param {string} value
 * @throws {Error} One sentence if it is no width that the app supports.
 */
function readWidth(value) {
	const width = Number(value);
	if (!Number.isInteger(width) || width < 320 || width > 4000) {
		throw new Error(`--width ${value}: give a number of pixels from 320 to 4000.`);
	}
	return width;
}

const FOLDER = join(ROOT, 'gallery/parts');

/** @param {ReturnType<typeof readWishes>} values */
async function run(values) {
	// Reports invalid flags before starting anything.
	const wish = {
		only: values.only,
		width: values.width === undefined ? undefined : readWidth(values.width),
		looks: looksOf({
			directions: pick('direction', values.direction, DIRECTIONS),
			schemes: pick('scheme', values.scheme, SCHEMES),
		}),
	};
	const commit = values.against === undefined ? undefined : findCommit(values.against);
	ensureDependencies();
	const { comparePartsWith, takeParts } = await import('./lib/parts/run.mjs');
	const { launchBrowser } = await import('./lib/browser/launch.mjs');
	const browser = await launchBrowser();
	try {
		const folder = commit ? join(FOLDER, 'against') : FOLDER;
		const findings = await (commit
			? comparePartsWith(commit, browser, wish, folder)
			: takeParts(browser, wish, folder));
		console.log(`Open ${join(folder, 'index.html')}`);
		process.exitCode = findings > 0 ? 1 : 0;
	} finally {
		await browser.close();
	}
}

try {
	const wishes = readWishes();
	if (wishes.help) {
		console.log(HELP);
	} else {
		await run(wishes);
	}
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
