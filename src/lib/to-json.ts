/** `JSON.stringify`, also on a page where an old library has given arrays a `toJSON()` that returns text. */
export const toJson = (value: unknown, space?: string): string =>
	JSON.stringify(
		value,
		function (this: Record<string, unknown>, key: string, converted: unknown) {
			const own = this[key];
			return Array.isArray(own) ? own : converted;
		},
		space,
	);
