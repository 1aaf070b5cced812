import type { Page } from 'playwright-core';
import { toLocale } from '@/ui/use-locale';
import { MARK } from '#tests/support/pseudo-locale';
import { CONTAINER } from './dashboard';

/** Our part of the page, and our dialogs and menus, which are outside it. */
const OURS = `${CONTAINER}, .jp-layer, .components-popover, .components-modal__screen-overlay`;

/** A text that a person can see or hear, with the mark of its translation. */
interface Read {
	text: string;
	place: string;
}

/** The parts of all texts that are outside a mark. A translated text may span several elements. */
const readOutside = (page: Page): Promise<Read[]> =>
	page.evaluate(
		({ selector, start, end }) => {
			const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
			const found: Read[] = [];
			const note = (text: string, element: Element | null) => {
				if (/\p{L}{2}/u.test(text)) {
					const place = element?.outerHTML.replace(/\s+/g, ' ').slice(0, 160) ?? '';
					found.push({ text: text.replace(/\s+/g, ' ').trim(), place });
				}
			};
			const outsideOf = (text: string, depth: number): [outside: string, depth: number] => {
				let outside = '';
				for (const sign of text) {
					depth += sign === start ? 1 : 0;
					outside += depth === 0 ? sign : sign === start ? '\n' : '';
					depth = Math.max(0, depth - (sign === end ? 1 : 0));
				}
				return [outside, depth];
			};
			for (const root of document.querySelectorAll(selector)) {
				if (root.parentElement?.closest(selector)) {
					continue;
				}
				let depth = 0;
				const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
				while (walker.nextNode()) {
					const element = walker.currentNode.parentElement;
					if (element?.closest('style, script, noscript')) {
						continue;
					}
					const [outside, next] = outsideOf(walker.currentNode.textContent ?? '', depth);
					depth = next;
					outside.split('\n').forEach((part) => note(part, element));
				}
				for (const element of root.querySelectorAll('*')) {
					for (const name of ATTRIBUTES) {
						const [outside] = outsideOf(element.getAttribute(name) ?? '', 0);
						outside.split('\n').forEach((part) => note(part, element));
					}
				}
			}
			return found;
		},
		{ selector: OURS, ...MARK },
	);

/** Names of months and days as in dates, the words between them ("21 de mar."), and currencies, which are right in dates and amounts. */
function dateWordsOf(locale: string): string[] {
	const days = Array.from(
		{ length: 12 * 28 },
		(_, index) => new Date(2026, index / 28, (index % 28) + 1),
	);
	const formats = (['long', 'short'] as const).flatMap((width) =>
		[{ month: width }, { month: width, day: 'numeric' }, { weekday: width }].map(
			(options) => new Intl.DateTimeFormat(locale, options as Intl.DateTimeFormatOptions),
		),
	);
	const words = formats.flatMap((format) =>
		days.flatMap((day) =>
			format
				.formatToParts(day)
				.filter(({ type, value }) => /month|weekday/.test(type) || /\p{L}/u.test(value)),
		),
	);
	return [...new Set(words.map(({ value }) => simplify(value)))].sort(
		(a, b) => b.length - a.length,
	);
}

/** Names of products, which are the same in all languages. */
const NAMES = ['jetpack boost', 'jetpack crm'];

/** Tags, as in examples of code, and email addresses. */
const CODE = /<[^>]*>|\S+@\S+/g;

const simplify = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** A name in brackets, as after one of our names. */
const withoutBrackets = (text: string) => text.replace(/^\((.*)\)$/, '$1');

/**
 * Texts without a translation.
 *
 * @param data   Everything that the site sent, such as names and titles, which are shown unchanged.
 * @param locale Language of dates.
 */
export async function findUntranslated(
	page: Page,
	data: string,
	locale: string,
): Promise<string[]> {
	const known = simplify(data);
	const words = [...dateWordsOf(toLocale(locale)), ...NAMES, 'usd', 'us$', 'eur', 'bhd'];
	const rest = (text: string) =>
		words.reduce((left, word) => left.replaceAll(word, ' '), simplify(text.replace(CODE, '')));
	const read = await readOutside(page);
	return read
		.filter(
			({ text }) =>
				!known.includes(withoutBrackets(simplify(text))) && /\p{L}{2}/u.test(rest(text)),
		)
		.map(({ text, place }) => `“${text}” in ${place}`);
}

/**
 * Sentences that are put together from pieces: a translated text next to another one, or to a value, in one element or one attribute. Another
 * language needs another order or other signs between them, so the whole sentence must be one text with placeholders.
 */
