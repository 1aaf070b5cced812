import { toPlain } from './characters';

export interface ListLine {
	/** Counted from 1. */
	number: number;
	text: string;
}

export interface PastedList {
	/** An address, a range, a network, or anything else; one entry for each mention. */
	entries: ListLine[];
	/** Notes for people beside the addresses: labels, and text after a "#". */
	notes: string[];
}

/** "Office:"; an IPv6 address has no blank after its colon. */
const LABEL = /^[^:]*:(?=\s|$)/;
const NOTE = /(?:#|(?:^|\s)\/\/)(.*)$/;
/** A dash between two addresses, or after one at the end of an entry. */
const DASH = /\s*-\s*(?=[\da-f:.]+(?:[\s,;"]|$)|[,;]|$)/gi;
const BETWEEN = /[\s,;]+/;
const AROUND = /^["<([]+|[">)\]]+$/g;

/**
 * Reads a pasted list of addresses as Jetpack's firewall does: one per line, or with blanks, commas or semicolons between
 * them. Blanks around the dash of a range are ignored.
 */
export function readAddressList(list: string): PastedList {
	const notes: string[] = [];
	const take = (line: string, pattern: RegExp) => {
		const [note = ''] = pattern.exec(line) ?? [];
		if (note.trim() !== '') {
			notes.push(note.trim());
		}
		return line.replace(note, '');
	};
	const entries = toPlain(list)
		.split('\n')
		.flatMap((line, index) =>
			take(take(line, NOTE), LABEL)
				.replace(DASH, '-')
				.split(BETWEEN)
				.map((text) => ({ number: index + 1, text: text.replace(AROUND, '') }))
				.filter(({ text }) => text !== ''),
		);
	return { entries, notes };
}

/** The list in the form that every release reads: one entry per line. */
export const cleanAddressList = (list: string): string =>
	readAddressList(list)
		.entries.map(({ text }) => text)
		.join('\n');
