import type { Locator } from 'playwright-core';
import type { WorldOptions } from '#tests/support/fixtures';
import { openPage, type PageOptions, type WatchedPage } from './browser';
import { CONTAINER, watchNetwork } from './dashboard';
import { serveFixtures, type DocumentLook, type FixtureSite } from './fixture-site';
import { PAGE } from './site';
import { COMPARED_SCENARIOS } from '../worlds/compared';

/** A world, and the screen of it: At a Glance where none is named. */
export interface Shown extends WorldOptions {
	hash?: string;
}

export interface Stage extends WatchedPage {
	site: FixtureSite;
	container: Locator;
	/** Loads a screen of a world, and waits until its first paint. */
	raise: (options: Shown) => Promise<void>;
	/** Waits until nothing has been asked or answered for a moment. */
	settle: () => Promise<void>;
	/** The same two, after another. */
	show: (options: Shown) => Promise<void>;
	/** Another screen of the same world, without a load. */
	goTo: (hash: string) => Promise<void>;
	/** A card by its heading. */
	card: (name: string) => Locator;
}

/** One page on which worlds of the fixtures follow each other; scripts and styles stay what they are. */
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
				`Nothing holds ${world.scenario} to the site: put it into a table of worlds.`,
			);
		}
		complaints.length = 0;
		site.become(world);
		// The same address with the same hash would not be loaded again.
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
		card: (name) => page.getByRole('region', { name, exact: true }),
	};
}