export const findPieces = (page: Page): Promise<string[]> =>
	page.evaluate(
		({ selector, start, end }) => {
			const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
			const SENTENCE_END = /(?<=[.!?…]\)? [ölngér ]*)⟧\s+(?=⟦)/g;
			const LIST_AND = /⟧ [ie] (?=⟦)/g;
			/** Signs between the items of a list or the steps of a path, among them Arabic "and". */
			const SEPARATORS = /[,،·›و\n]/;
			const isPiece = (item: string) => {
				let depth = 0;
				let outside = '';
				let marks = 0;
				for (const sign of item) {
					marks += sign === start && depth === 0 ? 1 : 0;
					depth += sign === start ? 1 : 0;
					outside += depth === 0 ? sign : '';
					depth -= sign === end ? 1 : 0;
				}
				return marks > 1 || (marks === 1 && depth === 0 && /[\p{L}\p{N}]/u.test(outside));
			};
			/** Splits a text at the separators outside all marks. */
			const itemsOf = (text: string) => {
				let depth = 0;
				const outer = [...text].map((sign) => {
					depth += sign === start ? 1 : 0;
					const isOuter = depth === 0;
					depth -= sign === end ? 1 : 0;
					return isOuter && SEPARATORS.test(sign) ? '\n' : sign;
				});
				return outer.join('').split('\n');
			};
			const isPieced = (text: string) =>
				itemsOf(text.replace(SENTENCE_END, `${end}\n`).replace(LIST_AND, `${end}\n`)).some(isPiece);
			const found = new Set<string>();
			for (const element of document.querySelectorAll(selector)) {
				for (const one of [element, ...element.querySelectorAll('*')]) {
					const texts = [...one.childNodes]
						.filter((node) => node.nodeType === Node.TEXT_NODE)
						.map((node) => node.textContent ?? '');
					const attributes = ATTRIBUTES.map((name) => one.getAttribute(name) ?? '');
					[texts.join(''), ...attributes].filter(isPieced).forEach((text) => found.add(text));
				}
			}
			return [...found];
		},
		{ selector: OURS, ...MARK },
	);

/** Texts that are cut off by a box, or that cover each other. */
export const findCutOff = (page: Page): Promise<string[]> =>
	page.evaluate((selector) => {
		// The message about scripts that don't start is hidden on every page.
		const layers = [
			...document.querySelectorAll('.components-modal__screen-overlay, .jp-layer'),
		].filter((layer) => layer.checkVisibility());
		const roots = layers.length ? layers : [...document.querySelectorAll(selector)];
		const nameOf = (element: Element) => {
			const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 70);
			return `<${element.tagName.toLowerCase()} class="${element.className.toString().slice(0, 60)}"> “${text}”`;
		};
		const isReadable = (element: Element) =>
			element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
			!element.closest(
				'.screen-reader-text, .components-visually-hidden, [data-visually-hidden], option, style, script, noscript, [aria-hidden="true"], svg',
			);
		/** A notice is above the page, which scrolls below it. */
		const layerOf = (element: Element | null): Element | null =>
			!element || /fixed|sticky/.test(getComputedStyle(element).position)
				? element
				: layerOf(element.parentElement);
		const clips = /hidden|clip/;
		/** A screen has a thousand lines in a few hundred boxes, so that each box is measured once. */
		const measured = new Map<Element, { style: CSSStyleDeclaration; outer: DOMRect }>();
		const measure = (box: Element) => {
			const known = measured.get(box) ?? {
				style: getComputedStyle(box),
				outer: box.getBoundingClientRect(),
			};
			measured.set(box, known);
			return known;
		};
		const lines: { box: DOMRect; element: Element; layer: Element | null }[] = [];
		const found = new Set<string>();
		for (const root of roots) {
			const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			while (walker.nextNode()) {
				const node = walker.currentNode;
				const element = node.parentElement;
				if (!element || !node.textContent?.trim() || !isReadable(element)) {
					continue;
				}
				const range = document.createRange();
				range.selectNodeContents(node);
				const boxes = [...range.getClientRects()].filter(
					({ width, height }) => width > 1 && height > 1,
				);
				let isHidden = false;
				for (
					let box: Element | null = element;
					box && root.contains(box) && !isHidden;
					box = box.parentElement
				) {
					const { style, outer } = measure(box);
					if (outer.width <= 1 || outer.height <= 1 || style.clipPath !== 'none') {
						isHidden = true;
						break;
					}
					for (const line of boxes) {
						const isWide = line.right > outer.right + 1.5 || line.left < outer.left - 1.5;
						const isHigh = line.bottom > outer.bottom + 3 || line.top < outer.top - 3;
						if (
							(isWide && clips.test(style.overflowX)) ||
							(isHigh && clips.test(style.overflowY))
						) {
							found.add(`cut off by ${nameOf(box).split('“')[0]}: ${nameOf(element)}`);
						}
					}
					if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
						break;
					}
				}
				if (!isHidden) {
					const layer = layerOf(element);
					lines.push(...boxes.map((box) => ({ box, element, layer })));
				}
			}
		}
		const width = document.documentElement.clientWidth;
		// Sorted by their tops, so that a line is only compared with those that begin before its end.
		lines.sort((one, other) => one.box.top - other.box.top);
		lines.forEach(({ box, element, layer }, index) => {
			if (box.right > width + 1 || box.left < -1) {
				found.add(`outside of the window: ${nameOf(element)}`);
			}
			for (let next = index + 1; next < lines.length; next++) {
				const other = lines[next]!;
				if (other.box.top >= box.bottom) {
					break;
				}
				const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
				const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
				if (
					layer === other.layer &&
					across > 3 &&
					down > Math.min(box.height, other.box.height) / 2 &&
					!element.contains(other.element) &&
					!other.element.contains(element)
				) {
					found.add(`overlap: ${nameOf(element)} and ${nameOf(other.element)}`);
				}
			}
		});
		return [...found];
	}, OURS);
