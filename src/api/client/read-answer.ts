import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { isMap } from '@/lib/is-map';
import { ApiError } from './errors';

/** What came over the wire, body and all. */
export interface Answer {
	ok: boolean;
	status: number;
	redirected: boolean;
	text: string;
}

/** A 200 without a body: the server's way to print null. */
const EMPTY_ANSWER = undefined;

const textOf = (value: unknown) => (typeof value === 'string' ? decodeEntities(value).trim() : '');

function parse({ text, redirected, status }: Answer): unknown {
	try {
		return text === '' ? EMPTY_ANSWER : JSON.parse(text);
	} catch {
		throw new ApiError(
			redirected ? 'parse-redirected' : 'parse',
			__('The server sent an answer that could not be read.', 'jetpack'),
			{ status, response: text },
		);
	}
}

/** The server's own words with the status behind them (ERR-01); HTML pages have no words for people. */
function describeFailure(body: unknown, status: number): string {
	const message = isMap(body) ? textOf(body.message) || textOf(body.code) : '';
	return message
		? /* translators: 1: what the server said, 2: an HTTP status such as 500. */
			sprintf(__('%1$s (Status %2$d)', 'jetpack'), message, status)
		: /* translators: %d: an HTTP status such as 500. */
			sprintf(__('The server could not do this. (Status %d)', 'jetpack'), status);
}

export function parseQuietly(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

function raiseFailure({ text, status, redirected }: Answer): never {
	const body = parseQuietly(text);
	const code = isMap(body) ? String(body.code ?? '') : '';
	const details = { status, code, response: body };
	const message = describeFailure(body, status);
	if (status === 404) {
		throw new ApiError(redirected ? 'not-found-redirected' : 'not-found', message, details);
	}
	throw new ApiError('http', message, details);
}

/** Some handlers put an error into a 200: an envelope whose `data.status` is "" or an error status. */
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
		throw new ApiError('envelope', textOf(body.message) || body.code, {
			status: answer.status,
			code: body.code,
			response: body,
		});
	}
	return body;
}
