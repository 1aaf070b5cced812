import type { Page } from 'playwright-core';
import { CONTAINER } from './dashboard';

interface Place {
	top: number;
	height: number;
}

export type Places = Record<string, Place>;

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

type Watching = Window & { shifts?: { value: number; moved: string[] }[] };

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

export function watchShifts(page: Page): Promise<void> {
	return page.evaluate(() => {
		const watching: Watching = window;
		const shifts = (watching.shifts = [] as NonNullable<Watching['shifts']>);
		const nameOf = (node: Node | null) =>
			`${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`;
		new PerformanceObserver((list) => {
			for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
				const moved = sources.map(
					({ node, previousRect, currentRect }) =>
						`${nameOf(node)}: ${previousRect.top} → ${currentRect.top}`,
				);
				shifts.push(...(hadRecentInput ? [] : [{ value, moved }]));
			}
		}).observe({ type: 'layout-shift' });
	});
}

/** What has moved, with its old and new place; nothing if the layout shift scores add up to at most a limit. */
export async function readShifts(page: Page, most = 0.01): Promise<string[]> {
	const shifts = await page.evaluate(() => (window as Watching).shifts);
	if (!shifts) {
		throw new Error('Nobody watched the layout shifts of this page.');
	}
	const total = shifts.reduce((sum, { value }) => sum + value, 0);
	return total <= most ? [] : shifts.flatMap(({ moved }) => moved);
}

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
