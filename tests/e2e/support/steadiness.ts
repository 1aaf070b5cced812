import type { Page } from 'playwright-core';
import { CONTAINER } from './dashboard';

interface Place {
	/** Pixels from the top of the page. */
	top: number;
	height: number;
}

/** Places by the name of the card or section. */
export type Places = Record<string, Place>;

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
}

type Watching = Window & { shifts?: number };

/** Reads the places of cards and section headings. */
export function readPlaces(page: Page): Promise<Places> {
	return page.evaluate((selector) => {
		const names = (element: Element) =>
			document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element;
		const pieces = document.querySelectorAll(`${selector} [data-card], ${selector} h2`);
		return Object.fromEntries(
			[...pieces].map((piece) => {
				const { top, height } = piece.getBoundingClientRect();
				return [
					`${piece.tagName} ${names(piece).textContent}`,
					{ top: top + window.scrollY, height },
				];
			}),
		);
	}, CONTAINER);
}

/** Adds up the browser's layout shift scores from now on. */
export function watchShifts(page: Page): Promise<void> {
	return page.evaluate(() => {
		const watching: Watching = window;
		watching.shifts = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as Shift[]) {
				watching.shifts! += entry.hadRecentInput ? 0 : entry.value;
			}
		}).observe({ type: 'layout-shift' });
	});
}

export const readShifts = (page: Page): Promise<number> =>
	page.evaluate(() => (window as Watching).shifts ?? Infinity);

const differs = (one: number, other: number | undefined) =>
	other === undefined || Math.abs(one - other) > 1;

const format = (place: number | undefined) => place?.toFixed(1) ?? 'gone';

/** Lists the parts that have moved or disappeared, with their old and new place, and the changed heights that explain it, if any. */
export function movesOf(before: Places, after: Places): string[] {
	const all = Object.entries(before);
	const moved = all.filter(([name, { top }]) => differs(top, after[name]?.top));
	const grown = all.filter(([name, { height }]) => differs(height, after[name]?.height));
	return [
		...(moved.length ? grown : []).map(
			([name, { height }]) =>
				`height of ${name}: ${format(height)} → ${format(after[name]?.height)}`,
		),
		...moved.map(([name, { top }]) => `${name}: ${format(top)} → ${format(after[name]?.top)}`),
	];
}
