import { readAddressList, type ListLine } from './address-list';
import { compareAddresses, isSameAddress, parseAddress } from './parse-ip-address';

export { parseAddress };

export type EntryKind = 'address' | 'range' | 'network' | 'odd';

const BITS = /^\d{1,3}$/;

/** An address with the number of its fixed bits: "10.0.0.0/8". */
function isNetwork(text: string): boolean {
	const [start = '', bits = '', ...rest] = text.split('/');
	const address = parseAddress(start);
	const most = address?.length === 4 ? 32 : 128;
	return rest.length === 0 && address !== undefined && BITS.test(bits) && Number(bits) <= most;
}

/** Two addresses of one kind with a dash between them, the lower one first. */
function isRange(text: string): boolean {
	const [low, high, ...rest] = text.split('-').map(parseAddress);
	return (
		rest.length === 0 &&
		low !== undefined &&
		low.length === high?.length &&
		compareAddresses(low, high) <= 0
	);
}

export function readKind(text: string): EntryKind {
	if (text.includes('/')) {
		return isNetwork(text) ? 'network' : 'odd';
	}
	if (text.includes('-')) {
		return isRange(text) ? 'range' : 'odd';
	}
	return parseAddress(text) ? 'address' : 'odd';
}

/** The entries of a list of the given kinds, in order. */
export const findEntries = (list: string, kinds: readonly EntryKind[]): ListLine[] =>
	readAddressList(list).entries.filter(({ text }) => kinds.includes(readKind(text)));

/**
 * Whether a list has an entry for an address, in any notation. A range that includes the address does not
 * count, because its user may still want it listed.
 */
export function isListed(list: string, ip: string): boolean {
	const wanted = parseAddress(ip);
	return readAddressList(list).entries.some(({ text }) => {
		const listed = parseAddress(text);
		return listed && wanted ? isSameAddress(listed, wanted) : text === ip.trim();
	});
}

/** The list with an address on a new line at its end (SETSEC-30). */
export const appendLine = (list: string, ip: string): string => {
	const kept = list.trimEnd();
	return kept === '' ? ip : `${kept}\n${ip}`;
};
