import { isMap } from '@/lib/values';

export interface Spot {
	/** Its key in the map that contains it, or the key of the list that contains it. */
	key: string;
	/** Its index in the map or list that contains it. */
	index: number;
}

/** A mutation: one function for each kind of value. A kind without a function stays unchanged. */
export interface Way {
	text?: (text: string, spot: Spot) => unknown;
	number?: (value: number, spot: Spot) => unknown;
	flag?: (value: boolean, spot: Spot) => unknown;
	/** Called after its items were changed. */
	list?: (list: unknown[], spot: Spot) => unknown;
	/** Called after its values were changed. */
	map?: (map: Record<string, unknown>, spot: Spot) => unknown;
}

/** Selects keys whose values stay unchanged at any depth, because no screen renders without them. */
export type Keeps = (key: string) => boolean;

/**
 * A map of entries with any keys. Assigning to `__proto__` would set the prototype, so each key is defined instead.
 */
export function mapOf(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
	const map: Record<string, unknown> = {};
	for (const [key, value] of entries) {
		Object.defineProperty(map, key, {
			value,
			enumerable: true,
			configurable: true,
			writable: true,
		});
	}
	return map;
}

function parsedIn(text: string): object | undefined {
	if (!/^\s*[[{]/.test(text)) {
		return undefined;
	}
	try {
		const parsed: unknown = JSON.parse(text);
		return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
	} catch {
		return undefined;
	}
}

/**
 * The hostile version of a JSON value: the same shape, except for the changes of the mutation. JSON inside a string is changed, too (API-36).
 *
 * @param value A parsed JSON value; it stays unchanged.
 */
export function makeHostile(
	value: unknown,
	way: Way,
	keeps: Keeps = () => false,
	spot: Spot = { key: '', index: 0 },
): unknown {
	if (spot.key !== '' && keeps(spot.key)) {
		return value;
	}
	const change = (one: unknown, key: string, index: number) =>
		makeHostile(one, way, keeps, { key, index });
	if (Array.isArray(value)) {
		const list = value.map((one, index) => change(one, spot.key, index));
		return way.list ? way.list(list, spot) : list;
	}
	if (isMap(value)) {
		const map = mapOf(
			Object.entries(value).map(([key, one], index) => [key, change(one, key, index)]),
		);
		return way.map ? way.map(map, spot) : map;
	}
	switch (typeof value) {
		case 'string': {
			const inner = parsedIn(value);
			if (inner) {
				return printHostile(change(inner, spot.key, spot.index));
			}
			return way.text ? way.text(value, spot) : value;
		}
		case 'number':
			return way.number ? way.number(value, spot) : value;
		case 'boolean':
			return way.flag ? way.flag(value, spot) : value;
		default:
			return value;
	}
}

/** Placeholders for numbers too large for a double; no text of the mutations contains them. */
const TOO_LARGE = new Map([
	[Infinity, '\u2063too large\u2063'],
	[-Infinity, '\u2063too small\u2063'],
]);

/** JSON of a hostile value. Infinite numbers are printed as `1e309` and `-1e309`, which every parser reads as infinite. */
export function printHostile(value: unknown): string {
	const text = JSON.stringify(value, (_key, one: unknown) =>
		typeof one === 'number' ? (TOO_LARGE.get(one) ?? one) : one,
	);
	return [...TOO_LARGE].reduce(
		(printed, [number, mark]) =>
			printed.replaceAll(JSON.stringify(mark), number > 0 ? '1e309' : '-1e309'),
		text,
	);
}
