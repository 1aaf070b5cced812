import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const show = (value: unknown) =>
	value === undefined ? 'missing' : `${JSON.stringify(value)?.slice(0, 60)} is not understood`;

/** PHP's ways to print "none", for which a fallback is the right value. */
const isNone = (value: unknown) => value === null || value === false;

/** A leaf that replaces a value instead of refusing it, such as `textOr()`: it returns what it was given, or its fallback. */
const isReplaced = (schema: Schema, value: unknown) => {
	const { success, data } = z.safeParse(schema, value);
	return !success || (data !== value && (typeof data !== 'object' || Array.isArray(data)));
};

function inPipe(def: z.core.$ZodPipeDef, value: unknown, path: string): string[] {
	// A pipe that begins with a transform normalizes PHP's empty maps; one that ends with it only renames.
	if (def.in._zod.def.type !== 'transform') {
		return findFallbacks(def.in, value, path);
	}
	const { success, data } = z.safeParse(def.in, value);
	return success ? findFallbacks(def.out, data, path) : [`${path}: ${show(value)}`];
}

function inMap(value: unknown, path: string, entries: (value: object) => [string, Schema][]) {
	return typeof value === 'object' && value !== null
		? entries(value).flatMap(([key, schema]) =>
				findFallbacks(
					schema,
					new Map(Object.entries(value)).get(key),
					path ? `${path}.${key}` : key,
				),
			)
		: [`${path}: ${show(value)}`];
}

/**
 * Finds every value that a decoder would replace with a fallback or refuse, without decoding it.
 *
 * @param schema The schema of a decoder; its optional values are `textOr()` and the like, or `z.catch()`.
 * @param value  JSON.
 * @param path   Names the value, for the findings.
 * @return "path: reason" each.
 */
export function findFallbacks(schema: Schema, value: unknown, path = ''): string[] {
	const { def } = (schema as z.core.$ZodTypes)._zod;
	switch (def.type) {
		case 'object':
			return inMap(value, path, () => Object.entries(def.shape));
		case 'record':
			return inMap(value, path, (map) =>
				Object.keys(map).map((key): [string, Schema] => [key, def.valueType]),
			);
		case 'array':
			return Array.isArray(value)
				? value.flatMap((item, place) => findFallbacks(def.element, item, `${path}[${place}]`))
				: [`${path}: ${show(value)}`];
		case 'pipe':
			return inPipe(def, value, path);
		case 'catch':
			return isNone(value) ? [] : findFallbacks(def.innerType, value, path);
		case 'optional':
			return findFallbacks(def.innerType, value, path);
		case 'nullable':
			return value === null ? [] : findFallbacks(def.innerType, value, path);
		case 'union': {
			const found = def.options.map((option) => findFallbacks(option, value, path));
			return found.sort((one, other) => one.length - other.length)[0] ?? [];
		}
		case 'transform':
			return isNone(value) || !isReplaced(schema, value) ? [] : [`${path}: ${show(value)}`];
		default:
			return isReplaced(schema, value) ? [`${path}: ${show(value)}`] : [];
	}
}
