/**
 * Reads required configuration (ERR-12).
 *
 * @throws {Error} Naming the key, where it is unknown or has no value.
 */
export function createConfig<T extends Record<string, unknown>>(values: T) {
	return <K extends keyof T & string>(key: K): NonNullable<T[K]> => {
		const value = values[key];
		if (value === undefined || value === null) {
			throw new Error(`Missing configuration: ${key}`);
		}
		return value as NonNullable<T[K]>;
	};
}
