/**
 * Moves the focus to the title of a card on the page of an element, and thereby the page to the card.
 *
 * @param names The names of cards, by `CardName`; the first one on the page is taken.
 */
export function focusCard(names: readonly string[], { ownerDocument }: Element): void {
	const titles = names.map((name) =>
		ownerDocument.querySelector<HTMLElement>(`[data-card="${name}"] [data-card-title]`),
	);
	titles.find((title) => title !== null)?.focus();
}
