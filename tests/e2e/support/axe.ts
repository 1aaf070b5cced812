import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, renameSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { AXE_OPTIONS, STRUCTURE_RULES } from './axe-rules';
import { CONTAINER } from './dashboard';
import { dataFile } from './data-folder';
import { SITE } from './site';

const SCRIPT = 'axe.min.js';

/** Our part of the page, and our dialogs, which are outside it. wp-admin itself is not checked. */
const OURS = [CONTAINER, '.jp-layer'];

/** All elements that the structure rules check, except content outside landmarks. */
const STRUCTURE = [
	'h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, section, form, [accesskey]',
	...['heading', 'main', 'navigation', 'banner', 'contentinfo', 'complementary', 'region'],
	...['search', 'form', 'dialog', 'alertdialog', 'alert', 'status', 'presentation', 'none'],
].map((one) => (one.includes(' ') ? one : `[role="${one}"]`));

/** Parts of a screen as digests of their HTML, each with the rules and the width, direction and colors of the page. */
interface Pieces {
	cards: string[];
	/** The screen without its cards. */
	rest: string;
	outline: string;
}

declare global {
	/** Parts of screens without violations, from all files of a worker; defined by `environment.js`. */
	var flawless: Set<string>;
}

/** Removes React's generated ids, which differ on each page. */
const withoutIds = (html: string) => html.replace(/:r[0-9a-z]+:/g, '');

/** Loads axe from the site itself, so that the browser caches its half megabyte compiled. */
async function loadAxe(page: Page): Promise<void> {
	const file = dataFile(`wordpress/${SCRIPT}`);
	if (!existsSync(file)) {
		// Written in one step, because another worker may load it at the same time.
		copyFileSync(require.resolve(`axe-core/${SCRIPT}`), `${file}.${process.pid}`);
		renameSync(`${file}.${process.pid}`, file);
	}
	await page.addScriptTag({ url: `${SITE}/${SCRIPT}` });
}

/** @param rules Of axe that are run on the parts; empty for all. */
async function readPieces(page: Page, rules: string[]): Promise<Pieces> {
	const { look, cards, rest, outline } = await page.evaluate(
		({ selectors, structure }) => {
			const roots = [...document.querySelectorAll(selectors)];
			const cards = roots.flatMap((root) => [...root.querySelectorAll('[data-card]')]);
			const withoutCards = (root: Element) => {
				const copy = root.cloneNode(true) as Element;
				copy.querySelectorAll('[data-card]').forEach((card) => card.replaceChildren());
				return copy.outerHTML;
			};
			const outlineOf = (element: Element): string => {
				const inner = [...element.children].map(outlineOf).join('');
				if (!element.matches(structure)) {
					return inner;
				}
				const label = element.getAttribute('aria-labelledby');
				const name = label && document.getElementById(label)?.textContent;
				const copy = element.cloneNode() as Element;
				copy.append(name ?? (/^H\d$/.test(element.tagName) ? (element.textContent ?? '') : ''));
				return copy.outerHTML.replace(/<\/[^<]*$/, (end) => inner + end);
			};
			const ids = roots.flatMap((root) => [...root.querySelectorAll('[id]')].map(({ id }) => id));
			const doubles = ids.filter((id, index) => ids.indexOf(id) !== index);
			const [scheme] = /admin-color-\S+/.exec(document.body.className) ?? [];
			return {
				look: [
					window.innerWidth,
					getComputedStyle(document.body).direction,
					scheme,
					matchMedia('(forced-colors: active)').matches,
					matchMedia('(prefers-contrast: more)').matches,
					'',
				].join(' '),
				cards: cards.map((card) => card.outerHTML),
				rest: roots.map(withoutCards).join(''),
				outline: [...roots.map(outlineOf), ...doubles].join(' '),
			};
		},
		{ selectors: OURS.join(), structure: STRUCTURE.join() },
	);
	const toPiece = (html: string) =>
		createHash('sha1')
			.update(rules.join() + look + withoutIds(html))
			.digest('base64');
	return { cards: cards.map(toPiece), rest: toPiece(rest), outline: toPiece(`outline ${outline}`) };
}

/**
 * The violations that axe finds, each as "rule: element". Parts and structures of screens that axe has already passed in the
 * same worker are skipped.
 *
 * @param only The rules to run; none of them may be about the structure of the screen. By default all rules.
 */
export async function findViolations(page: Page, only: string[] = []): Promise<string[]> {
	const { cards, rest, outline } = await readPieces(page, only);
	const known = cards.map((card) => flawless.has(card));
	const isRestKnown = flawless.has(rest);
	const isOutlineKnown = only.length > 0 || (isRestKnown && flawless.has(outline));
	if (isRestKnown && isOutlineKnown && !known.includes(false)) {
		return [];
	}
	const hasAxe = await page.evaluate(() => 'axe' in window);
	if (!hasAxe) {
		await loadAxe(page);
	}
	const found = await page.evaluate(
		async ({ selectors, options, rules, known, isRestKnown, isOutlineKnown }) => {
			const { axe } = window as unknown as {
				axe: { run: (context: object, options: object) => Promise<AxeResults> };
			};
			const roots = [...document.querySelectorAll(selectors)];
			const cards = roots.flatMap((root) => [...root.querySelectorAll('[data-card]')]);
			const include = isRestKnown ? cards.filter((_card, index) => !known[index]) : roots;
			const exclude = isRestKnown ? [] : cards.filter((_card, index) => known[index]);
			const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
			const results = [
				...(include.length
					? [await axe.run({ include, exclude }, { ...options, rules: off })]
					: []),
				...(isOutlineKnown
					? []
					: [
							await axe.run(
								{ include: roots },
								{ ...options, runOnly: { type: 'rule', values: rules } },
							),
						]),
			];
			const lines = results.flatMap(({ violations }) =>
				violations.flatMap(({ id, nodes }) =>
					nodes.map(({ html, target, any }) => {
						const reasons = any.map(({ message }) => message).join();
						return `${id}: ${String(target)} ${html.slice(0, 160)} ${reasons}`;
					}),
				),
			);
			return [...new Set(lines)];
		},
		{
			selectors: OURS.join(),
			options: (only.length
				? { ...AXE_OPTIONS, runOnly: { type: 'rule', values: only } }
				: AXE_OPTIONS) as object,
			rules: STRUCTURE_RULES,
			known,
			isRestKnown,
			isOutlineKnown,
		},
	);
	if (found.length === 0) {
		[...cards, rest, outline].forEach((piece) => flawless.add(piece));
	}
	return found;
}

/** The violations of all rules in a part of a page outside the app, each as "rule: element". */
export async function findViolationsIn(page: Page, selector: string): Promise<string[]> {
	await loadAxe(page);
	return page.evaluate(
		async ({ selector, options }) => {
			const { axe } = window as unknown as {
				axe: { run: (context: object, options: object) => Promise<AxeResults> };
			};
			const { violations } = await axe.run({ include: [[selector]] }, options);
			return violations.flatMap(({ id, nodes }) =>
				nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
			);
		},
		{ selector, options: AXE_OPTIONS as object },
	);
}

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
