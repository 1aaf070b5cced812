import { _n, sprintf } from '@wordpress/i18n';
import { findOddLines } from '@/domain/ip-address';
import {
	completeTitleFormats,
	isSameTitleFormats,
	readTitleFormats,
} from '@/domain/seo/stored-formats';
import { toVerificationCode } from '@/domain/verification';
import { isMap } from '@/lib/is-map';

/** How a field of a form edits a setting: the value on the wire, and the text in the field. */
export interface Codec {
	/** @param saved The server's value; false or null if it was never set. */
	read: (saved: unknown) => string;
	write: (text: string) => unknown;
	/** Whether the server saves two texts as the same value: it trims all and rewrites some. */
	isSame: (one: string, other: string) => boolean;
	/** Why the server would refuse a whole text, so that it need not be sent; "" if it would not. */
	validate?: (text: string) => string;
	/** The server drops invalid lines and reports success. */
	dropsLines?: true;
}

const sameBy =
	(normalize: (text: string) => string): Codec['isSame'] =>
	(one, other) =>
		normalize(one) === normalize(other);

const readText = (saved: unknown): string =>
	typeof saved === 'string' || typeof saved === 'number' ? String(saved) : '';

export const TEXT: Codec = {
	read: readText,
	write: (text) => text,
	isSame: sameBy((text) => text.replace(/\r\n?/g, '\n').trim()),
};

/** True and false, "1" and "0" in a form. */
export const FLAG: Codec = {
	...TEXT,
	read: (saved) => (saved === true || saved === 1 || saved === '1' ? '1' : '0'),
	write: (text) => text === '1',
};

/** The non-empty lines of a field; blanks around a range's dash are ignored. */
export const readLines = (text: string): string[] =>
	text
		.split(/[\n,]/)
		.map((line) => line.trim().replace(/\s*-\s*/g, '-'))
		.filter((line) => line !== '');

/** Compares the addresses only, whatever separates them. */
export const ADDRESSES: Codec = {
	...TEXT,
	isSame: sameBy((text) => readLines(text).join('\n').toLowerCase()),
};

const asLines = (value: unknown): string =>
	Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : '';

/**
 * Why the site would reject a list: its lines that are not addresses, by number and text. "" if there are none.
 */
function describeOddLines(list: string): string {
	const odd = findOddLines(list);
	const named = odd.map(({ number, text }) => `${number} (${text})`).join(', ');
	return odd.length === 0
		? ''
		: sprintf(
				/* translators: %s: line numbers, each with the text of its line. */
				_n(
					"Line %s isn't an IP address or a range. Correct or delete it to save the list.",
					"Lines %s aren't IP addresses or ranges. Correct or delete them to save the list.",
					odd.length,
					'dashboard-for-jetpack',
				),
				named,
			);
}

/** Written as lines, read as `{ local: string[] }`. */
export const ALLOW_LIST: Codec = {
	...ADDRESSES,
	read(saved) {
		if (typeof saved === 'string') {
			return saved;
		}
		return isMap(saved) ? asLines(saved.local) : asLines(saved);
	},
	validate: describeOddLines,
	dropsLines: true,
};

const parseFormats = (text: string) => readTitleFormats(JSON.parse(text));

/** JSON in the form, so that unknown formats are kept. */
export const TITLE_FORMATS: Codec = {
	read: (saved) => JSON.stringify(readTitleFormats(saved)),
	write: (text) => completeTitleFormats(parseFormats(text)),
	isSame: (one, other) => isSameTitleFormats(parseFormats(one), parseFormats(other)),
};

/** The server saves only the code of a meta tag. */
export const VERIFICATION_CODE: Codec = { ...TEXT, isSame: sameBy(toVerificationCode) };
