#!/usr/bin/env node
/* Takes the screenshots of readme.txt, whose captions are in its section "Screenshots". */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags, runCommand } from './lib/command.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';

const HELP = `npm run screenshots -- [flags]

  --out FOLDER   where to write screenshot-1.png and so on (.readme)

Takes the screenshots of php-stub/readme.txt on a site with a plan, and settings-file.png: how a file is planned, applied and undone.
`;

/** The screens in the order of their captions. */
const SCREENS = ['/dashboard', '/security', '/my-plan', '/recommendations/site-type', '/modules'];

const SIZE = { width: 1280, height: 960 };

/** @param {string} folder Path, relative to the project. */
async function run(folder) {
	ensureDependencies();
	const { bootWordPress } = await import('./lib/suites/boot-for-tests.mjs');
	const { launchBrowser, logIn, openContext } = await import('./lib/browser/launch.mjs');
	const { watchNetwork } = await import('./lib/gallery/screens.mjs');
	const { compressPicture } = await import('./lib/screenshots/compress.mjs');
	const { takeFilmStrip } = await import('./lib/screenshots/film-strip.mjs');
	const site = await bootWordPress(['--scenario', 'security']);
	const browser = await launchBrowser();
	try {
		const context = await openContext(browser, { viewport: SIZE });
		const page = await context.newPage();
		await logIn(page, site.url);
		const settle = watchNetwork(page);
		const address = `${site.url}/wp-admin/admin.php?page=jetpack`;
		const hideBar = async () => {
			// Sites that install the plugin have no sandbox, so no bar.
			await page.addStyleTag({
				content: '.dashboard-for-jetpack-bar { display: none !important; }',
			});
		};
		/** @param {string} name @param {Buffer} shot @param {string} what */
		const save = (name, shot, what) => {
			const picture = compressPicture(shot);
			writeFileSync(join(ROOT, folder, name), picture);
			console.log(`${folder}/${name}: ${what}, ${Math.ceil(picture.length / 1024)} KB`);
		};
		for (const [index, path] of SCREENS.entries()) {
			await page.goto(`${address}&shown=${index}#${path}`);
			await page.locator('[data-screen-title]').first().waitFor({ state: 'attached' });
			await settle(600);
			await hideBar();
			save(`screenshot-${index + 1}.png`, await page.screenshot(), path);
		}
		save(
			'settings-file.png',
			await takeFilmStrip(page, `${address}&shown=tools`, hideBar),
			'four steps',
		);
	} finally {
		await browser.close();
		await site.stop();
	}
}

const readWishes = (/** @type {string[]} */ args) =>
	readFlags('npm run screenshots', { out: { type: 'string', default: '.readme' } }, args);

await runCommand(HELP, readWishes, ({ out }) => run(out));
