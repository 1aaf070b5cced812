import { isMap } from '@/lib/values';
import { toPlainText } from '@/lib/plain-text';

/** The server's description of a failure; "" and {} for missing parts. */
export interface FailureBody {
	code: string;
	message: string;
	fields: Record<string, string>;
	apiErrorCode: string;
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

export function readFailureBody(body: unknown): FailureBody {
	if (!isMap(body)) {
		return { code: '', message: '', fields: {}, apiErrorCode: '' };
	}
	const data = isMap(body.data) ? body.data : {};
	const message = toPlainText(body.message);
	return {
		code: toCode(body.code),
		message,
		fields: readFields(data.params, message),
		apiErrorCode: toCode(data.api_error_code),
	};
}
