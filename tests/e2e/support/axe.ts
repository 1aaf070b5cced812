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

/** What axe finds wrong, as "rule: element" each. */
export async function findViolations(page: Page): Promise<string[]> {
	const hasAxe = await page.evaluate(() => 'axe' in window);
	if (!hasAxe) {
		await page.evaluate(SOURCE);
	}
	return page.evaluate(
		async ({ selectors, options }) => {
			const { axe } = window as unknown as {
				axe: { run: (context: object, options: object) => Promise<AxeResults> };
			};
			const include = selectors
				.filter((selector) => document.querySelector(selector))
				.map((one) => [one]);
			const { violations } = await axe.run({ include }, options);
			return violations.flatMap(({ id, nodes }) =>
				nodes.map(({ html, target }) => `${id}: ${String(target)} ${html.slice(0, 160)}`),
			);
		},
		{ selectors: OURS, options: OPTIONS as object },
	);
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
