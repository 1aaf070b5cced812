export type ApiErrorKind =
	| 'http'
	| 'not-found'
	| 'not-found-redirected'
	| 'parse'
	| 'parse-redirected'
	| 'network'
	| 'timeout'
	| 'session'
	| 'envelope'
	| 'shape';

export interface ApiErrorDetails {
	/** HTTP status, 0 where no answer came. */
	status?: number;
	/** The server's machine code, "" where it gave none. */
	code?: string;
	/** The parsed body of the answer (ERR-02). */
	response?: unknown;
}

/** Every way in which a call can go wrong, as one type. */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly kind: ApiErrorKind;
	readonly status: number;
	readonly code: string;
	readonly response: unknown;

	constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
		super(message);
		this.kind = kind;
		this.status = details.status ?? 0;
		this.code = details.code ?? '';
		this.response = details.response;
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
}

export function toErrorInfo(error: unknown): ErrorInfo {
	if (isApiError(error)) {
		const { kind, message, code, status } = error;
		return { kind, message, code, status };
	}
	const message = error instanceof Error ? error.message : String(error);
	return { kind: 'unexpected', message, code: '', status: 0 };
}
