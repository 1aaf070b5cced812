/** The keys of a map by their own type. */
export const keysOf = <Key extends string>(map: Readonly<Record<Key, unknown>>): Key[] =>
	// TypeScript takes any object to have more keys than its type names; a table of ours has none.
	Object.keys(map) as Key[];
