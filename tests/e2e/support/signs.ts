import type { Page } from 'playwright-core';
import { CONTAINER } from './dashboard';

/** Our part of the page, and the layers outside it. */
const PARTS = [CONTAINER, '.jp-layer'];

/** All controls that a person can use now. */
const CONTROLS = PARTS.map(
	(part) =>
		`${part} :is(a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"])`,
).join();

/** Attributes whose values a person must be able to tell apart. */
const STATES = ['data-state', 'aria-checked', 'aria-selected', 'aria-pressed', 'aria-current'];

interface Reader {
	/** Its lines: borders and outline. */
	lines: (style: CSSStyleDeclaration) => string[];
	/** Its lines, areas and drawings, including those of its children and pseudo-elements, for a comparison. */
	look: (element: Element) => string;
	isShown: (element: Element) => boolean;
	describe: (element: Element) => string;
}

declare global {
	interface Window {
		__reader: Reader;
	}
}

const installReader = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const SIDES = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'];
		const AREAS = 'background-color color clip-path text-decoration-line font-weight opacity';
		const SHAPES = ['fill', 'stroke', 'stroke-dasharray', 'stroke-width'];
		const lines = (style: CSSStyleDeclaration) =>
			SIDES.filter(
				(side) =>
					style.getPropertyValue(`${side}-style`) !== 'none' &&
					parseFloat(style.getPropertyValue(`${side}-width`)) > 0,
			).map((side) =>
				['style', 'width', 'color'].map((part) => style.getPropertyValue(`${side}-${part}`)).join(),
			);
		const look = (element: Element): string => {
			const own = ['', '::before', '::after'].map((pseudo) => {
				const style = getComputedStyle(element, pseudo);
				const names = [
					...AREAS.split(' '),
					'inset-inline-start',
					...(element instanceof SVGElement ? SHAPES : []),
				];
				return pseudo && style.content === 'none'
					? ''
					: [...lines(style), ...names.map((name) => style.getPropertyValue(name))].join('|');
			});
			const checked = element instanceof HTMLInputElement && element.checked;
			// Drawings of a state differ by their path, the parts of one drawing only by their colors.
			const paths = element instanceof SVGSVGElement ? element.innerHTML.match(/ d="[^"]+/g) : '';
			return [...own, checked, paths, ...[...element.children].map(look)].join(';');
		};
		window.__reader = {
			lines,
			look,
			isShown: (element) =>
				element.checkVisibility({ checkOpacity: true, visibilityProperty: true }),
			describe: (element) =>
				`<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(
					element.getAttribute('aria-label') ??
					element.textContent ??
					''
				).slice(0, 60)}`,
		};
	});

