/** Whether a parsed JSON value is an object, as opposed to a list, null or a scalar. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys of a map, with their type. */
export const keysOf = <Key extends string>(map: Readonly<Record<Key, unknown>>): Key[] =>
	// TypeScript assumes that an object may have more keys than its type; our tables have none.
	Object.keys(map) as Key[];

const YES: readonly unknown[] = [true, 1, '1', 'true'];
/** PHP converts false to the empty text. */
const NO: readonly unknown[] = [false, 0, '0', 'false', ''];

/** A flag in any form that a host prints. Null for anything else. */
export const toFlag = (value: unknown): boolean | null =>
	YES.includes(value) || (NO.includes(value) ? false : null);

/** Whether a setting's value means that a switch is on. "0" isn't empty, but means off. */
export const isSwitchedOn = (value: unknown): boolean => toFlag(value) ?? Boolean(value);
