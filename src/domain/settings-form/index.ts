import { INFINITE_SCROLL_KEYS } from '@/domain/settings-cards/infinite-scroll';
import { isVerificationService, toVerificationCode } from '@/domain/verification';
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

/** Kept as true and false, and "1" and "0" in a form. */
const FLAGS: readonly string[] = INFINITE_SCROLL_KEYS;

const asLines = (value: unknown): string =>
	Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : '';

/**
 * A saved setting as a field shows it.
 *
 * @param saved As the server prints it: the brute-force allow list is `{ local: string[] }`, the formats of titles are a map, the other fields are text, and what was never set is false or null.
 */
export function toFormValue(key: string, saved: unknown): string {
	if (FLAGS.includes(key)) {
		return saved === true || saved === 1 || saved === '1' ? '1' : '0';
	}
	if (key === ALLOW_LIST && typeof saved !== 'string') {
		return isMap(saved) ? asLines(saved.local) : asLines(saved);
	}
	if (key === TITLE_FORMATS) {
		return JSON.stringify(readTitleFormats(saved));
	}
	return typeof saved === 'string' || typeof saved === 'number' ? String(saved) : '';
}

/** What a field is sent as. */
export function toSettingValue(key: string, value: string): unknown {
	if (key === TITLE_FORMATS) {
		return completeTitleFormats(parseFormats(value));
	}
	return FLAGS.includes(key) ? value === '1' : value;
}

/** The lines of a field that say something; a range is one with or without blanks about its dash. */
export const readLines = (text: string): string[] =>
	text
		.split(/[\n,]/)
		.map((line) => line.trim().replace(/\s*-\s*/g, '-'))
		.filter((line) => line !== '');

const withoutReturns = (text: string) => text.replace(/\r\n?/g, '\n').trim();

const asAddresses = (text: string) => readLines(text).join('\n').toLowerCase();

function keptFormOf(key: string): (text: string) => string {
	if (isVerificationService(key)) {
		return toVerificationCode;
	}
	return ADDRESS_LISTS.includes(key) ? asAddresses : withoutReturns;
}

/** Whether two texts would be kept as the same thing under a key: the server trims, writes ranges its own way, and keeps the code of a meta tag. */
export function isSameFormValue(key: string, one: string, other: string): boolean {
	if (key === TITLE_FORMATS) {
		return isSameTitleFormats(parseFormats(one), parseFormats(other));
	}
	const toKept = keptFormOf(key);
	return toKept(one) === toKept(other);
}

/** The keys that let the server drop lines without a word. */
export const dropsLines = (key: string): boolean => key === ALLOW_LIST;

/** The lines that were sent and that the server, without a word, did not keep. */
export function findLostLines(sent: string, kept: string): string[] {
	const known = new Set(readLines(kept).map((line) => line.toLowerCase()));
	return readLines(sent).filter((line) => !known.has(line.toLowerCase()));
}
