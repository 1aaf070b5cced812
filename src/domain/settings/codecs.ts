import { cleanAddressList } from '@/domain/pasted/address-list';
import { cleanRecords, cleanWebAddress } from '@/domain/pasted/ads';
import { cleanKey } from '@/domain/pasted/key';
import { cleanPart, cleanSentence } from '@/domain/pasted/sentence';
import {
	completeTitleFormats,
	isSameTitleFormats,
	readTitleFormats,
} from '@/domain/seo/saved-formats';
import { toVerificationCode, type VerificationService, writeCode } from '@/domain/verification';
import { toJson } from '@/lib/to-json';
import { isMap } from '@/lib/values';

/** How a field of a form edits a setting: the value on the wire, and the text in the field. */
export interface Codec {
	/** @param saved The server's value; false or null if it was never set. */
	read: (saved: unknown) => string;
	write: (text: string) => unknown;
	/**
	 * For a setting with several members, of which the server keeps those that aren't sent: the members that differ from the saved text.
	 * A member that nobody has touched may be empty here although the site uses its own text for it.
	 */
	writeChanged?: (text: string, saved: string) => Record<string, unknown>;
	/** Whether the server saves two texts as the same value: it trims all and rewrites some. */
	isSame: (one: string, other: string) => boolean;
	/** The server drops invalid lines and reports success. */
	dropsLines?: true;
}

const sameBy =
	(normalize: (text: string) => string): Codec['isSame'] =>
	(one, other) =>
		normalize(one) === normalize(other);

const readText = (saved: unknown): string =>
	typeof saved === 'string' || typeof saved === 'number' ? String(saved) : '';

/** A text that people read. */
export const TEXT: Codec = {
	read: readText,
	write: cleanSentence,
	isSame: sameBy(cleanSentence),
};

/** True and false, "1" and "0" in a form. */
export const FLAG: Codec = {
	...TEXT,
	read: (saved) => (saved === true || saved === 1 || saved === '1' ? '1' : '0'),
	write: (text) => text === '1',
};

/** A key, sent without anything that was pasted around it. */
export const KEY: Codec = {
	...TEXT,
	write: cleanKey,
	isSame: sameBy(cleanKey),
};

/** The optional address of a page (TRAFFIC-09). */
export const WEB_ADDRESS: Codec = {
	...TEXT,
	write: cleanWebAddress,
	isSame: sameBy(cleanWebAddress),
};

/** The lines of ads.txt. */
export const RECORDS: Codec = { ...TEXT, write: cleanRecords, isSame: sameBy(cleanRecords) };

/** The texts between two tokens keep the blanks at their ends. */
function cleanFormat(pieces: unknown): unknown {
	if (!Array.isArray(pieces)) {
		return pieces;
	}
	return pieces.map((piece: unknown, index) => {
		if (!isMap(piece) || piece.type !== 'string' || typeof piece.value !== 'string') {
			return piece;
		}
		return { ...piece, value: cleanPart(piece.value, index === 0, index === pieces.length - 1) };
	});
}

const parseFormats = (text: string) =>
	Object.fromEntries(
		Object.entries(readTitleFormats(JSON.parse(text))).map(([type, pieces]) => [
			type,
			cleanFormat(pieces),
		]),
	);

/** JSON in the form, so that unknown formats are kept. */
export const TITLE_FORMATS: Codec = {
	read: (saved) => toJson(readTitleFormats(saved)),
	write: (text) => completeTitleFormats(parseFormats(text)),
	isSame: (one, other) => isSameTitleFormats(parseFormats(one), parseFormats(other)),
};

/** The server saves only the code of a meta tag. */
export const verificationCode = (service: VerificationService): Codec => ({
	...TEXT,
	write: (text) => writeCode(service, text),
	isSame: sameBy((text) => toVerificationCode(text, service)),
});

const asLines = (value: unknown): string =>
	Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : '';

/** A list of addresses, sent with one entry per line, which every release understands. `field-checks.ts` has the other differences. */
export const FIREWALL_LIST: Codec = {
	...TEXT,
	/** Brute force protection's list is read as `{ local: string[] }`. */
	read(saved) {
		if (typeof saved === 'string') {
			return saved;
		}
		return isMap(saved) ? asLines(saved.local) : asLines(saved);
	},
	write: cleanAddressList,
	isSame: sameBy((text) => cleanAddressList(text).toLowerCase()),
};

/** Older releases have a separate list; newer ones use the firewall's. */
export const BRUTE_FORCE_LIST: Codec = { ...FIREWALL_LIST, dropsLines: true };
