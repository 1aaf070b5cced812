/** What the browser's own sheet tells elements apart by, as far as they are told apart here. */
const TOLD_APART_BY = ['hidden', 'open', 'type', 'dir', 'popover'];

const keyOf = (element: Element) =>
	[
		element.namespaceURI,
		element.localName,
		...TOLD_APART_BY.map((name) => element.getAttribute(name)),
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
 * jsdom works out the style of an element from every rule of its own sheet, at each question, and a search by role asks for each
 * element of the page: a fifth of the time of a screen's test. No sheet of ours is there, so equal elements have one answer.
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
