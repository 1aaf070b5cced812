import type { Page } from 'playwright-core';
import type { ReadCard, ReadPage } from '#tests/app/worlds/expectation';
import { CONTAINER } from './dashboard';

/** Reads the content of the screen in one call. */
export function readCards(page: Page): Promise<ReadPage> {
	return page.evaluate((selector) => {
		const ROLES: Record<string, string> = { A: 'link', BUTTON: 'button' };
		const words = (element: Element) =>
			((element as HTMLElement).innerText ?? '').replace(/\s+/g, ' ').trim();
		const nameOf = (element: Element) => element.getAttribute('aria-label') ?? words(element);
		const isCard = (element: Element) => element.hasAttribute('data-card');

		function describe(element: Element): string {
			const role = element.getAttribute('role') ?? ROLES[element.tagName] ?? '';
			if (role !== 'switch') {
				return `${role}: ${nameOf(element)}`;
			}
			const state =
				element.getAttribute('aria-checked') ?? String((element as HTMLInputElement).checked);
			return `switch: ${state === 'true' ? 'on' : 'off'}`;
		}
		const controlsOf = (elements: Element[]) => elements.map(describe);

		const container = document.querySelector(selector)!;
		const usable = [...container.querySelectorAll('a[href], button, [role="switch"]')];
		const found = [...container.querySelectorAll('[data-card]')];
		const named = found.map((card): [string, ReadCard] => [
			words(document.getElementById(card.getAttribute('aria-labelledby') ?? '') ?? card),
			{ text: words(card), controls: controlsOf(usable.filter((one) => card.contains(one))) },
		]);
		const outside = [...container.querySelectorAll('*')].filter(
			(one) => !one.closest('[data-card]') && !one.querySelector('[data-card]') && !isCard(one),
		);
		const roots = outside.filter((one) => !outside.includes(one.parentElement!));
		return {
			cards: Object.fromEntries(named),
			names: named.map(([name]) => name),
			rest: {
				text: roots.map(words).join(' '),
				controls: controlsOf(usable.filter((one) => !one.closest('[data-card]'))),
			},
			handles: [],
			// The message about scripts that don't start has one, too, and is hidden from everyone.
			mainHeadings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility())
				.length,
		};
	}, CONTAINER);
}
