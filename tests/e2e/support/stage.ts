import type { Locator } from 'playwright-core';
import type { WorldOptions } from '#tests/support/fixtures';
import { closePages, openPage, type PageOptions, type WatchedPage } from './browser';
import { CONTAINER, watchNetwork } from './dashboard';
import { serveFixtures, type DocumentLook, type FixtureSite } from './fixture-site';
import { PAGE } from './site';
import { COMPARED_SCENARIOS } from '../worlds/compared';

/** A scenario and one of its screens, At a Glance by default. */
export interface Shown extends WorldOptions {
	hash?: string;
}

export interface Stage extends WatchedPage {
	site: FixtureSite;
	container: Locator;
	/** Loads a screen of a scenario, and waits for its first paint. */
	raise: (options: Shown) => Promise<void>;
	/** Waits until there has been no request and no response for a moment. */
	settle: () => Promise<void>;
	/** Calls `raise`, then `settle`. */
	show: (options: Shown) => Promise<void>;
	/** Opens another screen of the same scenario without loading the page. */
	goTo: (hash: string) => Promise<void>;
	card: (name: string) => Locator;
}

/** Opens the browser test site: one page that shows scenario after scenario with the real scripts and styles. */
export async function openStage(options: PageOptions & DocumentLook = {}): Promise<Stage> {
	const watched = await openPage('admin', { width: 1200, ...options });
	const { page, complaints } = watched;
	const site = await serveFixtures(page, options);
	const settle = watchNetwork(page);
	// Every scenario is a first visit.
	await page.addInitScript(() => localStorage.clear());
	let shown = 0;

	async function raise({ hash = '#/dashboard', ...world }: Shown) {
		if (world.scenario && !COMPARED_SCENARIOS.includes(world.scenario)) {
			throw new Error(
				`${world.scenario} isn't compared with the site: add it to a table in tests/e2e/worlds.`,
			);
		}
		complaints.length = 0;
		site.become(world);
		// The browser doesn't reload the same address with the same hash.
		await page.goto(`${PAGE}&shown=${shown++}${hash}`, { waitUntil: 'domcontentloaded' });
		await page.locator(`${CONTAINER} [data-screen-title]`).first().waitFor({ state: 'attached' });
	}

	return {
		...watched,
		site,
		container: page.locator(CONTAINER),
		raise,
		settle,
		async show(world) {
			await raise(world);
			await settle();
		},
		async goTo(hash) {
			await page.evaluate((value) => void (window.location.hash = value), hash);
			await settle();
		},
		card: (name) =>
			page
				.getByRole('region', { name, exact: true })
				.or(page.getByRole('group', { name, exact: true })),
	};
}

/** The stage of all tests of a file. */
export function stageOfFile(options: PageOptions & DocumentLook = {}): Stage {
	const stage = {} as Stage;
	beforeAll(async () => void Object.assign(stage, await openStage(options)));
	afterAll(() => closePages());
	return stage;
}
