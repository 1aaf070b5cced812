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
	| 'envelope'
	| 'shape';

export interface ApiErrorDetails {
	/** HTTP status, 0 where no answer came. */
	status?: number;
	/** The server's machine code, "" where it gave none. */
	code?: string;
	/** The parsed body of the answer (ERR-02). */
	response?: unknown;
	/** The server's own words, without the status; "" where it had none for people. */
	serverMessage?: string;
	/** Parameter → what the server found wrong with it. */
	fields?: Record<string, string>;
	/** The provider's own code, where the site passed it on. */
	apiErrorCode?: string;
}

/** Every way in which a call can go wrong, as one type. */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly kind: ApiErrorKind;
	readonly status: number;
	readonly code: string;
	readonly response: unknown;
	readonly serverMessage: string;
	readonly fields: Record<string, string>;
	readonly apiErrorCode: string;

	constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
		super(message);
		this.kind = kind;
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

/** An error as plain data, the only form in which the store may hold it. */
export interface ErrorInfo {
	kind: ApiErrorKind | 'unexpected';
	message: string;
	code: string;
	status: number;
	/** The server's own words, without the status. */
	serverMessage?: string;
	/** Parameter → what is wrong with it, so that a form can point at its field. */
	fields?: Record<string, string>;
	/** The provider's own code, where the site passed it on. */
	apiErrorCode?: string;
}

/** What the server told of an error beyond its code, without what it left out. */
function readServerDetails({ serverMessage, fields, apiErrorCode }: ApiError): Partial<ErrorInfo> {
	return {
		...(serverMessage && { serverMessage }),
		...(Object.keys(fields).length > 0 && { fields }),
		...(apiErrorCode && { apiErrorCode }),
	};
}

export function toErrorInfo(error: unknown): ErrorInfo {
	if (isApiError(error)) {
		const { kind, message, code, status } = error;
		return { kind, message, code, status, ...readServerDetails(error) };
	}
	const message = error instanceof Error ? error.message : String(error);
	return { kind: 'unexpected', message, code: '', status: 0 };
}
