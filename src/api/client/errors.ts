import { __ } from '@wordpress/i18n';
import { LACK_CODES, type Lack } from '@/lib/remote';

export type ApiErrorKind =
	| 'http'
	| 'not-found'
	| 'not-found-redirected'
	| 'parse'
	| 'parse-redirected'
	| 'network'
	| 'timeout'
	| 'session'
	| 'other-user'
	/** The nonce has expired, and the site didn't say who is logged in; the call was not repeated. */
	| 'unverified'
	| 'envelope'
	| 'shape';

/** Our code for a page that came instead of an answer, probably from something between the browser and WordPress. */
export const PAGE_INSTEAD = 'page_instead';

export interface ApiErrorDetails extends Partial<Omit<ErrorInfo, 'kind' | 'message'>> {
	/** The parsed body of the answer (ERR-02). */
	response?: unknown;
}

const REFUSALS: readonly ApiErrorKind[] = ['http', 'not-found', 'not-found-redirected'];

/**
 * Every failure of a call, as one type. An empty message becomes a sentence, because a person may read it (NOTICE-23).
 *
 * A refusal's `message` ends with the HTTP status (ERR-01), for the console; `sentence` is the text without it, for the screen.
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly kind: ApiErrorKind;
	readonly sentence: string;
	readonly status: number;
	readonly code: string;
	readonly response: unknown;
	readonly serverMessage: string;
	readonly fields: Record<string, string>;
	readonly apiErrorCode: string;

	constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
		const sentence =
			message || __("The server sent an answer that this dashboard doesn't understand.");
		super(REFUSALS.includes(kind) ? `${sentence} (Status ${details.status})` : sentence);
		this.kind = kind;
		this.sentence = sentence;
		this.status = details.status ?? 0;
		this.code = details.code ?? '';
		this.response = details.response;
		this.serverMessage = details.serverMessage ?? '';
		this.fields = details.fields ?? {};
		this.apiErrorCode = details.apiErrorCode ?? '';
	}
}

export function isApiError(value: unknown): value is ApiError {
	return value instanceof ApiError;
}

/** An error as plain data, the only form that the store accepts. */
export interface ErrorInfo {
	kind: ApiErrorKind | 'unexpected';
	/** A sentence for the screen, without the HTTP status. */
	message: string;
	/** The server's error code, "" if it sent none. */
	code: string;
	/** HTTP status, 0 without an answer. */
	status: number;
	/** The server's message, without the status. */
	serverMessage?: string;
	/** Parameter → what is wrong with it, so that a form can point at its field. */
	fields?: Record<string, string>;
	/** The provider's error code, if the site passed it on. */
	apiErrorCode?: string;
}

export function toErrorInfo(error: unknown): ErrorInfo {
	if (isApiError(error)) {
		const { kind, sentence, code, status, serverMessage, fields, apiErrorCode } = error;
		return {
			kind,
			message: sentence,
			code,
			status,
			...(serverMessage && { serverMessage }),
			...(Object.keys(fields).length > 0 && { fields }),
			...(apiErrorCode && { apiErrorCode }),
		};
	}
	const message = error instanceof Error ? error.message : String(error);
	return { kind: 'unexpected', message, code: '', status: 0 };
}

const getLackSentences = (): Record<Lack, string> => ({
	release: __("This version of Jetpack can't do this."),
	site: __("Jetpack can't do this here: something on this site has removed it."),
	unknown: __("Jetpack on this site can't do this."),
});

/** The error of a call that isn't sent, because the page said that the site has no route for it. */
export const notOffered = (lack: Lack): ApiError =>
	new ApiError('not-found', getLackSentences()[lack], { status: 404, code: LACK_CODES[lack] });
