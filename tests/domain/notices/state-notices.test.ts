import { resolveStateError } from '@/domain/notices/state-notices';

const kindOf = (errorCode: string) => resolveStateError({ errorCode, errorDescription: '' })?.kind;

it.each([
	['CSTATE-04', 'access_denied', 'access-denied'],
	['CSTATE-05', 'cheatin', 'cheating'],
	['CSTATE-06', 'wrong_state', 'logged-out'],
	['CSTATE-07', 'invalid_client', 'reactivate'],
	['CSTATE-08', 'invalid_grant', 'connect-again'],
	['CSTATE-09', 'site_inaccessible', 'site-inaccessible'],
	['CSTATE-09', 'site_requires_authorization', 'site-inaccessible'],
	['CSTATE-10', 'site_blacklisted', 'terms-violated'],
	['CSTATE-11', 'not_public', 'site-not-public'],
	['CSTATE-12', 'wpcom_408', 'service-trouble'],
	['CSTATE-12', 'wpcom_5??', 'service-trouble'],
	['CSTATE-12', 'wpcom_503', 'service-trouble'],
	['CSTATE-12', 'wpcom_bad_response', 'service-trouble'],
	['CSTATE-12', 'wpcom_outage', 'service-trouble'],
	['CSTATE-13', 'register_http_request_failed', 'host-trouble'],
	['CSTATE-13', 'token_http_request_failed', 'host-trouble'],
	['CSTATE-14', 'wrong_state_malformed', 'contact-support'],
	['CSTATE-14', 'missing_secrets', 'contact-support'],
	['CSTATE-14', 'malformed_state', 'contact-support'],
	['CSTATE-14', 'mismatch', 'contact-support'],
	['CSTATE-14', 'invalid_scope', 'contact-support'],
	['CSTATE-14', 'verify_secrets_expired', 'contact-support'],
	['CSTATE-14', 'no_code', 'contact-support'],
	['CSTATE-14', 'unknown_error', 'contact-support'],
	['CSTATE-14', 'could_not_link', 'contact-support'],
	['CSTATE-14', 'site_data_missing', 'contact-support'],
	['CSTATE-15', 'wpcom_404', 'verbatim'],
	['CSTATE-15', 'The moon is in the way.', 'verbatim'],
])('%s resolves the code %s to %s', (_id, code, kind) => {
	expect(kindOf(code)).toBe(kind);
});

it('CSTATE-16 keeps the server’s description', () => {
	expect(resolveStateError({ errorCode: 'no_code', errorDescription: 'Oh.' })).toEqual({
		kind: 'contact-support',
		code: 'no_code',
		description: 'Oh.',
	});
});

it('CSTATE-01 returns null without an error code', () => {
	expect(resolveStateError({ errorCode: '', errorDescription: 'Stray.' })).toBeNull();
});
