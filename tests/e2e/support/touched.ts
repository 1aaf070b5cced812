import type { Page } from 'playwright-core';
import { CONTAINER } from './dashboard';

type Watching = Window & { takeTouched?: () => string[] };

/**
 * Records the cards whose DOM changes from now on. Ignores the outlet of notices, which overlays the page and may change at any time.
 */
export function watchTouched(page: Page): Promise<void> {
	return page.evaluate((selector) => {
		const container = document.querySelector(selector)!;
		const content = [...(container.querySelector('.jp-app')?.children ?? [])].find((child) =>
			child.querySelector('[data-screen-title]'),
		);
		const outlet = content?.nextElementSibling;
		const whereIs = (node: Node) => {
			const element = node instanceof Element ? node : node.parentElement;
			const card = element?.closest('[data-card]');
			const id = card?.getAttribute('aria-labelledby') ?? '';
			return (
				document.getElementById(id)?.textContent ?? element?.outerHTML.slice(0, 120) ?? 'the page'
			);
		};
		const isAside = (node: Node) => !node.isConnected || Boolean(outlet?.contains(node));
		const touched = new Set<string>();
		const note = (records: MutationRecord[]) =>
			records
				.filter(({ target }) => !isAside(target))
				.forEach(({ target }) => touched.add(whereIs(target)));
		const observer = new MutationObserver(note);
		observer.observe(container, {
			attributes: true,
			childList: true,
			characterData: true,
			subtree: true,
		});
		(window as Watching).takeTouched = () => {
			note(observer.takeRecords());
			const all = [...touched];
			touched.clear();
			return all;
		};
	}, CONTAINER);
}

/** The names of the cards that have changed since the last call, and the HTML of changed elements outside cards. */
export const takeTouched = (page: Page): Promise<string[]> =>
	page.evaluate(() => (window as Watching).takeTouched?.() ?? ['not watched']);
