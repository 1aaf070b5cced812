import type { Page } from 'playwright-core';
import { CONTAINER } from './dashboard';

const MARK = 'data-tab-stop';

/** More than any screen has; a focus that is still inside then is trapped. */
const MOST_STOPS = 250;

/** Marks the controls that Tab must reach in the open dialog, or else on the screen, and returns their names by their marks. */
export const readTabStops = (page: Page): Promise<string[]> =>
	page.evaluate(
		({ container, mark }) => {
			const dialogs = document.querySelectorAll('[role="dialog"]');
			const root = dialogs[dialogs.length - 1] ?? document.querySelector(container);
			const all = [
				...(root?.querySelectorAll<HTMLElement>(
					'a[href], button, input, select, textarea, summary, [tabindex]',
				) ?? []),
			];
			const radios = new Set<string>();
			const stops = all.filter((element) => {
				const isUsable =
					element.tabIndex >= 0 &&
					!element.matches(':disabled, [inert] *') &&
					element.checkVisibility({ visibilityProperty: true });
				if (!isUsable || !(element instanceof HTMLInputElement && element.type === 'radio')) {
					return isUsable;
				}
				// A group of radio buttons is one stop: the checked one, or else the first.
				const group = [...document.getElementsByName(element.name)];
				const hasChecked = group.some((one) => one instanceof HTMLInputElement && one.checked);
				const isFirst = !radios.has(element.name);
				radios.add(element.name);
				return hasChecked ? element.checked : isFirst;
			});
			stops.forEach((element, index) => element.setAttribute(mark, String(index)));
			return stops.map(
				(element) =>
					element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60) ?? element.id,
			);
		},
		{ container: CONTAINER, mark: MARK },
	);

/** The focused element, for a message. */
export const readFocused = (page: Page): Promise<string> =>
	page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing');

/** Whether each of two focused elements is after the other one, as the page is read: below it, or beside it towards the end of the line. */
const isBackwards = (page: Page, from: string, to: string): Promise<boolean> =>
	page.evaluate(
		({ mark, from, to }) => {
			const find = (index: string) => document.querySelector(`[${mark}="${index}"]`);
			const [first, second] = [find(from), find(to)];
			let common = first;
			while (common && !common.contains(second)) {
				common = common.parentElement;
			}
			const childOf = (element: Element | null) => {
				let child = element;
				while (child && child !== common && child.parentElement !== common) {
					child = child.parentElement;
				}
				return child?.getBoundingClientRect();
			};
			const [one, other] = [childOf(first), childOf(second)];
			if (!one || !other) {
				return false;
			}
			const isAbove = other.bottom <= one.top + 1;
			const isBeside = other.left >= one.right - 1;
			const across = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
			const isSameRow = across > Math.min(one.height, other.height) / 2;
			return (isAbove && !isBeside) || (isSameRow && other.right <= one.left + 1);
		},
		{ mark: MARK, from, to },
	);

export interface Walk {
	/** Names of controls that Tab doesn't reach. */
	missed: string[];
	/** Pairs of neighbors in the order of Tab that are in another order on the screen. */
	jumps: string[];
	/** Whether the focus never leaves the controls. */
	isTrapped: boolean;
}

/** Presses Tab from the start of the screen or the open dialog until the focus leaves it, or has been everywhere. */
export async function tabThrough(page: Page, names: string[]): Promise<Walk> {
	const hasDialog = (await page.getByRole('dialog').count()) > 0;
	if (!hasDialog) {
		await page.locator(CONTAINER).evaluate((element) => {
			element.setAttribute('tabindex', '-1');
			(element as HTMLElement).focus();
		});
	}
	const seen: string[] = [];
	const jumps: string[] = [];
	let isTrapped = true;
	for (let step = 0; step < Math.min(MOST_STOPS, names.length * 2 + 4); step++) {
		await page.keyboard.press('Tab');
		const stop = await page.evaluate(
			({ mark, container }) => {
				const focused = document.activeElement;
				const isInside = focused?.closest(`${container}, .jp-layer`);
				return isInside ? (focused?.getAttribute(mark) ?? '') : null;
			},
			{ mark: MARK, container: CONTAINER },
		);
		if (stop === null) {
			isTrapped = false;
			break;
		}
		const last = seen.at(-1);
		const isNext = stop !== '' && !seen.includes(stop);
		if (isNext && last && (await isBackwards(page, last, stop)) && !hasDialog) {
			jumps.push(`${names[Number(last)]} → ${names[Number(stop)]}`);
		}
		seen.push(stop);
	}
	return {
		missed: names.filter((_name, index) => !seen.includes(String(index))),
		jumps,
		isTrapped,
	};
}
