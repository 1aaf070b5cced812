import type { Handle, ReadCard, ReadPage } from '../worlds/expectation';

const ROLES: Record<string, string> = { A: 'link', BUTTON: 'button' };
const UNREAD = new Set(['STYLE', 'SCRIPT', 'TEMPLATE']);
/** Inline elements, which stay on the line of their neighbors. */
const INLINE = new Set([
	...['A', 'ABBR', 'B', 'BUTTON', 'CODE', 'EM', 'I', 'LABEL', 'MARK', 'SMALL', 'STRONG'],
	...['SUB', 'SUP', 'TIME'],
]);

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const isUnread = (element: Element) =>
	UNREAD.has(element.tagName) || element.hasAttribute('hidden');

/** @param isOmitted Whether an element isn't part of the text. */
function textOf(node: Node, isOmitted: (element: Element) => boolean): string {
	if (!(node instanceof Element)) {
		return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
	}
	if (isOmitted(node)) {
		return '';
	}
	const text = [...node.childNodes].map((child) => textOf(child, isOmitted)).join('');
	return INLINE.has(node.tagName) ? text : ` ${text} `;
}

const wordsOf = (element: Element) => tidy(textOf(element, isUnread));

/** In tests the name of a class is its name in the style sheet. */
const isInvisible = (element: Element) =>
	isUnread(element) ||
	/(?:^|\s)hidden(?:\s|$)|visuallyHidden/.test(element.getAttribute('class') ?? '');

const isControl = (element: Element) => element.tagName === 'BUTTON' || element.matches('a[href]');

/** The accessible name of anything but a field. */
function nameOf(element: Element): string {
	const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
	const labels = ids.map((id) => document.getElementById(id)).filter((label) => label !== null);
	return (labels.length > 0 ? labels : [element])
		.map((label) => label.getAttribute('aria-label') ?? wordsOf(label))
		.join(' ');
}

/** The visible words of an element, without those for screen readers inside it. */
const visibleWordsOf = (element: Element) =>
	tidy([...element.childNodes].map((child) => textOf(child, isInvisible)).join(''));

function readHandles(container: Element): Handle[] {
	const status = container.querySelector('[data-headline]')?.closest('[data-card]');
	return [...container.querySelectorAll('button, a[href]')]
		.filter(
			(element) =>
				!element.closest('[hidden]') && !element.matches('[role="switch"], [role="tab"]'),
		)
		.map((element) => ({
			name: `${ROLES[element.tagName]}: ${nameOf(element)}`,
			words: visibleWordsOf(element),
			isStatus: status?.contains(element) ?? false,
			href: element.getAttribute('href'),
		}));
}

function describeControl(element: Element): string | null {
	const role = element.getAttribute('role') ?? ROLES[element.tagName] ?? '';
	if (role === 'switch') {
		return `switch: ${element.getAttribute('aria-checked') === 'true' ? 'on' : 'off'}`;
	}
	return isControl(element)
		? `${role}: ${element.getAttribute('aria-label') ?? wordsOf(element)}`
		: null;
}

export function readScreen(container: Element): ReadPage {
	const cards: Record<string, ReadCard> = {};
	const names: string[] = [];
	const rest: ReadCard = { text: '', controls: [] };

	function read(node: Node, into: readonly ReadCard[]) {
		if (!(node instanceof Element)) {
			const text = textOf(node, isUnread);
			into.forEach((card) => (card.text += text));
			return;
		}
		if (isUnread(node)) {
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
	return {
		cards,
		names,
		rest,
		handles: readHandles(container),
		sentences: [...container.querySelectorAll('*')]
			.filter((element) => !element.closest('a, button, label, li, [hidden]'))
			.map((element) =>
				tidy(
					[...element.childNodes]
						.filter(({ nodeType }) => nodeType === 3)
						.map(({ textContent }) => textContent)
						.join(''),
				),
			),
		mainHeadings: container.querySelectorAll('h1').length,
	};
}
