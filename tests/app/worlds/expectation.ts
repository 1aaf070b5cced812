import { listGoneNames } from './gone-names';

export interface ReadCard {
	/** Its text, with single spaces. */
	text: string;
	/** Its controls as "role: name"; a switch as "switch: on" or "switch: off". */
	controls: string[];
}

export interface ReadPage {
	cards: Record<string, ReadCard>;
	/** The names of the cards in their order; a duplicate is a mistake. */
	names: string[];
	/** The content outside of the cards. */
	rest: ReadCard;
	mainHeadings: number;
}

/** An expected text, an expected control as "role: name", or an unexpected one of the two. */
export type Said = string | { lacks: string };

/** The expected content by the heading of the card; null if the card is missing. `page` is the content outside of the cards. */
export type Expectation = Record<string, Said[] | null>;

/** Expectations by the name of the scenario. */
export type Table = Record<string, Expectation>;

export const lacks = (text: string): Said => ({ lacks: text });

const IS_CONTROL = /^(?:link|button|tab|switch): /;

const isThere = ({ text, controls }: ReadCard, said: string) =>
	IS_CONTROL.test(said) ? controls.includes(said) : text.includes(said);

function compareCard(name: string, card: ReadCard | undefined, said: Said[] | null): string[] {
	if (!said || !card) {
		return Boolean(said) === Boolean(card) ? [] : [`${name} is ${card ? 'shown' : 'missing'}`];
	}
	const wrong = said.filter((one) =>
		typeof one === 'string' ? !isThere(card, one) : isThere(card, one.lacks),
	);
	return wrong.map(
		(one) => `${name}: ${JSON.stringify(one)} in ${card.text} [${card.controls.join(', ')}]`,
	);
}

/** The differences between a screen and its expected content. */
export const differencesOf = (expected: Expectation, { cards, rest }: ReadPage): string[] =>
	Object.entries(expected).flatMap(([name, said]) =>
		compareCard(name, name === 'page' ? rest : cards[name], said),
	);

/** Each expectation on its own, by which the rows of a table are sampled. */
export const claimsOf = (expected: Expectation): string[] =>
	Object.entries(expected).flatMap(([name, said]) =>
		(said ?? [null]).map((one) => `${name}: ${JSON.stringify(one)}`),
	);

/** Traces of mistakes, which no screen may contain. */
const MISTAKES =
	/\bundefined\b|\bNaN\b|\[object |\bnull\b|%(?:\d\$)?[sd]\b|Couldn't show this card/;

/** Flaws that any card of any screen may have, including new cards. */
export function flawsOf({ cards, names, rest, mainHeadings }: ReadPage): string[] {
	const flaws = Object.entries(cards).flatMap(([name, { text, controls }]) => [
		...(name === '' || text === name ? [`“${name}” is empty`] : []),
		...(MISTAKES.test(text) ? [`${name}: ${text}`] : []),
		...controls.filter((one) => /: ?$/.test(one)).map((one) => `${name}: a nameless ${one}`),
	]);
	const gone = Object.entries({ ...cards, page: rest }).flatMap(([name, card]) =>
		listGoneNames(`${name} ${card.text}`, card.controls).map(
			(one) => `${name}: a feature is called ${one}`,
		),
	);
	const twice = names.filter((name, index) => names.indexOf(name) !== index);
	return [
		...flaws,
		...gone,
		...twice.map((name) => `${name} is shown twice`),
		...(mainHeadings === 1 ? [] : [`${mainHeadings} main headings`]),
	];
}
