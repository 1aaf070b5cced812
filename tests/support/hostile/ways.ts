import { ADDRESSES, INHERITED, POLLUTION, TEXTS } from './payloads';
import { mapOf, type Spot, type Way } from './walk';

/** Keys of values that the app compares, and of its tokens. Without them, no screen renders. */
const COMPARED =
	/^(slug|module|state|type|kind|code|status|id|product_slug|locale|dateFormat|class|period|date|unit|name_slug|permissions|override|feature|jp_group|group|messageCode|recommendationsStep|rawUrl)$|nonce|_at$|Date$/i;

const ADDRESS_KEY = /url|href|link|src|image|avatar|icon|logo/i;

const isAddress = (text: string, { key }: Spot) =>
	/^(https?:)?\/\//.test(text) || ADDRESS_KEY.test(key);

/** A sentence, a name or a title, as opposed to a slug. */
const isForPeople = (text: string, spot: Spot) =>
	!COMPARED.test(spot.key) && !isAddress(text, spot) && /[a-z] |^[A-Z]/.test(text);

const KILOBYTE = 'Long words '.repeat(94).slice(0, 1024);
const HUNDRED_KILOBYTES = 'x'.repeat(50 * 1024) + KILOBYTE.repeat(50);

/** Deeper than any recursion over data may be, and still within the limit of `JSON.stringify`. */
const LEVELS = 2000;
const DEEP: unknown = Array.from({ length: LEVELS }).reduce(
	(inner, _level, index) => (index % 2 ? { deep: inner } : [inner]),
	'the end',
);

const NUMBERS = [Infinity, -Infinity, -1, 0, 1e308, 2 ** 53 + 2, 5e-324, 0.1 + 0.2];

const pick = <T>(choices: readonly T[], { index }: Spot): T => choices[index % choices.length]!;

/** Appends a hostile text to every text that people read. */
const added = (hostile: string): Way => ({
	text: (text, spot) => (isForPeople(text, spot) ? `${text} ${hostile}` : text),
});

const isFilled = (value: unknown) =>
	typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Adds script tags and handlers to every text, and as the key of another entry of every map of maps. */
const scripts: Way = {
	...added(TEXTS.scripts),
	map(map) {
		const entries = Object.entries(map);
		const [, model] = entries[0] ?? [];
		const isTable = entries.length > 0 && entries.every(([, one]) => isFilled(one));
		return isTable ? mapOf([...entries, [TEXTS.scripts, model]]) : map;
	},
};

const polluted = () => ({ [POLLUTION]: true });

/** Adds names that objects inherit, as keys of every map and items of every list of texts. */
const prototypes: Way = {
	list: (list) =>
		list.length > 0 && list.every((item) => typeof item === 'string')
			? [...list, ...INHERITED]
			: list,
	map: (map) =>
		mapOf([
			...Object.entries(map),
			...INHERITED.filter((name) => !Object.hasOwn(map, name)).map(
				(name) => [name, name === 'constructor' ? { prototype: polluted() } : polluted()] as const,
			),
		]),
};

/** Every mutation, by its name. Those for texts append, so that the screen still has its own text to show. */
export const WAYS = {
	'scripts and handlers in every text': scripts,
	'unclosed tags, styles and forms': added(TEXTS.unclosed),
	'entities, templates and placeholders': added(TEXTS.entities),
	'controls and text that runs backward': added(TEXTS.controls),
	'addresses that run code': {
		text: (text, spot) => (isAddress(text, spot) ? pick(ADDRESSES, spot) : text),
	},
	'names that objects inherit': prototypes,
	'texts of 100 KB': {
		text: (text, spot) => {
			if (!isForPeople(text, spot)) {
				return text;
			}
			return `${text} ${spot.index % 4 === 0 ? HUNDRED_KILOBYTES : KILOBYTE}`;
		},
	},
	'values of 2,000 levels': {
		text: (text, spot) => (isForPeople(text, spot) && spot.index % 3 === 0 ? DEEP : text),
		map: (map) => mapOf([...Object.entries(map), ['deep', DEEP]]),
	},
	'numbers for texts and texts for numbers': {
		text: (text, spot) => {
			if (/^-?\d+(\.\d+)?$/.test(text)) {
				return Number(text);
			}
			return isForPeople(text, spot) && spot.index % 2 === 0 ? text.length : text;
		},
		number: (value, spot) => pick([String(value), `${value}px`, 'NaN', ''], spot),
		flag: (value, spot) => pick(value ? [1, '1', 'true'] : [0, '', 'false'], spot),
	},
	'lists for maps and maps for lists': {
		list: (list) => mapOf(list.map((item, index) => [String(index), item])),
		map: (map, { key, index }) => (key !== '' && index % 2 === 1 ? Object.values(map) : map),
	},
	'invalid and extreme numbers': {
		text: (text, spot) =>
			/^-?\d+(\.\d+)?$/.test(text) ? pick(['NaN', '1e309', '-0', '0x1F', '١٢'], spot) : text,
		number: (_value, spot) => pick(NUMBERS, spot),
	},
	'null for almost everything': {
		text: (text, spot) => (COMPARED.test(spot.key) ? text : null),
		number: () => null,
		flag: (value) => (value ? value : null),
		list: (_list, { index }) => (index % 2 === 0 ? null : []),
	},
} satisfies Record<string, Way>;

export type WayName = keyof typeof WAYS;

/** A part of each hostile text that the page must show as plain text. */
export const SIGNS: Partial<Record<string, string>> = {
	// The rest of these texts without the tags.
	'scripts and handlers in every text': "__ran.push('bare')",
	'unclosed tags, styles and forms': '<td',
	'entities, templates and placeholders': '%1$s %2$s',
	'controls and text that runs backward': 'half of a pair',
	'texts of 100 KB': 'Long words Long words',
} satisfies Partial<Record<WayName, string>>;
