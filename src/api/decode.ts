import * as z from 'zod/mini';
import { __ } from '@wordpress/i18n';
import { isMap } from '@/lib/is-map';
import { ApiError } from './client/errors';

// Compiling a schema pays for itself after many answers; here each is read once, and a strict
// content security policy forbids the compiling.
z.config({ jitless: true });

/** What was wrong where, for the console and the tests: "offlineMode.isActive: Invalid input". */
function describeIssues(issues: readonly { path: PropertyKey[]; message: string }[]): string {
	return issues
		.slice(0, 5)
		.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
		.join('; ');
}

/**
 * Makes a decoder of a schema.
 *
 * @throws {ApiError} Kind `shape`, with the paths of what did not fit in `response`.
 */
export function decoder<S extends z.ZodMiniType>(schema: S) {
	return (json: unknown): z.output<S> => {
		const result = z.safeParse(schema, json);
		if (result.success) {
			return result.data;
		}
		throw new ApiError(
			'shape',
			__(
				"The server sent an answer that this dashboard doesn't understand.",
				'dashboard-for-jetpack',
			),
			{ status: 200, response: describeIssues(result.error.issues) },
		);
	};
}

/** A value that may be missing or malformed without harm. Plain reads: the page holds a thousand of them. */
export const textOr = (fallback = '') =>
	z.transform((value: unknown) => (typeof value === 'string' ? value : fallback));
export const numberOr = (fallback = 0) =>
	z.transform((value: unknown) => (typeof value === 'number' ? value : fallback));
export const flagOr = (fallback = false) =>
	z.transform((value: unknown) => (typeof value === 'boolean' ? value : fallback));

const isTextList = (value: unknown): value is string[] =>
	Array.isArray(value) && value.every((item) => typeof item === 'string');

export const textList = () => z.transform((value: unknown) => (isTextList(value) ? value : []));

/** A map whose values are read one by one, or not at all. */
export const rawMap = () => z.custom<Record<string, unknown>>(isMap);

/** A map that PHP prints as `[]` while it is empty. */
export function mapOf<S extends z.ZodMiniType>(value: S) {
	return z.pipe(
		z.transform((json: unknown) => (Array.isArray(json) && json.length === 0 ? {} : json)),
		z.record(z.string(), value),
	);
}

/** A list that PHP prints as a map when its keys have gaps. */
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

/** JSON within a string, as several answers carry in `data` (API-36); a plain value passes as it is. */
export function unwrapped<S extends z.ZodMiniType>(value: S) {
	return z.pipe(z.transform(parseText), value);
}

/** The envelope { code, message, data } around what the provider said. */
export function dataOf<S extends z.ZodMiniType>(value: S) {
	return z.pipe(
		z.object({ data: unwrapped(value) }),
		z.transform((envelope: { data: z.output<S> }) => envelope.data),
	);
}

/** An envelope that says "success" and nothing else; an empty 200, or a page, is none. */
export const expectSuccess = (json: unknown): undefined => {
	decoder(z.object({ code: z.literal('success') }))(json);
};

/** An answer of which only the success matters. */
export const ignoreAnswer = () => undefined;
