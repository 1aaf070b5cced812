#!/usr/bin/env node
/* Takes the screenshots of readme.txt, whose captions are in its section "Screenshots". */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './lib/command.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';

const HELP = `npm run screenshots -- [flags]

  --out FOLDER   where to write screenshot-1.png and so on (.readme)

Takes the screenshots of php-stub/readme.txt on a site with a plan, and settings-file.png: how a file is planned, applied and undone.
`;

/** The screens in the order of their captions. */
const SCREENS = ['/dashboard', '/security', '/my-plan', '/recommendations/site-type', '/modules'];

const SIZE = { width: 1280, height: 960 };

/**
 * Puts pictures into two columns on white.
 *
 * @param {import('playwright-core').Page} page
 * @param {Buffer[]}                       pictures PNGs.
 * @return {Promise<Buffer>} PNG.
 */
async function arrange(page, pictures) {
	const images = pictures.map(
		(picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`,
	);
	await page.setContent(
		`<main style="display: inline-grid; grid-template-columns: auto auto; gap: 16px">${images.join('')}</main>`,
	);
	return page.locator('main').screenshot();
}

/** @param {string} folder Path, relative to the project. */
async function run(folder) {
	ensureDependencies();
	const { bootWordPress } = await import('./lib/suites/boot-for-tests.mjs');
	const { launchBrowser, logIn, openContext } = await import('./lib/browser/launch.mjs');
	const { watchNetwork } = await import('./lib/gallery/screens.mjs');
	const { takeSteps } = await import('./lib/settings-file-steps.mjs');
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
			writeFileSync(join(ROOT, folder, name), shot);
			console.log(`${folder}/${name}: ${what}, ${Math.ceil(shot.length / 1024)} KB`);
		};
		for (const [index, path] of SCREENS.entries()) {
			await page.goto(`${address}&shown=${index}#${path}`);
			await page.locator('[data-screen-title]').first().waitFor({ state: 'attached' });
			await settle(600);
			await hideBar();
			save(`screenshot-${index + 1}.png`, await page.screenshot(), path);
		}
		const steps = await takeSteps(page, `${address}&shown=tools`, hideBar);
		save('settings-file.png', await arrange(page, steps), 'four steps');
	} finally {
		await browser.close();
		await site.stop();
	}
}

await runCommand(HELP, ({ out = '.readme' }) => run(out));
