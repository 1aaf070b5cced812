import type { Page } from 'playwright-core';
import { openPage } from '../../e2e/support/browser';
import { CONTAINER, watchNetwork } from '../../e2e/support/dashboard';
import { answerPixels, namesOf, whenSent } from '../../e2e/support/pixels';
import { PAGE } from '../../e2e/support/site';
import { check, runStep } from './check';

/** Names of the events in the queue that Jetpack itself puts on the page. Its remote script is never loaded here. */
const readQueue = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const queue: unknown = Reflect.get(window, '_tkq');
		const entries: unknown[] = Array.isArray(queue) ? queue : [];
		return entries.flatMap((entry) =>
			Array.isArray(entry) && entry[0] === 'recordEvent' ? [String(entry[1])] : [],
		);
	});

/** Names of the events that a visit to At a Glance and Privacy sends, to Jetpack's own queue and as pixels. */
async function visit(): Promise<string[]> {
	const { page } = await openPage('admin');
	const pixels = await answerPixels(page);
	const settle = watchNetwork(page);
	await page.goto(`${PAGE}#/dashboard`);
	await page.locator(`${CONTAINER} [data-screen-title]`).waitFor({ state: 'attached' });
	await whenSent({ settle });
	await page.evaluate(() => void (window.location.hash = '#/privacy'));
	await whenSent({ settle });
	const queued = await readQueue(page);
	await page.close();
	return [...queued, ...namesOf(pixels)].filter(
		(name) => name.startsWith('jetpack_wpa') || name.startsWith('stats'),
	);
}

const VIEW = 'jetpack_wpa_page_view';
const VIEWS = [VIEW, VIEW, 'stats: dashboard', 'stats: privacy'];

check('Usage events', async (_findings, note) => {
	const without = await visit();
	note('before the terms are agreed to', without.length === 0, `sent: ${without.join(', ')}`);
	await runStep({ step: 'agree', isAgreed: true });
	try {
		const sent = await visit();
		const isComplete = sent.sort().join() === VIEWS.join();
		note('a page view for each screen', isComplete, `sent: ${sent.join(', ')}`);
	} finally {
		await runStep({ step: 'agree', isAgreed: false });
	}
});
