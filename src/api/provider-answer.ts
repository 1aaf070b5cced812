import * as v from 'valibot';
import { isMap } from '@/lib/is-map';
import { ApiError } from './client/errors';
import { toPlainText } from './client/failure-body';
import { dataOf, decoder } from './decode';

/** Whether an answer is a refusal of the provider, in its newer or older format. */
function isProviderError(
	json: unknown,
): json is { code?: string; error?: string; message: string } {
	return (
		isMap(json) &&
		typeof json.message === 'string' &&
		(typeof json.code === 'string' || typeof json.error === 'string')
	);
}

/**
 * Creates a decoder for answers that the site passes on from the provider unchanged, including refusals with
 * HTTP 200.
 *
 * @throws {ApiError} Kind `envelope` for a refusal, `shape` for any other mismatch.
 */
export function providerDecoder<S extends v.GenericSchema>(schema: S) {
	const decode = decoder(schema);
	return (json: unknown): v.InferOutput<S> => {
		if (isProviderError(json)) {
			const code = json.code ?? json.error ?? '';
			const message = toPlainText(json.message);
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

/**
 * Like `providerDecoder`, for an answer in the envelope { code, message, data }, whose `data` may be JSON in
 * a string.
 */
export function enveloped<S extends v.GenericSchema>(schema: S) {
	const open = decoder(dataOf(v.unknown()));
	const decode = providerDecoder(schema);
	return (json: unknown) => decode(open(json));
}
