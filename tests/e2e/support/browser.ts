import type { BrowserContext, Page } from 'playwright-core';
import { forgetHandlers } from './interception';
import { RIGHT_TO_LEFT } from './page-data';
import { sessionOf } from './session';
import { SITE, type Role } from './site';

declare global {
	/** Defined by `environment.js`. */
	var contextOf: (name: string) => Promise<BrowserContext>;
	/** An empty page; defined by `page-pool.js`, like `leavePage`. */
	var takePage: (context: BrowserContext) => Promise<Page>;
	/** Empties a page for the next test. Closes one that has been changed for good. */
	var leavePage: (page: Page) => Promise<void>;
}

export interface PageOptions {
	width?: number;
	/** Whether the site prints its pages from right to left. */
	isRightToLeft?: boolean;
	/** Whether the host spoils the site's output (php-stub/playground): with all kinds of dirt, or these. */
	dirt?: 'all' | string[];
	/** Whether the page opens with the answers that the site keeps, instead of as on a first visit. */
	keepsAnswers?: boolean;
}

export interface WatchedPage {
	page: Page;
	context: BrowserContext;
	/** Uncaught errors and console errors. */
	complaints: string[];
}

const HEIGHT = 900;

const open = new Set<Page>();

/** The browser's own message about a failed request, which tests of faults cause on purpose. */
const isNetworkLine = (text: string) => text.startsWith('Failed to load resource');

/** A tab without data of earlier pages, logged in again if one of them has logged out. */
async function openTab(
	role: Role | null,
	{ isRightToLeft = false, dirt, keepsAnswers = false }: PageOptions,
): Promise<Page> {
	const kinds = dirt && [dirt].flat().join('.');
	const context = await contextOf(`${role} ${isRightToLeft} ${kinds} ${keepsAnswers}`);
	await (role ? context.addCookies(await sessionOf(role)) : context.clearCookies());
	if (!keepsAnswers) {
		await context.addCookies([{ name: 'jetpack_dashboard_answers', value: 'none', url: SITE }]);
	}
	if (isRightToLeft) {
		await context.addCookies([{ ...RIGHT_TO_LEFT, url: SITE }]);
	}
	if (kinds) {
		await context.addCookies([{ name: 'jetpack_dashboard_dirt', value: kinds, url: SITE }]);
	}
	const page = await takePage(context);
	open.add(page);
	const session = await context.newCDPSession(page);
	await session.send('Page.resetNavigationHistory');
	await session.send('Storage.clearDataForOrigin', { origin: SITE, storageTypes: 'local_storage' });
	await session.detach();
	return page;
}

export async function openPage(role: Role | null, options: PageOptions = {}): Promise<WatchedPage> {
	const { width = 1280 } = options;
	const page = await openTab(role, options);
	await page.setViewportSize({ width, height: HEIGHT });
	const complaints: string[] = [];
	page.on('pageerror', (error) => complaints.push(`Uncaught: ${error.message}`));
	page.on('console', (message) => {
		if (message.type() === 'error' && !isNetworkLine(message.text())) {
			complaints.push(message.text());
		}
	});
	return { page, context: page.context(), complaints };
}

/** Leaves all pages; their contexts stay open for the next pages and files. */
export async function closePages(): Promise<void> {
	await Promise.all([...open].map(leavePage));
	open.forEach(forgetHandlers);
	open.clear();
}
