import type { ReadCard, ReadPage } from '../support/read-cards';

/** Words that are there, a control as "role: name", or one of the two that is not. */
export type Said = string | { lacks: string };

/** By the heading of a card: what it says, or that it is absent. What stands around the cards is `page`. */
export type Expectation = Record<string, Said[] | null>;

/** By the name of a scenario. */
export type Table = Record<string, Expectation>;

export const lacks = (text: string): Said => ({ lacks: text });

const IS_CONTROL = /^(?:link|button|tab|switch): /;

const isThere = ({ text, controls }: ReadCard, said: string) =>
	IS_CONTROL.test(said) ? controls.includes(said) : text.includes(said);

function compareCard(name: string, card: ReadCard | undefined, said: Said[] | null): string[] {
	if (!said || !card) {
		return Boolean(said) === Boolean(card) ? [] : [`${name} is ${card ? 'there' : 'absent'}`];
	}
	const wrong = said.filter((one) =>
		typeof one === 'string' ? !isThere(card, one) : isThere(card, one.lacks),
	);
	return wrong.map(
		(one) => `${name}: ${JSON.stringify(one)} in ${card.text} [${card.controls.join(', ')}]`,
	);
}

/** In what a screen differs from what it should say. */
export const differencesOf = (expected: Expectation, { cards, rest }: ReadPage): string[] =>
	Object.entries(expected).flatMap(([name, said]) =>
		compareCard(name, name === 'page' ? rest : cards[name], said),
	);

/** What no screen may say, whatever its world: the traces of a mistake. */
const MISTAKES =
	/\bundefined\b|\bNaN\b|\[object |\bnull\b|%(?:\d\$)?[sd]\b|Couldn't show this card/;

/** What is wrong with any screen, of cards that this file has never heard of too. */
export function flawsOf({ cards, names, mainHeadings }: ReadPage): string[] {
	const flaws = Object.entries(cards).flatMap(([name, { text, controls }]) => [
		...(name === '' || text === name ? [`“${name}” says nothing`] : []),
		...(MISTAKES.test(text) ? [`${name}: ${text}`] : []),
		...controls.filter((one) => /: ?$/.test(one)).map((one) => `${name}: a nameless ${one}`),
	]);
	const twice = names.filter((name, index) => names.indexOf(name) !== index);
	return [
		...flaws,
		...twice.map((name) => `${name} is there twice`),
		...(mainHeadings === 1 ? [] : [`${mainHeadings} main headings`]),
	];
}
