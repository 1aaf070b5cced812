import {
	completeTitleFormats,
	isSameTitleFormats,
	readTitleFormats,
	TITLE_FORMATS,
} from '@/domain/seo';
import { isMap } from '@/lib/is-map';

/** Written as lines, read as a map of lists. */
const ALLOW_LIST = 'jetpack_protect_global_whitelist';

/** Their form is JSON, so that what this version does not know is kept with the rest. */
const parseFormats = (text: string) => readTitleFormats(JSON.parse(text));

/** What counts in these is the addresses, however they are parted. */
const ADDRESS_LISTS: readonly string[] = [
	ALLOW_LIST,
	'jetpack_waf_ip_block_list',
	'jetpack_waf_ip_allow_list',
];

const asLines = (value: unknown): string =>
	Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : '';

/**
 * A saved setting as a field shows it.
 *
 * @param saved As the server prints it: the brute-force allow list is `{ local: string[] }`, the formats of titles are a map, the other fields are text, and what was never set is false or null.
 */
export function toFormValue(key: string, saved: unknown): string {
	if (key === ALLOW_LIST && typeof saved !== 'string') {
		return isMap(saved) ? asLines(saved.local) : asLines(saved);
	}
	if (key === TITLE_FORMATS) {
		return JSON.stringify(readTitleFormats(saved));
	}
	return typeof saved === 'string' || typeof saved === 'number' ? String(saved) : '';
}

/** What is sent of a field. */
export const toWireValue = (key: string, text: string): unknown =>
	key === TITLE_FORMATS ? completeTitleFormats(parseFormats(text)) : text;

/** The lines of a field that say something; a range is one with or without blanks about its dash. */
export const readLines = (text: string): string[] =>
	text
		.split(/[\n,]/)
		.map((line) => line.trim().replace(/\s*-\s*/g, '-'))
		.filter((line) => line !== '');

const withoutReturns = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** Whether two texts would be kept as the same thing under a key: the server trims, and writes ranges its own way. */
export function isSameFormValue(key: string, one: string, other: string): boolean {
	if (key === TITLE_FORMATS) {
		return isSameTitleFormats(parseFormats(one), parseFormats(other));
	}
	const toKept = ADDRESS_LISTS.includes(key)
		? (text: string) => readLines(text).join('\n').toLowerCase()
		: withoutReturns;
	return toKept(one) === toKept(other);
}

/** The keys that let the server drop lines without a word. */
export const dropsLines = (key: string): boolean => key === ALLOW_LIST;

/** The lines that were sent and that the server, without a word, did not keep. */
export function findLostLines(sent: string, kept: string): string[] {
	const known = new Set(readLines(kept).map((line) => line.toLowerCase()));
	return readLines(sent).filter((line) => !known.has(line.toLowerCase()));
}
