import { readAddressList, type ListLine } from './address-list';

/** An address as numbers: four bytes, or eight groups of sixteen bits. */
type IpAddress = readonly number[];

const BYTE = /^(0|[1-9]\d{0,2})$/;
const GROUP = /^[\da-f]{1,4}$/i;

function parseIpv4(text: string): IpAddress | undefined {
	const bytes = text.split('.');
	const isAddress =
		bytes.length === 4 && bytes.every((byte) => BYTE.test(byte) && Number(byte) <= 255);
	return isAddress ? bytes.map(Number) : undefined;
}

/** Groups of a part of an IPv6 address, of which the last may be written as IPv4. */
function parseGroups(text: string): number[] | undefined {
	if (text === '') {
		return [];
	}
	const parts = text.split(':');
	const [a, b, c, d] = parseIpv4(parts[parts.length - 1] ?? '') ?? [];
	const tail =
		a === undefined || b === undefined || c === undefined || d === undefined
			? []
			: [a * 256 + b, c * 256 + d];
	const groups = tail.length > 0 ? parts.slice(0, -1) : parts;
	return groups.every((group) => GROUP.test(group))
		? [...groups.map((group) => parseInt(group, 16)), ...tail]
		: undefined;
}

function parseIpv6(text: string): IpAddress | undefined {
	const [start = '', end, ...rest] = text.split('::');
	const head = parseGroups(start);
	if (rest.length > 0 || !head || (end === undefined && head.length !== 8)) {
		return undefined;
	}
	if (end === undefined) {
		return head;
	}
	// The part before the gap cannot end with IPv4, which is only valid at the end of an address.
	const tail = start.includes('.') ? undefined : parseGroups(end);
	const missing = 8 - head.length - (tail?.length ?? 8);
	return tail && missing > 0
		? [...head, ...Array.from({ length: missing }, () => 0), ...tail]
		: undefined;
}

export const parseAddress = (text: string): IpAddress | undefined =>
	text.includes(':') ? parseIpv6(text.trim()) : parseIpv4(text.trim());

/** Compares two addresses of the same kind; negative if the first is lower. */
function compareAddresses(one: IpAddress, other: IpAddress): number {
	const index = one.findIndex((part, index) => part !== other[index]);
	return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

const isSameAddress = (one: IpAddress, other: IpAddress): boolean =>
	one.length === other.length && compareAddresses(one, other) === 0;

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
