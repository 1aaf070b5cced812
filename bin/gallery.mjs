#!/usr/bin/env node
/* Takes screenshots of every screen for every role and plan, with the previews of the dev tools. */
import { join } from 'node:path';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { writeList } from './lib/gallery/list.mjs';
import { DIRECTIONS, pick, SCREENS, WIDTHS } from './lib/gallery/screens.mjs';
import { reasonOf } from './lib/reason-of.mjs';

const HELP = `npm run gallery -- [flags]

  --screen X,Y      only these screens: dashboard, my-plan, traffic, product/scan, recommendations/summary and so on
  --role X,Y        only these roles: admin_master, editor and so on
  --plan X,Y        only these plans: jetpack_free, jetpack_complete and so on
  --width X         only 1280 or 480
  --direction X     only ltr or rtl
  --scenario NAME   the scenario of the site (development); it must be a development version

The pictures are in gallery/, with one page that shows them side by side: open gallery/index.html. Another run adds to them.
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
		help: { type: 'boolean', default: false },
	});

const FOLDER = join(ROOT, 'gallery');

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string}                            url
 * @param {ReturnType<typeof readWishes>}     values
 */
async function takeAll(browser, url, values) {
	const { openDashboard, readChoices, takeShots } = await import('./lib/gallery/take.mjs');
	const screens = pick('screen', values.screen, SCREENS);
	const widths = pick('width', values.width, WIDTHS);
	let count = 0;
	for (const direction of pick('direction', values.direction, DIRECTIONS)) {
		const dashboard = await openDashboard(browser, url, direction);
		const known = await readChoices(dashboard);
		const roles = pick('role', values.role, known.roles);
		const plans = pick('plan', values.plan, known.plans);
		for (const screen of screens) {
			const taken = [];
			for (const role of roles) {
				for (const plan of plans) {
					const wish = { screen, role, plan, direction, widths };
					taken.push(...(await takeShots(dashboard, wish, FOLDER)));
				}
			}
			writeList(FOLDER, taken);
			count += taken.filter(({ file }) => file).length;
			console.log(`${direction} ${screen}: ${count} pictures so far`);
		}
		await dashboard.close();
	}
}

/** @param {ReturnType<typeof readWishes>} values */
async function run(values) {
	// Reports invalid flags before starting anything.
	pick('screen', values.screen, SCREENS);
	pick('width', values.width, WIDTHS);
	pick('direction', values.direction, DIRECTIONS);
	ensureDependencies();
	const { bootWordPress } = await import('./lib/suites/boot-for-tests.mjs');
	const { launchBrowser } = await import('./lib/browser/launch.mjs');
	const site = await bootWordPress(['--scenario', values.scenario]);
	try {
		const browser = await launchBrowser();
		await takeAll(browser, site.url, values).finally(() => browser.close());
	} finally {
		await site.stop();
	}
	console.log(`Open ${join(FOLDER, 'index.html')}`);
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
