import { compareAddresses, isSameAddress, parseAddress } from './parse';

export { parseAddress };

export interface ListLine {
	/** Counted from 1. */
	number: number;
	text: string;
}

/** The entries of a list, one per line or separated by commas, as the server parses it. */
const readEntries = (list: string): ListLine[] =>
	list.split('\n').flatMap((line, index) =>
		line
			.split(',')
			.map((text) => ({ number: index + 1, text: text.trim() }))
			.filter(({ text }) => text !== ''),
	);

/** Whether an entry is an IPv4 or IPv6 address, or a range: two of one kind with a dash between them, the lower one first (SETSEC-33). */
function isEntry(text: string): boolean {
	const [low, high, ...rest] = text.split('-').map(parseAddress);
	if (!low || rest.length > 0) {
		return false;
	}
	return text.includes('-')
		? high !== undefined && low.length === high.length && compareAddresses(low, high) <= 0
		: true;
}

/** The entries of a list that are neither an address nor a range, in order. */
export const findOddLines = (list: string): ListLine[] =>
	readEntries(list).filter(({ text }) => !isEntry(text));

/**
 * Whether a list has an entry for an address, in any notation. A range that includes the address does not
 * count, because its user may still want it listed.
 */
export function isListed(list: string, ip: string): boolean {
	const wanted = parseAddress(ip);
	return readEntries(list).some(({ text }) => {
		const listed = parseAddress(text);
		return listed && wanted ? isSameAddress(listed, wanted) : text === ip.trim();
	});
}

/** The list with an address on a new line at its end (SETSEC-30). */
export const appendLine = (list: string, ip: string): string => {
	const kept = list.trimEnd();
	return kept === '' ? ip : `${kept}\n${ip}`;
};
