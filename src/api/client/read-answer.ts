import { __ } from '@wordpress/i18n';
import { isMap } from '@/lib/is-map';
import { ApiError, type ApiErrorDetails } from './errors';
import { readFailureBody, toPlainText } from './failure-body';

/** An answer from the wire, with its body. */
export interface Answer {
	ok: boolean;
	status: number;
	redirected: boolean;
	text: string;
	/** The number of items in the whole list, if WordPress counted them. */
	total: string | null;
}

/** A 200 without a body, which is how the server prints null. */
const EMPTY_ANSWER = undefined;

function parse({ text, redirected, status }: Answer): unknown {
	try {
		return text === '' ? EMPTY_ANSWER : JSON.parse(text);
	} catch {
		throw new ApiError(
			redirected ? 'parse-redirected' : 'parse',
			__("The server's answer couldn't be read. Please try again.", 'dashboard-for-jetpack'),
			{ status, response: text },
		);
	}
}

export function parseQuietly(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

/** All details in a failure's body, and the body itself (ERR-02). */
function toDetails(body: unknown, status: number): ApiErrorDetails & { code: string } {
	const { message, ...details } = readFailureBody(body);
	return { status, response: body, serverMessage: message, ...details };
}

function raiseFailure({ text, status, redirected }: Answer): never {
	const details = toDetails(parseQuietly(text), status);
	// An HTML page has no message.
	const message =
		details.serverMessage ||
		toPlainText(details.code) ||
		__("The server couldn't do this.", 'dashboard-for-jetpack');
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

/**
 * The parsed body of an answer.
 *
 * @throws {ApiError} ERR-01 to ERR-06, and kind `envelope` for an error that arrived with status 200.
 */
export function readAnswer(answer: Answer): unknown {
	if (!answer.ok) {
		return raiseFailure(answer);
	}
	const body = parse(answer);
	if (isErrorEnvelope(body)) {
		const details = toDetails(body, answer.status);
		throw new ApiError('envelope', details.serverMessage || details.code, details);
	}
	return body;
}

/**
 * The number of items in the whole list.
 *
 * @throws {ApiError} As `readAnswer`, and kind `shape` if there is no count.
 */
export function readTotal(answer: Answer): number {
	readAnswer(answer);
	const total = /^\d+$/.test(answer.total ?? '') ? Number(answer.total) : NaN;
	if (!Number.isSafeInteger(total)) {
		throw new ApiError('shape', '', { status: answer.status });
	}
	return total;
}
