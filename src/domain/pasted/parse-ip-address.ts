/** An address as numbers: four bytes, or eight groups of sixteen bits. */
export type IpAddress = readonly number[];

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

/** Parses an address; undefined if it is neither IPv4 nor IPv6. */
export const parseAddress = (text: string): IpAddress | undefined =>
	text.includes(':') ? parseIpv6(text.trim()) : parseIpv4(text.trim());

/** Compares two addresses of the same kind; negative if the first is lower. */
export function compareAddresses(one: IpAddress, other: IpAddress): number {
	const index = one.findIndex((part, index) => part !== other[index]);
	return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

export const isSameAddress = (one: IpAddress, other: IpAddress): boolean =>
	one.length === other.length && compareAddresses(one, other) === 0;
