import type { Page } from 'playwright-core';
import { CONTAINER } from './dashboard';

const MARK = 'data-tab-stop';

/** More than any screen has; a focus that is still inside then is trapped. */
const MOST_STOPS = 250;

/** Scrolling parts and notices may also have the focus. */
const EXTRA_STOPS = 8;

const OPEN_DIALOG = '[role="dialog"]';

/** Marks the controls that Tab must reach in the open dialog, or else on the screen, focuses their start, and returns their names by their marks. */
const markStops = (page: Page): Promise<{ names: string[]; isDialog: boolean }> =>
	page.evaluate(
		({ container, dialog, mark }) => {
			document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
			const open = [...document.querySelectorAll<HTMLElement>(dialog)].at(-1);
			const root = open ?? document.querySelector<HTMLElement>(container);
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
			if (!open) {
				root?.setAttribute('tabindex', '-1');
				root?.focus();
			}
			const names = stops.map(
				(element) =>
					element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60) ?? element.id,
			);
			return { names, isDialog: open !== undefined };
		},
		{ container: CONTAINER, dialog: OPEN_DIALOG, mark: MARK },
	);

/** Presses Tab, and returns the marks of the focused elements: "" for one of ours without a mark, null for any other. */
async function pressTab(page: Page, times: number): Promise<(string | null)[]> {
	await page.evaluate(
		({ container, mark }) => {
			const stops: (string | null)[] = [];
			const note = () => {
				const focused = document.activeElement;
				const isInside = focused?.closest(`${container}, .jp-layer`);
				stops.push(isInside ? (focused?.getAttribute(mark) ?? '') : null);
			};
			document.addEventListener('keyup', note, true);
			Object.assign(window, {
				__readStops: () => {
					document.removeEventListener('keyup', note, true);
					return stops;
				},
			});
		},
		{ container: CONTAINER, mark: MARK },
	);
	const session = await page.context().newCDPSession(page);
	const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
	// Sent together, because a message takes longer than a key.
	await Promise.all(
		Array.from({ length: times }, () => [
			session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
			session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
		]).flat(),
	);
	await session.detach();
	return page.evaluate<(string | null)[]>('__readStops()');
}

/**
 * Neighbors in the tab order that are in another order on the screen: the second is above the first, or beside it, nearer to the start of the line.
 */
const findJumps = (page: Page, order: string[]): Promise<[from: string, to: string][]> =>
	page.evaluate(
		({ mark, order }) => {
			const isRightToLeft = getComputedStyle(document.body).direction === 'rtl';
			const find = (stop: string) => document.querySelector(`[${mark}="${stop}"]`);
			const isBackwards = (first: Element | null, second: Element | null) => {
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
				const [start, end] = isRightToLeft ? [other, one] : [one, other];
				const isAbove = other.bottom <= one.top + 1;
				const isAfter = end.left >= start.right - 1;
				const isBefore = isRightToLeft ? other.left >= one.right - 1 : other.right <= one.left + 1;
				const across = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
				const isSameRow = across > Math.min(one.height, other.height) / 2;
				return (isAbove && !isAfter) || (isSameRow && isBefore);
			};
			return order
				.slice(1)
				.map((to, index): [string, string] => [order[index] ?? '', to])
				.filter(([from, to]) => isBackwards(find(from), find(to)));
		},
		{ mark: MARK, order },
	);

/**
 * The faults of Tab, from the start of the open dialog or the screen: controls that it does not reach or reaches in another order than on the screen,
 * a screen that it does not leave, and a dialog that it leaves.
 */
export async function findTabFaults(page: Page): Promise<string[]> {
	const { names, isDialog } = await markStops(page);
	const stops = await pressTab(page, Math.min(MOST_STOPS, names.length + EXTRA_STOPS));
	const end = stops.indexOf(null);
	const seen = end < 0 ? stops : stops.slice(0, end);
	const order = [...new Set(seen)].filter((stop): stop is string => Boolean(stop));
	const jumps = isDialog ? [] : await findJumps(page, order);
	const isTrapped = end < 0;
	return [
		...names
			.filter((_name, index) => !order.includes(String(index)))
			.map((name) => `not reached: ${name}`),
		...jumps.map(([from, to]) => `${names[Number(from)]} → ${names[Number(to)]}`),
		...(isTrapped === isDialog ? [] : [isDialog ? 'Tab leaves the dialog' : 'Tab is trapped']),
	];
}
