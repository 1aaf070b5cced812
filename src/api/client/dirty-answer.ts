import { isMap } from '@/lib/is-map';
import { edgesOf, findJson } from '@/lib/json-in-text';

/** As `wp_create_nonce` makes it. */
const NONCE = /^[0-9a-f]{10}$/;

/**
 * The nonce that WordPress printed between other output; "0" if it printed that nobody is logged in, "" if it printed neither. A
 * word of a notice may look like one, but is none on a line of its own; the site decides in any case.
 */
export function findNonce(text: string): string {
	const lines = text.split(/[\n\r<>\uFEFF]/).map((line) => line.trim());
	return (
		lines.reverse().find((line) => NONCE.test(line)) ?? (edgesOf(text).includes('0') ? '0' : '')
	);
}

/** The status in the body of an error. PHP can't send one after a notice, so that the answer itself has 200. */
const readStatus = (body: unknown): number | undefined =>
	isMap(body) &&
	typeof body.code === 'string' &&
	isMap(body.data) &&
	typeof body.data.status === 'number' &&
	body.data.status >= 400
		? body.data.status
		: undefined;

/** What could be the body of an answer in which other code has printed something, the most probable first, and the real status. */
export function readDirty(text: string, status: number): { bodies: unknown[]; status: number } {
	const bodies = findJson(text);
	return { bodies, status: bodies.map(readStatus).find(Boolean) ?? status };
}
