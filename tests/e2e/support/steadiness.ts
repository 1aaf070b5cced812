import type { Page } from 'playwright-core';
import { CONTAINER } from './dashboard';

interface Place {
	/** Where it begins, in pixels from the top of the page. */
	top: number;
	height: number;
}

/** By the name of a card or of a section. */
export type Places = Record<string, Place>;

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
}

type Watching = Window & { shifts?: number };

/** Where cards and headings of sections stand. */
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

/** Adds up from now on how much of the page moves by itself, as the browser weighs it. */
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

const tell = (place: number | undefined) => place?.toFixed(1) ?? 'gone';

/** What has moved, with how far; what is gone has moved too. Where anything has, also which heights have changed: the reason for it. */
export function movesOf(before: Places, after: Places): string[] {
	const all = Object.entries(before);
	const moved = all.filter(([name, { top }]) => differs(top, after[name]?.top));
	const grown = all.filter(([name, { height }]) => differs(height, after[name]?.height));
	return [
		...(moved.length ? grown : []).map(
			([name, { height }]) => `height of ${name}: ${tell(height)} → ${tell(after[name]?.height)}`,
		),
		...moved.map(([name, { top }]) => `${name}: ${tell(top)} → ${tell(after[name]?.top)}`),
	];
}
