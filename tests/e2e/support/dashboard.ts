import type { Locator, Page, Request } from 'playwright-core';
import { openPage, type PageOptions, type WatchedPage } from './browser';
import { patchDocument, type Patch } from './patch';
import { PAGE, type Role } from './site';

export const CONTAINER = '#jp-plugin-container';
const TITLE = `${CONTAINER} [data-screen-title]`;
const PATIENCE = 30_000;
/** Longest time between a response and the request that it causes; `whenIdle` covers the work of the page. */
const QUIET = 50;
/** Milliseconds after which a pending request is no longer waited for. */
const LONGEST_CALL = 8000;
/** The heading of At a Glance is only for screen readers: attached, but not visible. */
const ATTACHED = { state: 'attached', timeout: PATIENCE } as const;
const ATTACHED_SOON = { ...ATTACHED, timeout: 10_000 };

export interface DashboardOptions extends PageOptions {
	hash?: string;
	/** More parameters of the address, beginning with an ampersand. */
	query?: string;
	/** Changes the printed page before the app reads it. */
	patch?: Patch;
	/** Prepares the page before it is loaded. */
	prepare?: (page: Page) => Promise<void>;
}

export interface Dashboard extends WatchedPage {
	container: Locator;
	title: Locator;
	/** Changes the hash, and waits for the title if one is given. */
	goTo: (hash: string, title?: string | RegExp) => Promise<void>;
	waitForTitle: (title: string | RegExp) => Promise<void>;
	/** Waits until every response has been rendered. */
	settle: () => Promise<void>;
	/** Loads the page again, and waits until it is as far as after `openDashboard`. */
	reload: () => Promise<void>;
}

/**
 * Waits until the page is idle, because on a busy machine a response may stay unread for longer than any pause. Does not wait
 * for a page that is being left.
 */
const whenIdle = (page: Page): Promise<void> =>
	page
		.evaluate(
			() =>
				new Promise<void>((done) => {
					// Sometimes a page has nothing to do, but the browser still reports no idle time.
					const soon = { timeout: 500 };
					requestIdleCallback(() => requestIdleCallback(() => done(), soon), soon);
				}),
		)
		.catch(() => undefined);

/** Returns a function that waits until there has been no request and no response for a moment, and the page is idle. */
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

/** Loads the dashboard as a role, and waits until its first screen is rendered. */
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
	const whenRendered = async () => {
		await title.waitFor(ATTACHED);
		await settle();
	};
	await page.goto(`${PAGE}${query}${hash}`, { waitUntil: 'domcontentloaded' });
	await whenRendered();

	const waitForTitle = (text: string | RegExp) =>
		title.filter({ hasText: text }).waitFor(ATTACHED_SOON);

	async function goTo(next: string, text: string | RegExp = /./) {
		await page.evaluate((value) => {
			window.location.hash = value;
		}, next);
		await settle();
		await waitForTitle(text);
	}
	async function reload() {
		await page.reload({ waitUntil: 'domcontentloaded' });
		await whenRendered();
	}
	return {
		...watched,
		container: page.locator(CONTAINER),
		title,
		goTo,
		waitForTitle,
		settle,
		reload,
	};
}

export const hashOf = (page: Page) => page.evaluate(() => window.location.hash);

export const focusOf = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		return element?.id || element?.textContent?.trim().slice(0, 60) || element?.tagName || '';
	});
