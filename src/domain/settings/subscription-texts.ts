import { toFlag, isMap } from '@/lib/values';
import {
	parseTexts,
	SUBSCRIPTION_TEXT_KEYS,
	SUBSCRIPTION_TEXTS,
	type SubscriptionTextKey,
	type SubscriptionTexts,
} from './newsletter';

/** The texts that this server has. Once it has stored one, it no longer prints those that it hasn't stored, but may describe them as members. */
export const listKnownTexts = (
	texts: SubscriptionTexts,
	members: readonly string[] = [],
): SubscriptionTextKey[] =>
	SUBSCRIPTION_TEXT_KEYS.filter((key) => texts[key] !== undefined || members.includes(key));

/** A field's value with another text; undefined for one that is not stored. */
const changeText = (value: string, key: SubscriptionTextKey, text: string | undefined): string =>
	SUBSCRIPTION_TEXTS.read({ ...parseTexts(value), [key]: text });

/** The page's data about the texts for subscribers. */
interface PrintedTexts {
	/** Whether the site has stored any of them. Until then, the REST API answers "" for each. */
	isStored: boolean;
	/** The server's own texts, which are sent while it has stored none. */
	standard: SubscriptionTexts;
}

/** Null where the page prints nothing: the feature is off, or the release has no texts of its own. */
export function readPrintedTexts(printed: unknown): PrintedTexts | null {
	const isStored = isMap(printed) ? toFlag(printed.isStored) : null;
	return isMap(printed) && isStored !== null && isMap(printed.standard)
		? { isStored, standard: parseTexts(SUBSCRIPTION_TEXTS.read(printed.standard)) }
		: null;
}

interface TextFacts {
	/** The field's value, typed or saved. */
	value: string;
	/** The saved value that it started from. */
	base: string;
	/** As of `listKnownTexts`. */
	members: readonly string[] | undefined;
	printed: PrintedTexts | null;
}

/**
 * A standard text that was deleted. The site's answer has "" for a text that is not stored, so "" would be no change, and would not be sent. The blank is
 * cut off before the text is sent.
 */
const DELETED = ' ';

/** The standard text of a member that is not stored. */
function findStandard(key: SubscriptionTextKey, { base, members, printed }: TextFacts) {
	const saved = parseTexts(base);
	// A site that has stored some prints only those, so this page may be older than the first save.
	const isStored =
		printed?.isStored || listKnownTexts(saved, members).some((known) => saved[known] !== '');
	return saved[key] === undefined || !isStored ? printed?.standard[key] : undefined;
}

export interface ShownText {
	text: string;
	/** `empty`: the site has a standard text but doesn't use it. */
	origin: 'own' | 'standard' | 'empty';
}

/** What a field shows. A text that is not stored is shown as the site sends it. */
export function resolveText(key: SubscriptionTextKey, facts: TextFacts): ShownText {
	const typed = parseTexts(facts.value)[key];
	const standard = findStandard(key, facts);
	if (standard && typed === parseTexts(facts.base)[key]) {
		return { text: standard, origin: 'standard' };
	}
	const text = typed === DELETED ? '' : (typed ?? '');
	return { text, origin: facts.printed?.standard[key] && !text.trim() ? 'empty' : 'own' };
}

/** The value of the field after typing. */
export function typeText(key: SubscriptionTextKey, text: string, facts: TextFacts): string {
	const standard = findStandard(key, facts);
	if (!standard) {
		return changeText(facts.value, key, text);
	}
	const saved = parseTexts(facts.base)[key];
	return changeText(facts.value, key, text === standard ? saved : text || DELETED);
}
