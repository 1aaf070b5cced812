import type { Page } from 'playwright-core';
import { findViolations } from './support/axe';
import { closePages, openPage } from './support/browser';
import { CONTAINER, focusOf, openDashboard, type DashboardOptions } from './support/dashboard';
import { patchDocument, type Patch } from './support/patch';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';
import { PAGE } from './support/site';

const SCAN = `<div id="vp-notice" class="vp-notice wrap updated"><h2>VaultPress</h2>
	<p>VaultPress needs a registration key. <a class="button" href="#vaultpress">Register</a></p></div>`;
const STORE = `<div class="updated woocommerce-message"><a class="woocommerce-message-close notice-dismiss" href="?page=jetpack&wc-hide-notice=install">Dismiss</a>
	<p>Your shop is nearly ready.</p></div>`;
const DISMISSIBLE =
	'<div class="notice notice-success is-dismissible"><p>A plugin was moved.</p></div>';
const LINKED =
	'<div class="notice notice-warning"><p>A plugin asks for <a href="#asked">a rating</a>.</p></div>';
const NAG = '<div class="update-nag notice notice-warning inline">WordPress can be updated.</div>';
const ERROR =
	'<div class="notice notice-error is-dismissible"><p>The cache folder is not writable. <a href="#fix">Fix it</a></p></div>';
const LEGACY = '<div id="message" class="error"><p>Your key has expired.</p></div>';
/** Without `inline`, WordPress's own script would move it out of its hidden parent and show it. */
const WAITING = '<div style="display: none"><div class="error inline"><p>Not yet.</p></div></div>';
const TEMPLATE = '<div id="lost-connection-notice" class="error hidden"><p>Lost.</p></div>';

/** Longer than the tab bar waits before it measures itself (NAV-31). */
const AFTER_RESIZE = 450;

const BEFORE = '<div id="wpbody-content">';
const SUMMARY = /^\d notices? from WordPress and other plugins$/;

/** Adds notices to the printed page, where WordPress's own script also finds them. */
const withNotices = (...notices: string[]): Patch => ({
	html: (html) => html.replace(BEFORE, BEFORE + notices.join('')),
});

async function openWith(options: DashboardOptions = {}) {
	const patch = withNotices(SCAN, DISMISSIBLE, LINKED, NAG, STORE, TEMPLATE);
	const dashboard = await openDashboard('admin', { hash: '#/privacy', patch, ...options });
	const { container, page } = dashboard;
	await page.waitForLoadState('load');
	return { ...dashboard, summary: container.getByRole('button', { name: SUMMARY }) };
}

const countOutside = (container: string) =>
	[...document.querySelectorAll('.notice, .updated, .error:not(.hidden), .update-nag')].filter(
		(notice) => !notice.closest(container),
	).length;

beforeAll(() => loadScenario('free'));
afterEach(() => closePages());

it('NOTICE-01 NOTICE-02 moves all notices: those of two plugins in our style, the others behind one button', async () => {
	const { page, container, summary, complaints } = await openWith();
	await summary.filter({ hasText: '3 notices' }).waitFor();
	await expect(page.evaluate(countOutside, CONTAINER)).resolves.toBe(0);
	await container.getByText('VaultPress needs a registration key.').waitFor();
	await container.getByText('Your shop is nearly ready.').waitFor();
	await expect(container.getByText('A plugin was moved.').isVisible()).resolves.toBe(false);
	await expect(page.getByText('Lost.').isVisible()).resolves.toBe(false);
	await summary.focus();
	await page.keyboard.press('Enter');
	await container.getByText('A plugin was moved.').waitFor();
	await page.keyboard.press('Tab');
	await expect(focusOf(page)).resolves.toBe('Dismiss this notice.');
	await page.keyboard.press('Tab');
	await expect(focusOf(page)).resolves.toBe('a rating');
	await expect(findViolations(page)).resolves.toEqual([]);
	await takePicture(page, 'admin-notices');
	expect(complaints).toEqual([]);
});

it.each([false, true])(
	'NOTICE-01 NOTICE-02 notices fit every width, right to left: %s',
	async (isRightToLeft) => {
		const patch = withNotices(SCAN, LINKED, ERROR, LEGACY, NAG);
		const { page, summary } = await openWith({ isRightToLeft, patch });
		await summary.click();
		for (const width of [1280, 480, 320]) {
			await page.setViewportSize({ width, height: 900 });
			await page.waitForTimeout(AFTER_RESIZE);
			await takePicture(page, `admin-notices-${width}-${isRightToLeft}`);
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(overflow).toBeLessThanOrEqual(0);
		}
	},
);

/** The browser's layout shift score of the whole visit. */
const readAllShifts = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				new PerformanceObserver((list) =>
					resolve(
						list
							.getEntries()
							.reduce(
								(sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
								0,
							),
					),
				).observe({ type: 'layout-shift', buffered: true });
				setTimeout(() => resolve(0), 500);
			}),
	);

it('moves nothing at 480 px while the app takes the notices in', async () => {
	const patch = withNotices(DISMISSIBLE, LINKED, NAG, ERROR, LEGACY);
	const { page, summary } = await openWith({ patch, width: 480 });
	await summary.waitFor();
	await expect(readAllShifts(page)).resolves.toBeLessThan(0.01);
});

it('leaves the notices where WordPress has printed them if the app never starts', async () => {
	const { page } = await openPage('admin');
	const { html = (text: string) => text } = withNotices(LINKED, NAG, TEMPLATE, WAITING);
	await patchDocument(page, {
		html: (text) => html(text).replace(/<script[^>]*dashboard-for-jetpack-js"[^>]*>/, '<script>'),
	});
	await page.goto(PAGE);
	const notice = page.getByText('A plugin asks for');
	const isSeen = () =>
		notice.evaluate(
			(element) =>
				element.getBoundingClientRect().height > 0 &&
				getComputedStyle(element).visibility === 'visible',
		);
	await expect(isSeen()).resolves.toBe(false);
	await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
	await expect(isSeen()).resolves.toBe(true);
	await expect(page.getByText('WordPress can be updated.').isVisible()).resolves.toBe(true);
	await expect(page.getByText('Lost.').isVisible()).resolves.toBe(false);
});