/** Controls and signs of a state that high contrast mode makes invisible or alike. The mode must be on. */
export async function findLostSigns(page: Page): Promise<string[]> {
	await installReader(page);
	return page.evaluate(
		({ parts, controls, states }) => {
			const { lines, look, isShown, describe } = window.__reader;
			const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
			const within = (selector: string) => parts.map((part) => `${part} ${selector}`).join();
			const found: string[] = [];
			const stylesOf = (element: Element) =>
				['', '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
			for (const control of all(controls).filter((one) =>
				// The browser draws the button of a file input.
				one.matches('button, input:not([type="file"]), [class*="button"]'),
			)) {
				const hasSign = [control, ...control.querySelectorAll('*')].some(
					(part) =>
						part instanceof SVGElement ||
						stylesOf(part).some(
							(style) =>
								lines(style).length > 0 ||
								style.textDecorationLine !== 'none' ||
								(style.forcedColorAdjust === 'none' &&
									!/^rgba\(.*, 0\)$/.test(style.backgroundColor)),
						),
				);
				if (!hasSign) {
					found.push(`no line, underline or drawing: ${describe(control)}`);
				}
			}
			for (const element of all(within('*'))) {
				const [, ...pseudos] = stylesOf(element);
				for (const style of pseudos) {
					const isShape = style.content === '""' && style.clipPath.startsWith('polygon');
					const area = isShape ? style.backgroundColor : '';
					if (isShape && area === getComputedStyle(document.body).backgroundColor) {
						found.push(`a shape in the color of the page: ${describe(element)}`);
					}
				}
			}
			for (const state of states) {
				const kinds = new Map<string, Map<string, Set<string>>>();
				for (const element of all(within(`[${state}]`))) {
					const kind = `${element.parentElement?.className.toString()} ${element.tagName}`;
					const values = kinds.get(kind) ?? new Map<string, Set<string>>();
					const value = element.getAttribute(state) ?? '';
					kinds.set(kind, values.set(value, (values.get(value) ?? new Set()).add(look(element))));
				}
				for (const [kind, values] of kinds) {
					[...values].forEach(([value, looks], index, entries) => {
						for (const [other, others] of entries.slice(index + 1)) {
							if ([...looks].some((one) => others.has(one))) {
								found.push(`${state} ${value} looks like ${other}: ${kind}`);
							}
						}
					});
				}
			}
			return [...new Set(found)];
		},
		{ parts: PARTS, controls: CONTROLS, states: STATES },
	);
}

/** Controls that look the same with the focus as without it. */
export async function findHiddenFocus(page: Page): Promise<string[]> {
	await installReader(page);
	// The focus is shown only to keyboard users.
	await page.keyboard.press('Shift');
	return page.evaluate((controls) => {
		const { look, isShown, describe } = window.__reader;
		const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
		const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(controls)].filter(isShown);
		const lookAround = (control: HTMLElement) => {
			const around = control.parentElement;
			const { outline, borderColor, boxShadow } = getComputedStyle(around ?? control);
			return [look(control), outline, borderColor, boxShadow].join();
		};
		return all.flatMap((control) => {
			control.blur();
			const before = lookAround(control);
			control.focus({ preventScroll: true });
			const isFocused = document.activeElement === control;
			return isFocused && lookAround(control) === before ? [`no focus: ${describe(control)}`] : [];
		});
	}, CONTROLS);
}

/** Focused controls that are hidden behind something else, for example behind a bar that sticks to an edge. */
export async function findCoveredFocus(page: Page): Promise<string[]> {
	await installReader(page);
	return page.evaluate((controls) => {
		const { isShown, describe } = window.__reader;
		const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
		const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(controls)].filter(isShown);
		return all.flatMap((control) => {
			control.focus();
			if (document.activeElement !== control) {
				return [];
			}
			const boxes = [control, ...(control.closest('label') ? [control.closest('label')] : [])].map(
				(one) => (one ?? control).getBoundingClientRect(),
			);
			const isSeen = boxes.some(({ left, top, width, height }) =>
				[0.1, 0.3, 0.5, 0.7, 0.9].some((across) =>
					[0.1, 0.3, 0.5, 0.7, 0.9].some((down) => {
						const hit = document.elementFromPoint(left + width * across, top + height * down);
						// A notice is above the page only for a while.
						const isNotice = hit?.closest('[class*="-global"]');
						return hit !== null && (isNotice || control.contains(hit) || hit.contains(control));
					}),
				),
			);
			return isSeen ? [] : [`covered: ${describe(control)}`];
		});
	}, CONTROLS);
}

/** Parts that move, or would move on a change, for longer than a hundredth of a second. Reduced motion must be on. */
export const findMotion = (page: Page): Promise<string[]> =>
	page.evaluate((parts) => {
		const LONGEST = 10;
		const running = document
			.getAnimations()
			.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > LONGEST)
			.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
			.filter((target) => target?.closest(parts));
		const moving = [...document.querySelectorAll(parts)]
			.flatMap((part) => [part, ...part.querySelectorAll('*')])
			.filter((element) =>
				['', '::before', '::after'].some((pseudo) => {
					const style = getComputedStyle(element, pseudo);
					const isMoved = pseudo === '' || style.content !== 'none';
					const times = `${style.transitionDuration}, ${style.animationDuration}`;
					return isMoved && times.split(', ').some((time) => parseFloat(time) * 1000 > LONGEST);
				}),
			);
		return [...new Set([...running, ...moving])].map(
			(element) => `moves: ${element?.outerHTML.slice(0, 150)}`,
		);
	}, PARTS.join());
