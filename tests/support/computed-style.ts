/** The attributes that jsdom's default stylesheet selects by, as far as the app uses them. */
const STYLED_ATTRIBUTES = ['hidden', 'open', 'type', 'dir', 'popover'];

const keyOf = (element: Element) =>
	[
		element.namespaceURI,
		element.localName,
		...STYLED_ATTRIBUTES.map((name) => element.getAttribute(name)),
	].join(' ');

function isStyled(element: Element): boolean {
	for (let at: Element | null = element; at; at = at.parentElement) {
		if (at.hasAttribute('style')) {
			return true;
		}
	}
	return element.ownerDocument.styleSheets.length > 0;
}

/**
 * Caches `getComputedStyle`. jsdom matches an element against its whole default stylesheet on every call, and a query by role
 * calls it for each element of the page: a fifth of the time of a screen's test. Tests load no other stylesheet, so elements
 * with the same name and attributes share one result.
 */
export function rememberComputedStyles(): void {
	const real = window.getComputedStyle.bind(window);
	const known = new Map<string, CSSStyleDeclaration>();
	window.getComputedStyle = (element, pseudo) => {
		if (pseudo || !element.isConnected || isStyled(element)) {
			return real(element, pseudo);
		}
		const key = keyOf(element);
		const style = known.get(key) ?? real(element);
		known.set(key, style);
		return style;
	};
}
