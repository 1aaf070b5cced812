import { cleanSentence } from '@/domain/pasted/sentence';
import { isMap } from '@/lib/values';
import type { Codec } from './codecs';

export interface PostCategory {
	id: number;
	name: string;
}

/** The categories of the site, as the server lists them among its settings; entries without an id or a name are dropped. */
export const readPostCategories = (categories: unknown): PostCategory[] =>
	(Array.isArray(categories) ? categories : []).flatMap((category: unknown) =>
		isMap(category) && typeof category.term_id === 'number' && typeof category.name === 'string'
			? [{ id: category.term_id, name: category.name }]
			: [],
	);

export const parseIds = (text: string): number[] =>
	text
		.split(',')
		.filter((id) => /^\d+$/.test(id))
		.map(Number);

/** The text of a field for some ids, in a fixed order, so that the same choice is the same text. */
export const formatIds = (ids: readonly number[]): string =>
	[...new Set(ids)].sort((one, other) => one - other).join(',');

export const CATEGORY_IDS: Codec = {
	read: (saved) =>
		formatIds(
			(Array.isArray(saved) ? saved : [])
				.map(Number)
				.filter((id) => Number.isSafeInteger(id) && id > 0),
		),
	write: parseIds,
	isSame: (one, other) => one === other,
};

/** The members of `subscription_options` that are texts, in the order in which people see them. */
export const SUBSCRIPTION_TEXT_KEYS = [
	'subscribe_modal_heading',
	'invitation',
	'welcome',
	'comment_follow',
	'free_tier_description',
] as const;

export type SubscriptionTextKey = (typeof SUBSCRIPTION_TEXT_KEYS)[number];

/** The texts that this server has: older servers have fewer, and refuse the others. */
export type SubscriptionTexts = Partial<Record<SubscriptionTextKey, string>>;

function readTexts(saved: unknown): SubscriptionTexts {
	const texts: SubscriptionTexts = {};
	for (const key of SUBSCRIPTION_TEXT_KEYS) {
		const text = isMap(saved) ? saved[key] : undefined;
		if (typeof text === 'string') {
			texts[key] = text;
		}
	}
	return texts;
}

export const parseTexts = (value: string): SubscriptionTexts => readTexts(JSON.parse(value));

const writeTexts = (value: string): SubscriptionTexts =>
	Object.fromEntries(
		Object.entries(parseTexts(value)).map(([key, text]) => [key, cleanSentence(text)]),
	);

const normalize = (value: string) => JSON.stringify(Object.values(writeTexts(value)));

/** Several texts in one setting, JSON in the form. The server keeps the members that are not sent. */
export const SUBSCRIPTION_TEXTS: Codec = {
	read: (saved) => JSON.stringify(readTexts(saved)),
	write: writeTexts,
	writeChanged: (value, saved) => {
		const before = parseTexts(saved);
		const typed = parseTexts(value);
		const sent = writeTexts(value);
		return Object.fromEntries(
			SUBSCRIPTION_TEXT_KEYS.filter((key) => typed[key] !== before[key]).map((key) => [
				key,
				sent[key],
			]),
		);
	},
	isSame: (one, other) => normalize(one) === normalize(other),
};
