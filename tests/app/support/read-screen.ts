import type { ReadCard, ReadPage } from '../worlds/expectation';

const ROLES: Record<string, string> = { A: 'link', BUTTON: 'button' };
const UNREAD = new Set(['STYLE', 'SCRIPT', 'TEMPLATE']);
/** Elements that a browser keeps on the line of their neighbors. */
const INLINE = new Set([
	...['A', 'ABBR', 'B', 'BUTTON', 'CODE', 'EM', 'I', 'LABEL', 'MARK', 'SMALL', 'STRONG'],
	...['SUB', 'SUP', 'TIME'],
]);

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function textOf(node: Node): string {
	if (!(node instanceof Element)) {
		return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
	}
	if (UNREAD.has(node.tagName) || node.hasAttribute('hidden')) {
		return '';
	}
	const text = [...node.childNodes].map(textOf).join('');
	return INLINE.has(node.tagName) ? text : ` ${text} `;
}

const wordsOf = (element: Element) => tidy(textOf(element));

function describeControl(element: Element): string | null {
	const role = element.getAttribute('role') ?? ROLES[element.tagName] ?? '';
	if (role === 'switch') {
		return `switch: ${element.getAttribute('aria-checked') === 'true' ? 'on' : 'off'}`;
	}
	const isControl = element.tagName === 'BUTTON' || element.matches('a[href]');
	return isControl ? `${role}: ${element.getAttribute('aria-label') ?? wordsOf(element)}` : null;
}

/** Reads the content of the screen in one walk, as `tests/e2e/support/read-cards.ts` does in a browser. */
export function readScreen(container: Element): ReadPage {
	const cards: Record<string, ReadCard> = {};
	const names: string[] = [];
	const rest: ReadCard = { text: '', controls: [] };

	function read(node: Node, into: readonly ReadCard[]) {
		if (!(node instanceof Element)) {
			const text = textOf(node);
			into.forEach((card) => (card.text += text));
			return;
		}
		if (UNREAD.has(node.tagName) || node.hasAttribute('hidden')) {
			return;
		}
		const isCard = node.hasAttribute('data-card');
		const inside = isCard ? [...into.filter((card) => card !== rest), newCard(node)] : into;
		const control = describeControl(node);
		const space = INLINE.has(node.tagName) ? '' : ' ';
		inside.forEach((card) => {
			card.text += space;
			card.controls.push(...(control === null ? [] : [control]));
		});
		node.childNodes.forEach((child) => read(child, inside));
		inside.forEach((card) => (card.text += space));
	}

	function newCard(element: Element): ReadCard {
		const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
		const name = wordsOf(title ?? element);
		names.push(name);
		return (cards[name] = { text: '', controls: [] });
	}

	read(container, [rest]);
	[...Object.values(cards), rest].forEach((card) => (card.text = tidy(card.text)));
	return { cards, names, rest, mainHeadings: container.querySelectorAll('h1').length };
}
