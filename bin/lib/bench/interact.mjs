/**
 * Clicks the first enabled toggle of a card.
 *
 * @param {import('playwright-core').Page} page A loaded dashboard.
 * @return {Promise<{ toggle: string, toPaint: number, toSettled: number, mutations: number, touched: number } | undefined>}
 *         Milliseconds from the click; number of DOM changes, and number of changed cards, where changes outside of cards count as one more.
 */
export async function switchToggle(page) {
	const toggle = page
		.locator('[data-card] [role="switch"]:not([disabled]):not([aria-disabled="true"])')
		.first();
	if ((await toggle.count()) === 0) {
		return undefined;
	}
	return toggle.evaluate(async (/** @type {HTMLInputElement} */ element) => {
		const stateOf = () => element.getAttribute('aria-checked') ?? String(element.checked);
		const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? '';
		const before = stateOf();
		window.benchSwitched = { toggle: element, before };
		const changes = window.benchWatchChanges();
		/** @type {Promise<void>} */
		const answered = new Promise((resolve) => {
			new PerformanceObserver((list) => {
				if (list.getEntries().some(({ name }) => /rest_route=|wp-json/.test(name))) {
					resolve();
				}
			}).observe({ type: 'resource' });
		});
		const start = performance.now();
		element.click();
		const painted = await window.benchPaintOf(() => stateOf() !== before);
		await answered;
		while (element.getAttribute('aria-busy') === 'true') {
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
		const settled = await window.benchAfterPaint();
		return {
			toggle: label.trim(),
			toPaint: painted - start,
			toSettled: settled - start,
			...changes.stop(),
		};
	});
}

/**
 * Turns the switch of the last click back, so that every round begins with the same site.
 *
 * @param {import('playwright-core').Page} page
 */
export const switchBack = (page) =>
	page.evaluate(async () => {
		const { toggle, before } = window.benchSwitched ?? {};
		if (toggle?.isConnected && toggle.getAttribute('aria-checked') !== before) {
			toggle.click();
		}
		do {
			await window.benchAfterPaint();
		} while (toggle?.isConnected && toggle.getAttribute('aria-busy') === 'true');
	});

/** Milliseconds between pointing at a tab and clicking it; people take longer. */
const POINTING = 200;

/**
 * Opens another screen by its tab: points at it, and clicks it a moment later.
 *
 * @param {import('playwright-core').Page} page A loaded dashboard.
 * @param {string}                         hash Hash of the tab's link.
 * @return {Promise<number | undefined>} Milliseconds from the click to the new title painted.
 */
export async function changeTab(page, hash) {
	const link = page.locator(`#jp-plugin-container a[href$="${hash}"]`).first();
	if ((await link.count()) === 0) {
		return undefined;
	}
	await link.hover();
	await page.waitForTimeout(POINTING);
	return link.evaluate(async (/** @type {HTMLElement} */ element) => {
		const title = () => document.querySelector('#jp-plugin-container h1')?.textContent ?? '';
		const before = title();
		const start = performance.now();
		element.click();
		return (await window.benchPaintOf(() => title() !== before && title() !== '')) - start;
	});
}
