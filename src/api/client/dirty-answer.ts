import { __, sprintf } from '@wordpress/i18n';
import { isMap } from '@/lib/values';
import { edgesOf, findJson } from '@/lib/json-in-text';

/** The format of `wp_create_nonce`. */
const NONCE = /^[0-9a-f]{10}$/;

/**
 * The nonce that WordPress printed between other output; "0" if it printed that nobody is logged in, "" if it printed neither. A word in a notice may
 * look like one, but never has a line to itself; the site checks it anyway.
 */
export function findNonce(text: string): string {
	const lines = text.split(/[\n\r<>\uFEFF]/).map((line) => line.trim());
	return (
		lines.reverse().find((line) => NONCE.test(line)) ?? (edgesOf(text).includes('0') ? '0' : '')
	);
}

/** The status in the body of an error. After a notice PHP can't send one, so the answer itself has 200. */
const readStatus = (body: unknown): number | undefined =>
	isMap(body) &&
	typeof body.code === 'string' &&
	isMap(body.data) &&
	typeof body.data.status === 'number' &&
	body.data.status >= 400
		? body.data.status
		: undefined;

const PAGE = /<(?:!doctype|html|head|body|title)\b/i;

/** A part of a page, such as `<h1>Restarting</h1>`. */
const TAG = /<[a-z][a-z\d]*(?:\s[^<>]*)?>/i;

/** PHP's own messages, such as `<b>Fatal error</b>: …`, come from this site. */
const PHP_ERROR = /<b>(?:[a-z]+ )*(?:error|warning|notice|deprecated)<\/b>:/i;

const isPage = (text: string) => PAGE.test(text) || (TAG.test(text) && !PHP_ERROR.test(text));

/** WordPress and Jetpack answer with JSON, so a page comes from somewhere else. */
const explainPage = (status: number) =>
	sprintf(
		/* translators: %d: HTTP status, such as 403. */
		__(
			'A web page came instead of an answer (HTTP %d). A firewall or a security plugin of this site or its host may have sent it.',
		),
		status,
	);

export interface Bodies {
	/** The candidates for the body of an answer, the most probable first; none if it can't be read. */
	bodies: unknown[];
	status: number;
	/** Explains a page that came instead of the answer. */
	page?: string;
}

/** An answer into which other code has printed, with its real status. */
export function readDirty(text: string, sentStatus: number): Bodies {
	const bodies = findJson(text);
	const status = bodies.map(readStatus).find(Boolean) ?? sentStatus;
	const isInstead = !bodies.some(isMap) && isPage(text);
	return { bodies, status, page: isInstead ? explainPage(status) : undefined };
}
