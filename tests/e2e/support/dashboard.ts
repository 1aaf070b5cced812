import type { Locator, Page, Request } from 'playwright-core';
import { openPage, type PageOptions, type WatchedPage } from './browser';
import { patchDocument, type Patch } from './patch';
import { PAGE, type Role } from './site';

export const CONTAINER = '#jp-plugin-container';
const TITLE = `${CONTAINER} [data-screen-title]`;
const PATIENCE = 30_000;
/** Between an answer and the call that follows from it; how long the page works is its own to say (`whenIdle`). */
const QUIET = 50;
/** An answer that takes longer than this is not waited for. */
const LONGEST_CALL = 8000;
/** The heading of At a Glance is for those who do not see the tabs: it is there without being visible. */
const THERE = { state: 'attached', timeout: PATIENCE } as const;
const ON_THE_PAGE = { ...THERE, timeout: 10_000 };

export interface DashboardOptions extends PageOptions {
	hash?: string;
	/** More of the query, from an ampersand on. */
	query?: string;
	/** Changes what the server printed before the app sees it. */
	patch?: Patch;
	/** Prepares the page before it is loaded. */
	prepare?: (page: Page) => Promise<void>;
}

export interface Dashboard extends WatchedPage {
	container: Locator;
	title: Locator;
	/** Changes the hash, and waits for the title where one is named. */
	goTo: (hash: string, title?: string | RegExp) => Promise<void>;
	waitForTitle: (title: string | RegExp) => Promise<void>;
	/** Waits until every answer has been drawn. */
	settle: () => Promise<void>;
}

/**
 * Until the page has nothing left to do. On a busy machine an answer may lie in the page for longer than any pause, unread. A page that is
 * being left is not waited for.
 */
const whenIdle = (page: Page): Promise<void> =>
	page
		.evaluate(
			() =>
				new Promise<void>((done) => {
					const soon = { timeout: 2000 };
					requestIdleCallback(() => requestIdleCallback(() => done(), soon), soon);
				}),
		)
		.catch(() => undefined);

/** Waits until nothing has been asked or answered for a moment, and the page has drawn it. */
export function watchNetwork(page: Page): () => Promise<void> {
	const pending = new Set<Request>();
	let changedAt = 0;
	const note = (change: 'add' | 'delete') => (request: Request) => {
		pending[change](request);
		changedAt = Date.now();
	};
	page.on('request', note('add'));
	page.on('requestfinished', note('delete'));
	page.on('requestfailed', note('delete'));
	return async () => {
		const until = Date.now() + LONGEST_CALL;
		changedAt = Date.now();
		const isQuiet = () => pending.size === 0 && Date.now() - changedAt >= QUIET;
		for (let isIdle = false; Date.now() < until && !isIdle; isIdle = isQuiet()) {
			while (Date.now() < until && !isQuiet()) {
				await page.waitForTimeout(30);
			}
			await whenIdle(page);
		}
	};
}

/** Loads the dashboard as a role and waits until its first screen stands. */
export async function openDashboard(
	role: Role,
	options: DashboardOptions = {},
): Promise<Dashboard> {
	const { hash = '#/dashboard', query = '', patch } = options;
	const watched = await openPage(role, options);
	const { page } = watched;
	const settle = watchNetwork(page);
	const title = page.locator(TITLE).first();
	if (patch) {
		await patchDocument(page, patch);
	}
	await options.prepare?.(page);
	await page.goto(`${PAGE}${query}${hash}`, { waitUntil: 'domcontentloaded' });
	await title.waitFor(THERE);
	await settle();

	const waitForTitle = (text: string | RegExp) =>
		title.filter({ hasText: text }).waitFor(ON_THE_PAGE);

	async function goTo(next: string, text: string | RegExp = /./) {
		await page.evaluate((value) => {
			window.location.hash = value;
		}, next);
		await settle();
		await waitForTitle(text);
	}
	return { ...watched, container: page.locator(CONTAINER), title, goTo, waitForTitle, settle };
}

export const hashOf = (page: Page) => page.evaluate(() => window.location.hash);

/** What has the focus, as its text or its id. */
export const focusOf = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		return element?.id || element?.textContent?.trim().slice(0, 60) || element?.tagName || '';
	});
