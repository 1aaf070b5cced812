/** The keys of a map, with their type. */
export const keysOf = <Key extends string>(map: Readonly<Record<Key, unknown>>): Key[] =>
	// TypeScript assumes that an object may have more keys than its type; our tables have none.
	Object.keys(map) as Key[];
