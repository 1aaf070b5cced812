import * as v from 'valibot';

type Schema = v.GenericSchema;

/** The members of the library's schemas that a decoder uses, besides their type. */
interface Parts {
	entries?: Record<string, Schema>;
	value?: Schema;
	item?: Schema;
	wrapped?: Schema;
	options?: Schema[];
	pipe?: [Schema, ...v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]];
	fallback?: unknown;
}

const show = (value: unknown) =>
	value === undefined ? 'missing' : `${JSON.stringify(value)?.slice(0, 60)} is not understood`;

/** PHP's ways to print "none", for which a fallback is the right value. */
const isNone = (value: unknown) => value === null || value === false;

/** Whether a schema refuses a value, or returns another one. */
const isReplaced = (schema: Schema, value: unknown) => {
	const { success, output } = v.safeParse(schema, value);
	return !success || (output !== value && (typeof output !== 'object' || Array.isArray(output)));
};

const isSchema = (item: { kind: string }): item is Schema => item.kind === 'schema';

/** The schema of a value that is normalized first, such as PHP's empty maps, and then renamed. */
function inPipe(
	whole: Schema,
	[first, ...rest]: NonNullable<Parts['pipe']>,
	value: unknown,
	path: string,
): string[] {
	const place = rest.findLastIndex(isSchema);
	const last = rest[place];
	if (last && isSchema(last)) {
		const { success, output } = v.safeParse(v.pipe(first, ...rest.slice(0, place)), value);
		return success ? findFallbacks(last, output, path) : [`${path}: ${show(value)}`];
	}
	const isComputed = first.type === 'optional' || first.type === 'unknown';
	if (!isComputed) {
		return findFallbacks(first, value, path);
	}
	return isNone(value) || !isReplaced(whole, value) ? [] : [`${path}: ${show(value)}`];
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
 * @param schema The schema of a decoder; its optional values are `textOr()` and the like, or `v.fallback()`.
 * @param value  JSON.
 * @param path   Names the value, for the findings.
 * @return "path: reason" each.
 */
export function findFallbacks(schema: Schema & Parts, value: unknown, path = ''): string[] {
	const { entries, value: member, item, wrapped, options, pipe } = schema;
	const hasFallback = 'fallback' in schema;
	if (hasFallback && isNone(value)) {
		return [];
	}
	if (pipe) {
		return inPipe(schema, pipe, value, path);
	}
	switch (schema.type) {
		case 'object':
			return inMap(value, path, () => Object.entries(entries ?? {}));
		case 'record':
			return inMap(value, path, (map) =>
				Object.keys(map).map((key): [string, Schema] => [key, member ?? v.never()]),
			);
		case 'array':
			return Array.isArray(value)
				? value.flatMap((each, place) =>
						findFallbacks(item ?? v.never(), each, `${path}[${place}]`),
					)
				: [`${path}: ${show(value)}`];
		case 'optional':
			return findFallbacks(wrapped ?? v.never(), value, path);
		case 'nullable':
			return value === null ? [] : findFallbacks(wrapped ?? v.never(), value, path);
		case 'union': {
			const found = (options ?? []).map((option) => findFallbacks(option, value, path));
			return found.sort((one, other) => one.length - other.length)[0] ?? [];
		}
		default:
			return isReplaced(schema, value) ? [`${path}: ${show(value)}`] : [];
	}
}
