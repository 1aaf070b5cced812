import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { CONTAINER } from './dashboard';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** All of WCAG 2.2 AA and what is held to be good practice; wp-admin around us is not ours to judge. */
const OPTIONS: RunOptions = {
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
	resultTypes: ['violations'],
};

/** Our part of the page and our dialogs, which stand beside it. */
const OURS = [CONTAINER, '.jp-layer'];

/** They judge how the pieces of a screen stand to each other, so that all of them have to be there. */
const OF_THE_WHOLE = [
	'accesskeys',
	'duplicate-id-aria',
	'empty-heading',
	'heading-order',
	'landmark-banner-is-top-level',
	'landmark-complementary-is-top-level',
	'landmark-contentinfo-is-top-level',
	'landmark-main-is-top-level',
	'landmark-no-duplicate-banner',
	'landmark-no-duplicate-contentinfo',
	'landmark-no-duplicate-main',
	'landmark-unique',
	'page-has-heading-one',
	'region',
];

/** Pieces of screens in which nothing was found, as HTML with the width and the direction in which they stood. */
const flawless = new Set<string>();

/** React numbers the ids of a page anew in each. */
const withoutIds = (html: string) => html.replace(/:r[0-9a-z]+:/g, '');

/** The cards of a screen, and last what is left of it without them. */
async function readPieces(page: Page): Promise<string[]> {
	const pieces = await page.evaluate((selectors) => {
		const roots = [...document.querySelectorAll(selectors.join())];
		const cards = roots.flatMap((root) => [...root.querySelectorAll('[data-card]')]);
		const rest = roots.map((root) => {
			const copy = root.cloneNode(true) as Element;
			copy.querySelectorAll('[data-card]').forEach((card) => card.replaceChildren());
			return copy.outerHTML;
		});
		const look = `${window.innerWidth} ${getComputedStyle(document.body).direction}`;
		return [...cards.map((card) => card.outerHTML), rest.join('')].map((one) => look + one);
	}, OURS);
	return pieces.map(withoutIds);
}

/**
 * What axe finds wrong, as "rule: element" each. What a test of the same file has found flawless is not searched again, but for how it
 * stands to what is around it.
 */
export async function findViolations(page: Page): Promise<string[]> {
	const hasAxe = await page.evaluate(() => 'axe' in window);
	if (!hasAxe) {
		await page.evaluate(SOURCE);
	}
	const pieces = await readPieces(page);
	const isKnown = pieces.map((piece) => flawless.has(piece));
	const found = await page.evaluate(
		async ({ selectors, options, known, isRestKnown, rules }) => {
			const { axe } = window as unknown as {
				axe: { run: (context: object, options: object) => Promise<AxeResults> };
			};
			const roots = [...document.querySelectorAll(selectors.join())];
			const cards = roots.flatMap((root) => [...root.querySelectorAll('[data-card]')]);
			const include = isRestKnown ? cards.filter((_card, index) => !known[index]) : roots;
			const exclude = isRestKnown ? [] : cards.filter((_card, index) => known[index]);
			const parts = include.length ? await axe.run({ include, exclude }, options) : undefined;
			const whole = await axe.run({ include: roots }, { ...options, runOnly: rules });
			const all = [...(parts?.violations ?? []), ...whole.violations];
			const lines = all.flatMap(({ id, nodes }) =>
				nodes.map(({ html, target }) => `${id}: ${String(target)} ${html.slice(0, 160)}`),
			);
			return [...new Set(lines)];
		},
		{
			selectors: OURS,
			options: OPTIONS as object,
			known: isKnown.slice(0, -1),
			isRestKnown: isKnown.at(-1) === true,
			rules: { type: 'rule', values: OF_THE_WHOLE },
		},
	);
	if (found.length === 0) {
		pieces.forEach((piece) => flawless.add(piece));
	}
	return found;
}

/** What sticks out of our container sideways. */
export async function findOverflow(page: Page): Promise<string[]> {
	return page.evaluate((selector) => {
		const container = document.querySelector(selector);
		if (!container || container.scrollWidth <= container.clientWidth + 1) {
			return [];
		}
		const { left, right } = container.getBoundingClientRect();
		return [...container.querySelectorAll('*')]
			.filter((element) => {
				const box = element.getBoundingClientRect();
				return box.width > 1 && (box.right > right + 1 || box.left < left - 1);
			})
			.slice(0, 5)
			.map(
				(element) =>
					`${container.scrollWidth} > ${container.clientWidth}: ${element.outerHTML.slice(0, 120)}`,
			);
	}, CONTAINER);
}
