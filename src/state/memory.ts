import * as v from 'valibot';
import type { Browser } from './types';

type Schema<T> = v.GenericSchema<unknown, T>;

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/**
 * What the browser keeps under a name. Anyone can write into its storage: what doesn't fit the schema counts as nothing.
 *
 * @param schema A text is stored as it is, anything else as JSON.
 */
export function defineMemory<T>(name: string, schema: Schema<T>) {
	return {
		recall(browser: Browser): T | null {
			const text = browser.recall(name);
			if (text === null) {
				return null;
			}
			const whole = v.safeParse(schema, parse(text));
			const { success, output } = whole.success ? whole : v.safeParse(schema, text);
			return success ? output : null;
		},
		remember: (browser: Browser, value: T) =>
			browser.remember(name, typeof value === 'string' ? value : JSON.stringify(value)),
	};
}

/**
 * As `defineMemory`, with a value for each person or site that uses the browser. A malformed one counts as nothing, alone.
 *
 * @param most The oldest values are dropped if there are more.
 */
export function defineOwnedMemory<T>(name: string, schema: Schema<T>, most: number) {
	const memory = defineMemory(name, v.record(v.string(), v.unknown()));
	return {
		recall(browser: Browser, owner: string): T | null {
			const all = memory.recall(browser) ?? {};
			const { success, output } = v.safeParse(
				schema,
				Object.hasOwn(all, owner) ? all[owner] : undefined,
			);
			return success ? output : null;
		},
		/** Null forgets the value of this owner. */
		remember(browser: Browser, owner: string, value: T | null): void {
			const others = Object.entries(memory.recall(browser) ?? {})
				.filter(([other]) => other !== owner)
				.slice(1 - most);
			const all = value === null ? others : [...others, [owner, value] as const];
			memory.remember(browser, Object.fromEntries(all));
		},
	};
}
