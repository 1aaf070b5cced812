import * as v from 'valibot';
import { isMap } from '@/lib/values';
import { ApiError } from './client/errors';
import { toPlainText } from '@/lib/plain-text';
import { dataOf, decoder } from './decode';

const isCode = (code: unknown) => typeof code === 'string' || typeof code === 'number';

/** The refusal of the provider in an answer, in its newer or older format; null in any other answer. */
export function readRefusal(json: unknown): { code: string; message: string } | null {
	const { code, error, message } = isMap(json) ? json : {};
	const name = [code, error].find(isCode);
	return name !== undefined && typeof message === 'string'
		? { code: String(name), message: toPlainText(message) }
		: null;
}

/** The failures in a map of code → message or messages. */
export const readErrors = (errors: unknown): { code: string; message: string }[] =>
	Object.entries(isMap(errors) ? errors : {}).map(([code, reasons]) => ({
		code,
		message: toPlainText(Array.isArray(reasons) ? reasons[0] : reasons),
	}));

/**
 * Creates a decoder for answers that the site passes on from the provider unchanged, including refusals with
 * HTTP 200.
 *
 * @throws {ApiError} Kind `envelope` for a refusal, `shape` for any other mismatch.
 */
export function providerDecoder<S extends v.GenericSchema>(schema: S) {
	const decode = decoder(schema);
	return (json: unknown): v.InferOutput<S> => {
		const refusal = readRefusal(json);
		if (refusal) {
			const { code, message } = refusal;
			throw new ApiError('envelope', message || code, {
				status: 200,
				code,
				response: json,
				serverMessage: message,
			});
		}
		return decode(json);
	};
}

/** Like `providerDecoder`, for the envelope { code, message, data }, whose `data` may be JSON in a string. */
export function enveloped<S extends v.GenericSchema>(schema: S) {
	const open = decoder(dataOf(v.unknown()));
	const decode = providerDecoder(schema);
	return (json: unknown) => decode(open(json));
}
