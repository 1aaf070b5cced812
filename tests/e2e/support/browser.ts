import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { sessionOf } from './session';
import { SITE, type Role } from './site';

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

let browser: Promise<Browser> | undefined;
const open = new Set<BrowserContext>();

const connect = () => {
	browser ??= chromium.connect(process.env.E2E_BROWSER ?? '');
	return browser;
};

/** A red line of the browser itself: a failed load, which tests of faults cause on purpose. */
const isNetworkLine = (text: string) => text.startsWith('Failed to load resource');

/** A new page in a context of its own, logged in as a role. Every call to the outside world is cut. */
export async function openPage(role: Role | null, options: PageOptions = {}): Promise<WatchedPage> {
	const { width = 1280, isRightToLeft = false } = options;
	const context = await (
		await connect()
	).newContext({
		viewport: { width, height: HEIGHT },
		reducedMotion: 'reduce',
	});
	open.add(context);
	if (role) {
		await context.addCookies(await sessionOf(role));
	}
	if (isRightToLeft) {
		await context.addCookies([{ name: 'jetpack_dashboard_direction', value: 'rtl', url: SITE }]);
	}
	await context.route(
		(url) => url.hostname !== '127.0.0.1',
		(route) => route.abort('blockedbyclient'),
	);
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on('pageerror', (error) => complaints.push(`Uncaught: ${error.message}`));
	page.on('console', (message) => {
		if (message.type() === 'error' && !isNetworkLine(message.text())) {
			complaints.push(message.text());
		}
	});
	return { page, context, complaints };
}

/** Contexts of a file end with it. */
export async function closePages(): Promise<void> {
	await Promise.all([...open].map((context) => context.close()));
	open.clear();
}

export async function disconnectBrowser(): Promise<void> {
	await closePages();
	await (await browser)?.close();
	browser = undefined;
}
