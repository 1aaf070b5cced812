import type { Page } from 'playwright-core';
import { CONTAINER } from './dashboard';

/** Edges in pixels, start and end in reading direction. */
export interface Edges {
	top: number;
	bottom: number;
	start: number;
	end: number;
}

/** A visible element. */
export interface Part extends Edges {
	/** Its tag, classes and first words, for a report. */
	name: string;
	tag: string;
	/** Its own text, without that of its parts. */
	text: string;
	/** The edges of its own text. */
	line?: Edges;
	/** The middle of its first line. */
	middle?: number;
	/** The name of a card, which is often "true". */
	card?: string;
	/** A button, or a link that looks like one, is boxed, or quiet without a background; a link that is a part of its own with more than a line is a cell. */
	control?: 'boxed' | 'quiet' | 'icon' | 'link' | 'cell' | 'switch' | 'field' | 'tabs' | 'fold';
	/** Whether it is a line of text, or a part of one. */
	isInline: boolean;
	/** Whether it places its parts side by side or below each other. */
	isGrid: boolean;
	/** Whether its parts are moved apart. */
	isSpread: boolean;
	isCentered: boolean;
	isUnderlined: boolean;
	/** White on the accent color. */
	isFilled: boolean;
	/** The width of its border on each side. */
	border: Edges;
	parts: Part[];
}

/** Reads the visible elements of a screen, without charts, notices of other plugins, and what is out of the flow. */
export const readLayout = (page: Page): Promise<Part> =>
	page.evaluate((selector) => {
		const root = document.querySelector(selector)!;
		const isMirrored = getComputedStyle(root).direction === 'rtl';
		const edgesOf = ({ top, bottom, left, right }: DOMRect) => ({
			top,
			bottom,
			start: isMirrored ? window.innerWidth - right : left,
			end: isMirrored ? window.innerWidth - left : right,
		});
		const controlOf = (element: Element, style: CSSStyleDeclaration): Part['control'] => {
			const role = element.getAttribute('role');
			if (role === 'tablist' || role === 'switch') {
				return role === 'switch' ? 'switch' : 'tabs';
			}
			if (element.matches('input, select, textarea')) {
				return 'field';
			}
			if (element.matches('h2 > button, h3 > button, h4 > button, nav button')) {
				return 'fold';
			}
			if (!element.matches('a, button')) {
				return undefined;
			}
			const isBoxed =
				style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.outlineStyle === 'solid';
			if (!element.textContent?.trim()) {
				return 'icon';
			}
			const shape = { flex: 'cell', grid: 'cell', 'inline-flex': 'quiet' }[
				style.display
			] as Part['control'];
			return isBoxed ? 'boxed' : (shape ?? 'link');
		};
		const read = (element: Element): Part[] => {
			const style = getComputedStyle(element);
			if (style.display === 'contents') {
				return [...element.children].flatMap(read);
			}
			const box = element.getBoundingClientRect();
			const isSeen =
				element.checkVisibility({ visibilityProperty: true }) &&
				(box.width > 1 || box.height > 1) &&
				style.clipPath === 'none' &&
				!/absolute|fixed|sticky/.test(style.position) &&
				!element.matches('[data-visually-hidden], .notice, option, br');
			if (!isSeen) {
				return [];
			}
			const texts = [...element.childNodes].filter(
				(node) => node.nodeName === '#text' && node.textContent?.trim(),
			);
			const range = document.createRange();
			if (texts.length > 0) {
				range.setStartBefore(texts[0]!);
				range.setEndAfter(texts.at(-1)!);
			}
			const [first] = texts.length > 0 ? range.getClientRects() : [];
			const width = (side: string) => parseFloat(style.getPropertyValue(`border-${side}-width`));
			const control = controlOf(element, style);
			const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
			return [
				{
					...edgesOf(box),
					// The target of a link is higher than its words.
					...(control === 'link' && {
						top: box.top + parseFloat(style.paddingTop),
						bottom: box.bottom - parseFloat(style.paddingBottom),
					}),
					name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${words.slice(0, 40)}”`,
					tag: element.tagName,
					text: texts.map(({ textContent }) => textContent?.trim()).join(' '),
					...(first && {
						line: edgesOf(range.getBoundingClientRect()),
						middle: (first.top + first.bottom) / 2,
					}),
					card: element.getAttribute('data-card') ?? undefined,
					control,
					isInline: style.display.startsWith('inline'),
					isGrid: /flex|grid/.test(style.display),
					isSpread: /space|end/.test(style.justifyContent),
					isCentered: style.textAlign === 'center' || style.justifyItems === 'center',
					isFilled:
						style.backgroundColor.startsWith('oklch') && style.color === 'rgb(255, 255, 255)',
					isUnderlined: style.textDecorationLine === 'underline',
					border: {
						top: width('top'),
						bottom: width('bottom'),
						start: width('inline-start'),
						end: width('inline-end'),
					},
					parts:
						(control && control !== 'cell') || element.matches('svg, figure')
							? []
							: [...element.children].flatMap(read),
				},
			];
		};
		return read(root)[0]!;
	}, CONTAINER);
