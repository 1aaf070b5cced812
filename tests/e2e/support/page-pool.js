/*
 * The pages of a worker, which the next test uses again. A new page would have a new process, which reads and compiles all scripts of wp-admin and of
 * the app again, in half the processor time of a page load.
 */

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */
/** @typedef {import('playwright-core').CDPSession} CDPSession */

/** Methods that change a page for good. */
const LASTING = /** @type {const} */ ([
	...['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'route'],
	...['setDefaultNavigationTimeout', 'setDefaultTimeout', 'setExtraHTTPHeaders'],
]);

/** What tests listen to. */
const EVENTS = [
	...['console', 'dialog', 'domcontentloaded', 'download', 'framenavigated', 'load', 'pageerror'],
	...['popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket'],
];

/** Each has a process of 150 to 350 MB. */
const MOST_IDLE = 3;

/** A page that does not leave in this time is closed. */
const PATIENCE = 3000;

/** @type {Map<Page, { isChanged: boolean, sessions: Set<CDPSession> }>} */
const known = new Map();

/** In the order in which they became idle. @type {Page[]} */
const idle = [];

/** @param {Page} page */
function watch(page) {
	const state = { isChanged: false, sessions: new Set() };
	known.set(page, state);
	const note = () => {
		state.isChanged = true;
	};
	page.once('crash', note);
	for (const name of LASTING) {
		const act = /** @type {(...args: unknown[]) => unknown} */ (page[name]).bind(page);
		Object.assign(page, {
			[name]: (/** @type {unknown[]} */ ...args) => {
				note();
				return act(...args);
			},
		});
	}
}

/**
 * Records the sessions of a context's pages, because their settings end with them.
 *
 * @param {BrowserContext} context
 */
function watchContext(context) {
	const open = context.newCDPSession.bind(context);
	context.newCDPSession = async (page) => {
		const session = await open(page);
		known.get(/** @type {Page} */ (page))?.sessions.add(session);
		return session;
	};
}

/** @param {Page} page */
async function close(page) {
	known.delete(page);
	await page.close();
}

/** @param {Page} page */
async function empty(page) {
	// The question about unsaved settings.
	page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
	await page.evaluate(() => sessionStorage.clear());
	await page.goto('about:blank', { timeout: PATIENCE });
	page.removeAllListeners('dialog');
	const { sessions } = known.get(page) ?? { sessions: new Set() };
	await Promise.all([...sessions].map((session) => session.detach().catch(() => undefined)));
	sessions.clear();
}

/** @param {Page} page */
async function leavePage(page) {
	if (page.isClosed()) {
		known.delete(page);
		return;
	}
	EVENTS.forEach((event) => page.removeAllListeners(/** @type {'load'} */ (event)));
	const late = new Promise((done) => setTimeout(() => done(false), PATIENCE).unref());
	const isEmpty = async () =>
		empty(page).then(
			() => true,
			() => false,
		);
	if (known.get(page)?.isChanged !== false || !(await Promise.race([isEmpty(), late]))) {
		await close(page);
		return;
	}
	idle.push(page);
	await Promise.all(idle.splice(0, idle.length - MOST_IDLE).map(close));
}

/** @param {BrowserContext} context */
async function takePage(context) {
	const index = idle.findLastIndex((page) => page.context() === context && !page.isClosed());
	const [page] = index < 0 ? [] : idle.splice(index, 1);
	if (page) {
		return page;
	}
	const fresh = await context.newPage();
	watch(fresh);
	return fresh;
}

module.exports = { leavePage, takePage, watchContext };
