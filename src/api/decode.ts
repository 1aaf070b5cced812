import * as v from 'valibot';
import { toFlag, isMap } from '@/lib/values';
import { parseJson } from '@/lib/parse-json';
import { toPlainText } from '@/lib/plain-text';
import { ApiError } from './client/errors';

/** The issues with their paths, for the console and the tests: "offlineMode.isActive: not boolean". Never the values, which may be secrets. */
function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
	return issues
		.slice(0, 5)
		.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: not ${issue.expected ?? 'accepted'}`)
		.join('; ');
}

/** A decoder that throws an `ApiError` of kind `shape`, with the paths of the mismatches in `response`. */
export function decoder<S extends v.GenericSchema>(schema: S) {
	return (json: unknown): v.InferOutput<S> => {
		const result = v.safeParse(schema, json);
		if (result.success) {
			return result.output;
		}
		throw new ApiError('shape', '', { status: 200, response: describeIssues(result.issues) });
	};
}

/** A map with these keys; others are dropped. A list is refused, although the library would take it for a map without keys. */
export function objectOf<E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> {
	const schema = v.object(entries);
	return {
		...schema,
		'~run': (dataset, config) =>
			schema['~run'](Array.isArray(dataset.value) ? { value: null } : dataset, config),
	};
}

type Renamed = Record<string, v.GenericSchema | readonly [key: string, value: v.GenericSchema]>;

type OutputOf<Entry> = Entry extends readonly [string, infer Value extends v.GenericSchema]
	? v.InferOutput<Value>
	: Entry extends v.GenericSchema
		? v.InferOutput<Entry>
		: never;

/** A map with other keys than on the wire: our key → the key on the wire, and its value. Only the value for a key that is the same. */
export function renamed<E extends Renamed>(entries: E) {
	const pairs = Object.entries(entries).map(
		([name, entry]) => [name, 'length' in entry ? entry : ([name, entry] as const)] as const,
	);
	return v.pipe(
		objectOf(Object.fromEntries(pairs.map(([, entry]) => entry))),
		v.transform(
			(wire) =>
				Object.fromEntries(pairs.map(([name, [key]]) => [name, wire[key]])) as {
					[Name in keyof E]: OutputOf<E[Name]>;
				},
		),
	);
}

/** A value, or null in place of one that is missing, null or malformed. */
export const orNull = <S extends v.GenericSchema>(value: S) => v.fallback(v.nullable(value), null);

/** Digits, perhaps with thousands separators and decimals. */
const NUMBER = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** A number, which some hosts print as a text. Null for anything else: unknown is not 0, and no number here is negative. */
export function toNumber(value: unknown): number | null {
	const text = typeof value === 'string' ? value.trim() : '';
	const number = NUMBER.test(text) ? Number(text.replace(/,/g, '')) : value;
	return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

/** A value that `read` makes of any input, or of null if the key is missing. */
export const readBy = <T>(read: (value: unknown) => T) =>
	v.pipe(v.optional(v.unknown(), null), v.transform(read));

/** Required, unlike the values with a fallback. */
export const number = () => v.pipe(readBy(toNumber), v.number());
export const flag = () => v.pipe(readBy(toFlag), v.boolean());

/**
 * An optional value, with a fallback for a missing or malformed one. The fallback must mean "unknown", or what the
 * server means by leaving the key out: it is never a guess.
 */
export const textOr = (fallback = '') => v.fallback(v.string(), fallback);
export const numberOr = <T extends number | null>(fallback: T) =>
	readBy((value): number | T => toNumber(value) ?? fallback);
export const flagOr = <T extends boolean | null>(fallback: T) =>
	readBy((value): boolean | T => toFlag(value) ?? fallback);
export const textList = () => v.fallback(v.array(v.string()), []);

/** A name or a sentence for people, which may be HTML. */
export const plain = () =>
	v.pipe(
		v.string(),
		v.transform((text) => toPlainText(text)),
	);
export const plainOr = () => v.fallback(plain(), '');
export const plainList = () => v.fallback(v.array(plain()), []);

/**
 * A map whose values are decoded one by one, or not at all. The envelope of another answer is refused, because its keys would look like entries.
 */
export const rawMap = () =>
	v.custom<Record<string, unknown>>((value) => isMap(value) && !('code' in value));

/** A map, which PHP prints as `[]` when it is empty. */
export function mapOf<S extends v.GenericSchema>(value: S) {
	return v.pipe(
		v.unknown(),
		v.transform((json) => (Array.isArray(json) && json.length > 0 ? null : json)),
		v.record(v.string(), value),
	);
}

/** A list, which PHP prints as a map when its keys have gaps. */
export function listOf<S extends v.GenericSchema>(value: S) {
	return v.pipe(
		v.unknown(),
		v.transform((json) => (isMap(json) ? Object.values(json) : json)),
		v.array(value),
	);
}

const parseText = (json: unknown): unknown => (typeof json === 'string' ? parseJson(json) : json);

/**
 * Refuses a map with none of these keys: it answers something else, and its fallbacks would look like facts. An
 * empty map passes.
 */
export function withAnyOf<S extends v.GenericSchema>(keys: string[], value: S) {
	return v.pipe(
		v.optional(v.unknown(), null),
		v.check(
			(json) => !isMap(json) || Object.keys(json).length === 0 || keys.some((key) => key in json),
		),
		value,
	);
}

/** JSON in a string, which several answers have in `data` (API-36); a plain value stays as it is. */
export function unwrapped<S extends v.GenericSchema>(value: S) {
	return v.pipe(v.unknown(), v.transform(parseText), value);
}

/** The value of one key of a map. */
export const fieldOf = <T>(
	key: string,
	value: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, T> =>
	v.pipe(
		objectOf({ [key]: value }),
		v.transform((map) => map[key] as T),
	);

/** The envelope { code, message, data } around the provider's answer. */
export const dataOf = <T>(value: v.GenericSchema<unknown, T>) => fieldOf('data', unwrapped(value));

/** Accepts only an envelope with the code "success"; rejects an empty 200 or an HTML page. */
export const expectSuccess = (json: unknown): undefined => {
	decoder(objectOf({ code: v.literal('success') }))(json);
};

/** For calls where only success matters. */
export const ignoreAnswer = () => undefined;
