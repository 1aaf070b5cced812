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
 * Ends when recorded events have been sent: their chunk is fetched after the first paint, then the person's choice, and
 * they are sent when the browser is idle. Each makes the page busy again.
 */
export async function whenSent({ settle }: Pick<Stage, 'settle'>): Promise<void> {
	await settle();
	await settle();
}
