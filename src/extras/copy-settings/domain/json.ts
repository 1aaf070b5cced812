/** The deepest nesting of a file of this version is 5: a deeper one isn't read further. */
const DEEPEST = 20;

/** Whether a parsed value is nested too deep to work with. Uses no recursion, which such a value would break. */
export function isTooDeep(value: unknown): boolean {
	let level: unknown[] = [value];
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > DEEPEST) {
			return true;
		}
		level = level.flatMap((one) =>
			typeof one === 'object' && one !== null ? Object.values(one) : [],
		);
	}
	return false;
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]/g;

/** The first key that an object of a valid JSON text has twice; undefined without one. `JSON.parse` silently takes the last one. */
export function findDoubleKey(text: string): string | undefined {
	/** The keys of each open object, null for a list. */
	const open: (Set<string> | null)[] = [];
	let previous = '';
	for (const [token] of text.matchAll(TOKEN)) {
		if (token === '{' || token === '[') {
			open.push(token === '{' ? new Set() : null);
		} else if (token === '}' || token === ']') {
			open.pop();
		} else if (token.startsWith('"') && previous !== ':') {
			const keys = open.at(-1);
			const key = String(JSON.parse(token));
			if (keys?.has(key)) {
				return key;
			}
			keys?.add(key);
		}
		previous = token;
	}
	return undefined;
}
