import { appendFileSync } from 'node:fs';
import { readLog } from '../../companion/support/log';
import { dataFile } from '../../e2e/support/data-folder';
import { CONTAINER } from '../../e2e/support/dashboard';
import type { Role } from '../../e2e/support/site';
import { listClientPaths } from '../../../bin/lib/client-paths.js';
import { listMissingSets, type MissingSet } from '../missing-sets';
import { check, isLong, runStep } from './check';
import { openScreens, type Screens } from './screens';

const ROLES: readonly Role[] = ['admin', 'editor'];

const LOG = dataFile('database/debug.log');

const warningsAfter = (place: number): string[] =>
	readLog(LOG)
		.slice(place)
		.split('\n')
		.filter((line) => /PHP (Warning|Notice|Deprecated|Fatal)/.test(line))
		.map((line) => line.replace(/^\[.*?\] /, '').slice(0, 200));

/** Hash paths of the links, settings with a usable switch, and sentences that speak of a failure. */
const readOffers = ({ dashboard }: Screens) =>
	dashboard.page.evaluate((selector) => {
		const container = document.querySelector(selector);
		const all = (query: string) => [...(container?.querySelectorAll<HTMLElement>(query) ?? [])];
		return {
			links: all('a[href*="#/"]').map((link) => link.getAttribute('href')!.replace(/^.*#/, '')),
			switches: all('[id^="setting-"] [role="switch"]:not(:disabled,[aria-disabled="true"])').map(
				(element) => element.closest('[id^="setting-"]')!.id.replace('setting-', ''),
			),
			errors: (container?.textContent ?? '').includes('Oops!') ? ['it says "Oops!"'] : [],
		};
	}, CONTAINER);

/** The route that saves all settings but one, which is saved at the provider. */
const SAVES = 'settings';
const SAVED_ELSEWHERE = ['tracks_opt_out'];

/** The path to which a link leads. Links that leave the site or start something are not among them. */
async function endOf({ dashboard }: Screens, path: string): Promise<string> {
	await dashboard.page.evaluate((hash) => void (window.location.hash = hash), `#${path}`);
	await dashboard.settle();
	await dashboard.page.keyboard.press('Escape');
	const hash = await dashboard.page.evaluate(() => window.location.hash);
	// The assistant opens at the step that it has saved.
	return hash
		.slice(1)
		.replace(/\?.*$/, '')
		.replace(/^(\/recommendations)\/.*/, '$1');
}

const isFollowed = (path: string) =>
	!/^\/(plans|setup|reconnect|disconnect|connect-user|woo-setup)/.test(path);

/** The faults of a user's screens without some routes, by screen. */
async function lookAt(
	screens: Screens,
	{ routes, screens: paths }: MissingSet,
	ends: Map<string, string>,
): Promise<Map<string, string[]>> {
	const findings = new Map<string, string[]>();
	await screens.reload();
	const links = new Set<string>();
	for (const path of paths) {
		const flaws = await screens.visit(path);
		const offers = await readOffers(screens);
		offers.links.forEach((link) => links.add(link.replace(/\?.*$/, '')));
		findings.set(path, [
			...flaws,
			...offers.errors,
			...(routes.includes(SAVES)
				? offers.switches
						.filter((id) => !SAVED_ELSEWHERE.includes(id))
						.map((id) => `the switch of ${id} can't be saved`)
				: []),
		]);
	}
	for (const link of [...links].filter((one) => isFollowed(one) && !paths.includes(one))) {
		const end = await endOf(screens, link);
		const usual = ends.get(link) ?? end;
		if (routes.length === 0) {
			ends.set(link, end);
		} else if (end !== usual) {
			findings.set(`link ${link}`, [`it ends at ${end} instead of ${usual}`]);
		}
	}
	return findings;
}

const write = (row: object) =>
	appendFileSync(dataFile('missing.jsonl'), `${JSON.stringify(row)}\n`);

check('Screens without routes', async (findings) => {
	const pages = await Promise.all(
		ROLES.map(async (role) => ({
			role,
			screens: await openScreens(role),
			ends: new Map<string, string>(),
		})),
	);
	const sets = listMissingSets(listClientPaths(), isLong);
	const usual = new Set<string>();
	const whole = { name: 'no missing route', routes: [], screens: sets[0]!.screens };
	try {
		for (const set of [whole, ...sets]) {
			await runStep({ step: 'miss', routes: set.routes });
			const place = readLog(LOG).length;
			await Promise.all(
				pages.map(async ({ role, screens, ends }) => {
					const found = await lookAt(screens, set, ends);
					found.forEach((flaws, path) => findings.set(`${set.name}, ${role}, ${path}`, flaws));
					const failures = [...found].flatMap(([path, flaws]) =>
						flaws.map((flaw) => `${path}: ${flaw}`),
					);
					write({ name: set.name, role, passed: set.screens.length, failures });
				}),
			);
			// Some come from WordPress and Jetpack themselves.
			const warnings = new Set(warningsAfter(place));
			if (set === whole) {
				warnings.forEach((line) => usual.add(line));
			}
			findings.set(
				`${set.name}, PHP`,
				[...warnings].filter((line) => !usual.has(line)),
			);
		}
	} finally {
		await runStep({ step: 'miss', routes: [] });
		await Promise.all(pages.map(({ screens }) => screens.close()));
	}
});
