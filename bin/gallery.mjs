#!/usr/bin/env node
/* Takes screenshots of every screen for every role and plan, with the previews of the dev tools. */
import { join } from 'node:path';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { findCommit } from './lib/gallery/checkout.mjs';
import { DIRECTIONS, pick, SCREENS, WIDTHS } from './lib/gallery/screens.mjs';
import { reasonOf } from './lib/reason-of.mjs';

const HELP = `npm run gallery -- [flags]

  --screen X,Y      only these screens: dashboard, my-plan, traffic, product/scan, recommendations/summary and so on
  --role X,Y        only these roles: admin_master, editor and so on
  --plan X,Y        only these plans: jetpack_free, jetpack_complete and so on
  --width X         only 1280 or 480
  --direction X     only ltr or rtl
  --scenario NAME   the scenario of the site (development); it must be a development version
  --against REF     takes each picture of that commit too, and shows only the pictures that changed

The pictures are in gallery/, with one page that shows them side by side: open gallery/index.html. Another run adds to them.
With --against they are in gallery/against/, before, after and the difference, and each run starts anew.
A full run takes about 12,000 pictures in three hours; one screen for one role on all plans takes two minutes.
`;

const readWishes = () =>
	readFlags('npm run gallery', {
		screen: { type: 'string' },
		role: { type: 'string' },
		plan: { type: 'string' },
		width: { type: 'string' },
		direction: { type: 'string' },
		scenario: { type: 'string', default: 'development' },
		against: { type: 'string' },
		help: { type: 'boolean', default: false },
	});

const FOLDER = join(ROOT, 'gallery');

/** @param {ReturnType<typeof readWishes>} values */
async function run(values) {
	// Reports invalid flags before starting anything.
	const previews = {
		screens: pick('screen', values.screen, SCREENS),
		widths: pick('width', values.width, WIDTHS),
		directions: pick('direction', values.direction, DIRECTIONS),
		role: values.role,
		plan: values.plan,
	};
	const commit = values.against === undefined ? undefined : findCommit(values.against);
	ensureDependencies();
	const { compareWith, takeGallery } = await import('./lib/gallery/run.mjs');
	const { launchBrowser } = await import('./lib/browser/launch.mjs');
	const browser = await launchBrowser();
	try {
		const folder = commit ? join(FOLDER, 'against') : FOLDER;
		const boot = ['--scenario', values.scenario];
		await (commit
			? compareWith(commit, browser, boot, previews, folder)
			: takeGallery(browser, boot, previews, folder));
		console.log(`Open ${join(folder, 'index.html')}`);
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
