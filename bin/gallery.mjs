#!/usr/bin/env node
/* Takes pictures of every screen for every role and plan, or of every part and card in every state, and shows them on one page. */
import { join } from 'node:path';
import { readNames, runCommand } from './lib/command.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { findCommit } from './lib/gallery/checkout.mjs';
import { DIRECTIONS, readWidth, SCHEMES, WIDTHS } from './lib/gallery/wishes.mjs';

const HELP = `npm run gallery -- [flags]

  --parts           instead of the screens: every part of src/ui, and every card, dialog and notice in every state
  --only X,Y        only these screens (dashboard, product/scan, recommendations/summary …), or parts (Button, ScanCard …)
  --direction X     only ltr or rtl
  --width N         of screens: only ${WIDTHS.join(' or ')}; of parts: pixels from 320, otherwise each part has its own
  --role X,Y        of screens: only these roles (admin_master, editor …)
  --plan X,Y        of screens: only these plans (jetpack_free, jetpack_complete …)
  --scenario NAME   of screens: the scenario of the site (development); it must be a development version
  --scheme X,Y      of parts: only these color schemes of WordPress: ${SCHEMES.join(', ')}
  --against REF     takes each picture of that commit too, and shows only the pictures that changed

The pictures are in gallery/, those of parts in gallery/parts/, with one page that shows them: open its index.html. Another run adds to them.
With --against they are in the folder against/ there, before, after and the difference, and each run starts anew.

Screens are drawn by the previews of the dev tools: about 12,000 pictures in three hours; one screen for one role on all plans takes two minutes.
Parts need no WordPress, so nothing but the color schemes' hues is wp-admin's. Their run ends with what axe finds and what throws an error, and fails
if there is any: about 5,400 pictures in 15 minutes on two quiet cores; one component takes half a minute.
`;

/** @param {import('./lib/command.mjs').Flags} flags */
async function run({ parts, only, width, scheme, against, ...flags }) {
	// Reports invalid flags before starting anything.
	const directions = readNames('direction', flags.direction, DIRECTIONS);
	const schemes = readNames('scheme', scheme, SCHEMES);
	const widths = parts ? [] : readNames('width', width, WIDTHS);
	const ofParts = parts && width !== undefined ? readWidth(width) : undefined;
	const commit = against === undefined ? undefined : findCommit(against);
	ensureDependencies();
	const { compareWith, takePictures } = await import('./lib/gallery/run.mjs');
	const { launchBrowser } = await import('./lib/browser/launch.mjs');
	const browser = await launchBrowser();
	try {
		const subject = parts
			? (await import('./lib/gallery/parts.mjs')).partsOf(browser, {
					...{ only, width: ofParts, directions, schemes },
				})
			: (await import('./lib/gallery/screens.mjs')).screensOf(browser, {
					...{ only, widths, directions, scenario: 'development', ...flags },
				});
		const home = join(ROOT, parts ? 'gallery/parts' : 'gallery');
		const folder = commit ? join(home, 'against') : home;
		const findings = await (commit
			? compareWith(commit, subject, folder)
			: takePictures(subject, folder));
		console.log(`Open ${join(folder, 'index.html')}`);
		process.exitCode = findings > 0 ? 1 : 0;
	} finally {
		await browser.close();
	}
}

await runCommand(HELP, run);
