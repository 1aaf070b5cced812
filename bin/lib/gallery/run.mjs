import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootWordPress } from '../suites/boot-for-tests.mjs';
import { checkOut } from './checkout.mjs';
import { compareShots } from './compare.mjs';
import { writeList } from './list.mjs';
import { pick } from './screens.mjs';
import { openDashboard, readChoices, takeShots } from './take.mjs';

/**
 * @typedef {import('./take.mjs').Dashboard}                                                                           Dashboard
 * @typedef {import('./take.mjs').Shot}                                                                                Shot
 * @typedef {import('playwright-core').Browser}                                                                        Browser
 * @typedef {{ screens: string[], widths: string[], directions: string[], role?: string, plan?: string }}              Previews
 *          `role`, `plan`: comma-separated names; all if undefined.
 * @typedef {(dashboards: Dashboard[], wish: Parameters<typeof takeShots>[1]) => Promise<Shot[]>}                      Take
 *          Takes the pictures of one preview on each site, and returns those that the page shows.
 */

const PAGE = join(import.meta.dirname, 'index.html');

/** @param {Shot} shot */
const keyOf = ({ screen, role, plan, direction, width }) =>
	[screen, role, plan, direction, width].join();

/**
 * Takes every preview, and writes the page that shows the pictures.
 *
 * @param {Browser}  browser
 * @param {string[]} urls     URLs of the sites. The last one is this checkout's, whose roles and plans are used.
 * @param {Previews} previews
 * @param {string}   folder
 * @param {Take}     take
 * @return {Promise<number>} Number of pictures that the page shows.
 */
async function takeAll(browser, urls, previews, folder, take) {
	let count = 0;
	for (const direction of previews.directions) {
		const dashboards = await Promise.all(urls.map((url) => openDashboard(browser, url, direction)));
		const known = await readChoices(dashboards[dashboards.length - 1]);
		const roles = pick('role', previews.role, known.roles);
		const plans = pick('plan', previews.plan, known.plans);
		for (const screen of previews.screens) {
			const taken = [];
			for (const role of roles) {
				for (const plan of plans) {
					const wish = { screen, role, plan, direction, widths: previews.widths };
					taken.push(...(await take(dashboards, wish)));
				}
			}
			writeList(folder, taken, keyOf, PAGE);
			count += taken.filter(({ file }) => file).length;
			console.log(`${direction} ${screen}: ${count} pictures so far`);
		}
		await Promise.all(dashboards.map((dashboard) => dashboard.close()));
	}
	return count;
}

/**
 * Adds the pictures of this checkout to the gallery.
 *
 * @param {Browser}  browser
 * @param {string[]} flags    Flags for `bin/start.mjs`.
 * @param {Previews} previews
 * @param {string}   folder
 */
export async function takeGallery(browser, flags, previews, folder) {
	const site = await bootWordPress(flags);
	try {
		await takeAll(browser, [site.url], previews, folder, ([dashboard], wish) =>
			takeShots(dashboard, wish, folder),
		);
	} finally {
		await site.stop();
	}
}

/**
 * Takes the pictures of a commit and of this checkout, lists those that changed, and keeps only them.
 *
 * @param {string}   commit   Full hash.
 * @param {Browser}  browser
 * @param {string[]} flags    Flags for `bin/start.mjs`.
 * @param {Previews} previews
 * @param {string}   folder   Emptied first.
 */
export async function compareWith(commit, browser, flags, previews, folder) {
	rmSync(folder, { recursive: true, force: true });
	const earlier = checkOut(commit);
	const sites = [];
	let compared = 0;
	try {
		// In sequence, because each boot builds the bundle.
		sites.push(await bootWordPress(flags, console.log, earlier.folder));
		sites.push(await bootWordPress(flags, console.log));
		const urls = sites.map(({ url }) => url);
		const changed = await takeAll(
			browser,
			urls,
			previews,
			folder,
			async ([first, second], wish) => {
				const [before, after] = await Promise.all([
					takeShots(first, wish, join(folder, 'before'), 'png'),
					takeShots(second, wish, join(folder, 'after'), 'png'),
				]);
				compared += after.length;
				const changes = compareShots(folder, before, after);
				changes.forEach(({ line }) => console.log(line));
				return changes.map(({ shot }) => shot);
			},
		);
		console.log(`${changed} of ${compared} pictures changed since ${commit.slice(0, 8)}.`);
	} finally {
		await Promise.all(sites.map((site) => site.stop()));
		earlier.remove();
	}
}
