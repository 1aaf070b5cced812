import { listRepeated } from '#tests/support/repeated';
import { listGoneNames } from './gone-names';

export interface ReadCard {
	text: string;
	/** Its controls as "role: name"; a switch as "switch: on" or "switch: off". */
	controls: string[];
}

export interface Handle {
	/** Its role and its accessible name, as "link: Upgrade Backup". */
	name: string;
	words: string;
	/** Whether it is an action of the site status. */
	isStatus: boolean;
	href: string | null;
}

export interface ReadPage {
	cards: Record<string, ReadCard>;
	/** The names of the cards in their order; a duplicate is a mistake. */
	names: string[];
	/** The content outside the cards. */
	rest: ReadCard;
	handles: Handle[];
	/** The texts of all elements outside controls and lists, each without that of its parts. */
	sentences: string[];
	mainHeadings: number;
}

/** An expected text, an expected control as "role: name", or an unexpected one of the two. */
export type Said = string | { lacks: string };

/** The expected content by the heading of the card; null if the card is missing. `page` is the content outside the cards. */
export type Expectation = Record<string, Said[] | null>;

export type Table = Record<string, Expectation>;

export const each = (said: Said[] | null, ...names: string[]): Expectation =>
	Object.fromEntries(names.map((name) => [name, said]));

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

export const differencesOf = (expected: Expectation, { cards, rest }: ReadPage): string[] =>
	Object.entries(expected).flatMap(([name, said]) =>
		compareCard(name, name === 'page' ? rest : cards[name], said),
	);

/** Each single expectation, by which the rows of a table are sampled. */
export const claimsOf = (expected: Expectation): string[] =>
	Object.entries(expected).flatMap(([name, said]) =>
		(said ?? [null]).map((one) => `${name}: ${JSON.stringify(one)}`),
	);

/** Traces of mistakes and names of machines, which no screen may contain. */
const MISTAKES =
	/\b[a-z]+(?:_[a-z]+)+\b|\bundefined\b|\bNaN\b|\[object |\bnull\b|%(?:\d\$)?[sd]\b|Couldn't show this card/;

/** Words that say nothing without the name of the feature that they act on. */
const VAGUE =
	/^(?:Activate|Connect|Contact support|Install|Manage|Reconnect|Save settings|See the changes|Set up|Try again|Upgrade)$/;

/**
 * Links and buttons that can't be told apart in a list (WCAG 2.4.4): the same name for different things, and repeated vague words that don't say what
 * they are about. A name begins with the visible words (WCAG 2.5.3).
 */
function listVague(handles: readonly Handle[]): string[] {
	return handles.flatMap((handle) => {
		const { name, words, href, isStatus } = handle;
		// The status repeats the actions of the cards below it.
		const others = handles.filter((other) => other !== handle && other.isStatus === isStatus);
		const isTwice = others.some(
			(other) =>
				other.name === name && !VAGUE.test(words) && (href === null || other.href !== href),
		);
		const isBare = VAGUE.test(words) && name.endsWith(`: ${words}`);
		return [
			...(isTwice ? [`“${name}” stands more than once`] : []),
			...(isBare && others.some((other) => other.words === words) ? [`“${name}” is vague`] : []),
			...(name.includes(`: ${words}`) ? [] : [`“${name}” doesn't begin with “${words}”`]),
		];
	});
}

/** What a notice offers, no card of At a Glance offers again, but for the request to connect an account (DASH-12, NOTICE-04). */
function listOfferedTwice({ cards, rest }: ReadPage): string[] {
	const toOffer = (control: string) => control.replace(IS_CONTROL, '');
	const offered = rest.controls
		.map(toOffer)
		.filter((words) => !VAGUE.test(words))
		.map((words) => words.toLowerCase());
	return Object.entries(cards)
		.filter(([name]) => cards['Site status'] && name !== 'Account connection')
		.flatMap(([name, { controls }]) =>
			controls
				.filter((control) => offered.includes(toOffer(control).toLowerCase()))
				.map((control) => `${name} offers again: ${control}`),
		);
}

/** Flaws that any card of any screen may have, including new cards. */
export function flawsOf(page: ReadPage): string[] {
	const { cards, names, rest, handles, mainHeadings } = page;
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
		...listVague(handles),
		...listOfferedTwice(page),
		...twice.map((name) => `${name} is shown twice`),
		...listRepeated(page.sentences).map((one) => `said twice: ${one}`),
		...(mainHeadings === 1 ? [] : [`${mainHeadings} main headings`]),
	];
}
