import * as z from 'zod/mini';
import { isMap } from '@/lib/is-map';
import { ApiError } from './client/errors';

// Compiling a schema pays off only after many answers, but each is read once here, and a strict content
// security policy forbids compiling.
z.config({ jitless: true });

/** The issues with their paths, for the console and the tests: "offlineMode.isActive: Invalid input". */
function describeIssues(issues: readonly { path: PropertyKey[]; message: string }[]): string {
	return issues
		.slice(0, 5)
		.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
		.join('; ');
}

/**
 * Creates a decoder from a schema.
 *
 * @throws {ApiError} Kind `shape`, with the paths of the mismatches in `response`.
 */
export function decoder<S extends z.ZodMiniType>(schema: S) {
	return (json: unknown): z.output<S> => {
		const result = z.safeParse(schema, json);
		if (result.success) {
			return result.data;
		}
		throw new ApiError('shape', '', { status: 200, response: describeIssues(result.error.issues) });
	};
}

/**
 * An optional value, with a fallback for a missing or malformed one. A plain read, because the page data has
 * about a thousand of them.
 */
export const textOr = (fallback = '') =>
	z.transform((value: unknown) => (typeof value === 'string' ? value : fallback));
export const numberOr = (fallback = 0) =>
	z.transform((value: unknown) => (typeof value === 'number' ? value : fallback));
export const flagOr = (fallback = false) =>
	z.transform((value: unknown) => (typeof value === 'boolean' ? value : fallback));

const isTextList = (value: unknown): value is string[] =>
	Array.isArray(value) && value.every((item) => typeof item === 'string');

export const textList = () => z.transform((value: unknown) => (isTextList(value) ? value : []));

/**
 * A map whose values are decoded one by one, or not at all. The envelope of another answer is refused, because its
 * parts would look like names.
 */
export const rawMap = () =>
	z.custom<Record<string, unknown>>((value) => isMap(value) && !('code' in value));

/** A map, which PHP prints as `[]` when it is empty. */
export function mapOf<S extends z.ZodMiniType>(value: S) {
	return z.pipe(
		z.transform((json: unknown) => (Array.isArray(json) && json.length === 0 ? {} : json)),
		z.record(z.string(), value),
	);
}

/** A list, which PHP prints as a map when its keys have gaps. */
export function listOf<S extends z.ZodMiniType>(value: S) {
	return z.pipe(
		z.transform((json: unknown) =>
			typeof json === 'object' && json !== null && !Array.isArray(json)
				? Object.values(json)
				: json,
		),
		z.array(value),
	);
}

function parseText(json: unknown): unknown {
	if (typeof json !== 'string') {
		return json;
	}
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}

/**
 * Refuses a map with none of these keys: it answers something else, and its fallbacks would look like facts. An
 * empty map passes.
 */
export function withAnyOf<S extends z.ZodMiniType>(keys: string[], value: S) {
	// A transform, because a check of an unknown value would require the key to be present.
	const recognize = z.transform((json: unknown, { issues }) => {
		if (isMap(json) && Object.keys(json).length > 0 && !keys.some((key) => key in json)) {
			issues.push({ code: 'custom', input: json });
		}
		return json;
	});
	return z.pipe(recognize, value);
}

/** JSON in a string, which several answers have in `data` (API-36); a plain value stays as it is. */
export function unwrapped<S extends z.ZodMiniType>(value: S) {
	return z.pipe(z.transform(parseText), value);
}

/** The envelope { code, message, data } around the provider's answer. */
export function dataOf<S extends z.ZodMiniType>(value: S) {
	return z.pipe(
		z.object({ data: unwrapped(value) }),
		z.transform((envelope: { data: z.output<S> }) => envelope.data),
	);
}

/** Accepts only an envelope with the code "success"; rejects an empty 200 or an HTML page. */
export const expectSuccess = (json: unknown): undefined => {
	decoder(z.object({ code: z.literal('success') }))(json);
};

/** For calls of which only the success matters. */
export const ignoreAnswer = () => undefined;
