/** The server's messages for this page load (CSTATE-01). */
export interface StateNotices {
	messageCode: string;
	errorCode: string;
	errorDescription: string;
	messageContent: ReleasePost | null;
}

export interface ReleasePost {
	title: string;
	content: string;
}

const MESSAGES = [
	['modules_activated', 'modules-activated'],
	['already_authorized', 'already-authorized'],
	['authorized', 'authorized'],
	['linked', 'linked'],
	['protect_misconfigured_ip', 'protect-misconfigured-ip'],
	['reconnection_completed', 'reconnection-completed'],
	['disconnected', 'disconnected'],
] as const;

/** The server's one-time messages after an action (CSTATE-17 to CSTATE-20). */
export type StateMessage = (typeof MESSAGES)[number][1];

const messageByCode = new Map<string, StateMessage>(MESSAGES);

export function resolveStateMessage(code: string, isProviderHosted: boolean): StateMessage | null {
	const message = messageByCode.get(code) ?? null;
	return message === 'modules-activated' && isProviderHosted ? null : message;
}

export interface StateError {
	kind: StateErrorKind;
	code: string;
	/** The server's additional description, or "" (CSTATE-16). */
	description: string;
}

const KINDS = [
	['access_denied', 'access-denied'],
	['cheatin', 'cheating'],
	['wrong_state', 'logged-out'],
	['invalid_client', 'reactivate'],
	['invalid_grant', 'connect-again'],
	['site_inaccessible', 'site-inaccessible'],
	['site_requires_authorization', 'site-inaccessible'],
	['site_blacklisted', 'terms-violated'],
	['not_public', 'site-not-public'],
	['wpcom_408', 'service-trouble'],
	['wpcom_bad_response', 'service-trouble'],
	['wpcom_outage', 'service-trouble'],
	['register_http_request_failed', 'host-trouble'],
	['token_http_request_failed', 'host-trouble'],
] as const;

/** The server's one-time errors from a redirect (CSTATE-04 to CSTATE-15). */
export type StateErrorKind = (typeof KINDS)[number][1] | 'contact-support' | 'verbatim';

const kindByCode = new Map<string, StateErrorKind>(KINDS);

/** A 5xx status, or the server's placeholder for any of them (CSTATE-12). */
const SERVICE_STATUS = /^wpcom_5(\d\d|\?\?)$/;

/** A mismatch between site and provider that only support can diagnose (CSTATE-14). */
const MISFIT =
	/^(wrong_state_|missing_|malformed_|mismatch|invalid_|verify_secrets_|no_|unknown_|could_not_|site_data_)/;

function kindOf(code: string): StateErrorKind {
	const named = kindByCode.get(code);
	if (named) {
		return named;
	}
	if (SERVICE_STATUS.test(code)) {
		return 'service-trouble';
	}
	return MISFIT.test(code) ? 'contact-support' : 'verbatim';
}

/** Null without an error. */
export function resolveStateError({
	errorCode,
	errorDescription,
}: Pick<StateNotices, 'errorCode' | 'errorDescription'>): StateError | null {
	return errorCode
		? { kind: kindOf(errorCode), code: errorCode, description: errorDescription }
		: null;
}
