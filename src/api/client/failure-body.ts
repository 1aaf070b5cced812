import { decodeEntities } from '@wordpress/html-entities';
import { isMap } from '@/lib/is-map';

/** The server's description of a failure; "" and {} for missing parts. */
export interface FailureBody {
	code: string;
	message: string;
	/** Parameter → what is wrong with it, so that a form can point at its field. */
	fields: Record<string, string>;
	/** The provider's error code, passed on by the site. */
	apiErrorCode: string;
}

/** Converts a message to one line of plain text: the wire has HTML entities and, in refusals, newlines and tabs. */
export const toPlainText = (value: unknown) =>
	typeof value === 'string' ? decodeEntities(value).replace(/\s+/g, ' ').trim() : '';

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
