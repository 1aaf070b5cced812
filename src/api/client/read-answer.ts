import { __ } from '@wordpress/i18n';
import { isMap } from '@/lib/values';
import { toPlainText } from '@/lib/plain-text';
import type { Bodies } from './dirty-answer';
import { ApiError, isApiError, PAGE_INSTEAD, type ApiErrorDetails } from './errors';

export interface Answer {
	ok: boolean;
	status: number;
	redirected: boolean;
	text: string;
}

/** The answer to a call that was sent with others, or by the page. */
export const toAnswer = ({ status, text }: Pick<Answer, 'status' | 'text'>): Answer => ({
	ok: status >= 200 && status < 300,
	status,
	redirected: false,
	text,
});

/** WordPress's code for a nonce that has expired, or belongs to another session. */
export const STALE_NONCE = 'rest_cookie_invalid_nonce';

/** Loads the code for answers with other output in them only when the first one arrives. */
async function readBodies({ text, status }: Answer): Promise<Bodies> {
	try {
		// The server prints null as an empty body. A byte order mark counts as blank.
		return { bodies: [text.trim() === '' ? undefined : JSON.parse(text)], status };
	} catch {
		const dirty = await import(/* webpackChunkName: "late-acts" */ './dirty-answer').catch(
			() => undefined,
		);
		return dirty?.readDirty(text, status) ?? { bodies: [], status };
	}
}

const toCode = (value: unknown) =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** `params` is a map of name → message, or a list of the missing names. */
function readFields(params: unknown, message: string): Record<string, string> {
	if (Array.isArray(params)) {
		return Object.fromEntries(params.map((name) => [String(name), message]));
	}
	const entries = isMap(params) ? Object.entries(params) : [];
	return Object.fromEntries(
		entries.map(([name, reason]) => [name, toPlainText(reason) || message]),
	);
}

/** The server's description of a failure; "" and {} for missing parts. */
export function readFailureBody(body: unknown) {
	const { code, message: text, data } = isMap(body) ? body : {};
	const { params, api_error_code: apiErrorCode } = isMap(data) ? data : {};
	const message = toPlainText(text);
	return {
		code: toCode(code),
		message,
		fields: readFields(params, message),
		apiErrorCode: toCode(apiErrorCode),
	};
}

/** All details in a failure's body, and the body itself (ERR-02). */
function toDetails(body: unknown, status: number): ApiErrorDetails & { code: string } {
	const { message, ...details } = readFailureBody(body);
	return { status, response: body, serverMessage: message, ...details };
}

function raiseFailure({ text, redirected }: Answer, { bodies, status, page }: Bodies): never {
	const body = bodies.find(isMap) ?? bodies[0] ?? text;
	const details = toDetails(body, status);
	if (page && status !== 404) {
		throw new ApiError('http', page, { ...details, code: PAGE_INSTEAD });
	}
	const message =
		details.serverMessage || toPlainText(details.code) || __("The server couldn't do this.");
	if (status === 404) {
		throw new ApiError(redirected ? 'not-found-redirected' : 'not-found', message, details);
	}
	throw new ApiError('http', message, details);
}

/** Some handlers return an error with status 200: an envelope whose `data.status` is "" or an error status. */
function isErrorEnvelope(body: unknown): body is { code: string; message: string } {
	if (!isMap(body) || typeof body.code !== 'string' || !isMap(body.data)) {
		return false;
	}
	const { status } = body.data;
	return status === '' || (typeof status === 'number' && status >= 400);
}

/** Whether WordPress refused the nonce of a call. The status may be lost (`dirty-answer.ts`). */
export async function isStaleNonce(answer: Answer): Promise<boolean> {
	if (!answer.text.includes(STALE_NONCE)) {
		return false;
	}
	const { bodies, status } = await readBodies(answer);
	return status === 403 && bodies.some((body) => isMap(body) && body.code === STALE_NONCE);
}

export function readBody<T>(body: unknown, status: number, decode: (json: unknown) => T): T {
	if (isErrorEnvelope(body)) {
		const details = toDetails(body, status);
		throw new ApiError('envelope', details.serverMessage || details.code, details);
	}
	return decode(body);
}

/**
 * Decodes the body of an answer: the last JSON value in it that the decoder accepts.
 *
 * @throws {ApiError} ERR-01 to ERR-06, kind `envelope` for an error that arrived with status 200, and what the decoder throws.
 */
export async function readAnswer<T>(answer: Answer, decode: (json: unknown) => T): Promise<T> {
	const read = await readBodies(answer);
	if (!answer.ok || read.status >= 400) {
		return raiseFailure(answer, read);
	}
	let mismatch = new ApiError(
		answer.redirected ? 'parse-redirected' : 'parse',
		__("The server's answer couldn't be read."),
		{ status: read.status, response: answer.text },
	);
	for (const body of read.bodies) {
		try {
			return readBody(body, read.status, decode);
		} catch (error) {
			if (!isApiError(error) || error.kind !== 'shape') {
				throw error;
			}
			mismatch = error;
		}
	}
	throw mismatch;
}
