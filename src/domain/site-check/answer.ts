import { parseJson } from '@/lib/parse-json';
import { isMap } from '@/lib/values';
import { findJson } from '@/lib/json-in-text';

/**
 * What the body of an answer is. `noisy-json`: JSON with other output around it, such as a PHP warning. `login`: WordPress's login
 * form. `firewall`: a page of a firewall or of a check for bots.
 */
export type BodyKind = 'json' | 'noisy-json' | 'empty' | 'login' | 'firewall' | 'html' | 'text';

/** One answer of the site, as the browser received it. */
export interface SiteAnswer {
	kind: 'answer';
	status: number;
	/** In lower case and without parameters; "" without the header. */
	contentType: string;
	body: BodyKind;
	text: string;
	/** The body, if it is JSON, or the JSON in it. */
	json: unknown;
	isRedirected: boolean;
	/** Whether the headers say that a cache answered; null if no header says anything about it. */
	isCached: boolean | null;
	/** The server's clock in milliseconds since 1970; null without the header. */
	date: number | null;
	/** This device's clock when the request was sent and when the answer arrived, in milliseconds since 1970. */
	sentAt: number;
	receivedAt: number;
}

/** `network`: refused, blocked or without a connection; browsers don't say which. */
export type SiteReply = SiteAnswer | { kind: 'none'; reason: 'network' | 'timeout' };

const LOGIN_FORM = /<form[^>]+id=["']?loginform|wp-login\.php/i;

const FIREWALL =
	/attention required|access denied|request blocked|you have been blocked|are you human|captcha|challenge-platform|mod_security|modsecurity|incapsula|imunify360|sucuri|wordfence|ninjafirewall/i;

export function classifyBody(text: string): { body: BodyKind; json: unknown } {
	const json = parseJson(text);
	const trimmed = text.trim();
	if (json !== undefined) {
		return { body: 'json', json };
	}
	const inside = findJson(trimmed).find((value) => value instanceof Object);
	if (inside !== undefined) {
		return { body: 'noisy-json', json: inside };
	}
	const kindOf = (): BodyKind => {
		if (trimmed === '') {
			return 'empty';
		}
		if (!trimmed.startsWith('<')) {
			return 'text';
		}
		if (LOGIN_FORM.test(trimmed)) {
			return 'login';
		}
		return FIREWALL.test(trimmed) ? 'firewall' : 'html';
	};
	return { body: kindOf(), json: undefined };
}

const CACHE_HEADERS = [
	'x-cache',
	'cf-cache-status',
	'x-cache-status',
	'x-litespeed-cache',
	'x-proxy-cache',
];

/** Whether a cache answered, by its headers. */
export function readCacheHeaders(get: (name: string) => string | null): boolean | null {
	const states = CACHE_HEADERS.map(get).filter((value) => value !== null);
	if (Number(get('age')) > 0 || states.some((value) => /\bhit\b/i.test(value))) {
		return true;
	}
	return states.length > 0 ? false : null;
}

/** Whether an answer has JSON, on its own or between other output. */
export const hasJson = ({ body }: SiteAnswer): boolean => body === 'json' || body === 'noisy-json';

/** The error code in the body of an answer; "" if it has none. */
export const readCode = ({ json }: SiteAnswer): string =>
	isMap(json) && typeof json.code === 'string' ? json.code : '';

/** The code of an answer to a request whose nonce isn't valid. */
export const NONCE_REFUSED = 'rest_cookie_invalid_nonce';

/** "403 text/html (firewall)", for the report. */
export function describeReply(reply: SiteReply): string {
	if (reply.kind === 'none') {
		return reply.reason;
	}
	const { status, contentType, body, isRedirected } = reply;
	const code = readCode(reply);
	return [status, contentType || 'no content type', `(${body})`, code, isRedirected && 'redirected']
		.filter(Boolean)
		.join(' ');
}
