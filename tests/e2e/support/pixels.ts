import type { Page } from 'playwright-core';
import type { Stage } from './stage';

/** Answers the provider's pixels. The result grows by the parameters of each request, in order. */
export async function answerPixels(page: Page): Promise<URLSearchParams[]> {
	const pixels: URLSearchParams[] = [];
	await page.route('https://pixel.wp.com/**', (route) => {
		pixels.push(new URL(route.request().url()).searchParams);
		return route.fulfill({ contentType: 'image/gif', body: '' });
	});
	return pixels;
}

/** The names of events, and "stats: screen" for each view that was counted. */
export const namesOf = (pixels: readonly URLSearchParams[]) =>
	pixels.map(
		(parameters) => parameters.get('_en') ?? `stats: ${parameters.get('x_jetpack-wpa-page-view')}`,
	);

/**
 * Ends when recorded events have been sent: when the browser is idle their chunk is fetched, then the person's
 * choice, and when it is idle again they are sent.
 */
export async function whenSent({ page, settle }: Pick<Stage, 'page' | 'settle'>): Promise<void> {
	await settle();
	for (let round = 0; round < 2; round++) {
		await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
		await settle();
	}
}
