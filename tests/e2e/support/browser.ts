import type { BrowserContext, Page } from 'playwright-core';
import { RIGHT_TO_LEFT } from './page-data';
import { sessionOf } from './session';
import { SITE, type Role } from './site';

declare global {
	/** Given by `environment.js`. */
	var contextOf: (name: string) => Promise<BrowserContext>;
}

export interface PageOptions {
	width?: number;
	/** The site prints its pages for a language that is read from right to left. */
	isRightToLeft?: boolean;
}

export interface WatchedPage {
	page: Page;
	context: BrowserContext;
	/** Uncaught errors and what the console was told in red. */
	complaints: string[];
}

const HEIGHT = 900;

const open = new Set<Page>();

/** A line of the browser itself about a failed load, which tests of faults cause on purpose. */
const isNetworkLine = (text: string) => text.startsWith('Failed to load resource');

/** It remembers nothing of earlier pages, and is logged in again where one of them has logged out. */
async function openTab(role: Role | null, isRightToLeft: boolean): Promise<Page> {
	const context = await contextOf(`${role} ${isRightToLeft}`);
	await (role ? context.addCookies(await sessionOf(role)) : context.clearCookies());
	if (isRightToLeft) {
		await context.addCookies([{ ...RIGHT_TO_LEFT, url: SITE }]);
	}
	const page = await context.newPage();
	open.add(page);
	const session = await context.newCDPSession(page);
	await session.send('Storage.clearDataForOrigin', { origin: SITE, storageTypes: 'local_storage' });
	await session.detach();
	return page;
}

/** A new page, logged in as a role. Every call to the outside world is cut. */
export async function openPage(role: Role | null, options: PageOptions = {}): Promise<WatchedPage> {
	const { width = 1280, isRightToLeft = false } = options;
	const page = await openTab(role, isRightToLeft);
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

/** Their contexts stay, for the next pages and files. */
export async function closePages(): Promise<void> {
	await Promise.all([...open].map((page) => page.close()));
	open.clear();
}
