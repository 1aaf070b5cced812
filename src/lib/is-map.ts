/** Whether a parsed JSON value is an object, as opposed to a list, null or a scalar. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
