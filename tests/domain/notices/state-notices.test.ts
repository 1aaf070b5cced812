import { resolveStateError } from '@/domain/notices/state-notices';

const kindOf = (errorCode: string) => resolveStateError({ errorCode, errorDescription: '' })?.kind;

it.each([
	['CSTATE-04', 'access-denied', 'access_denied'],
	['CSTATE-12', 'service-trouble', 'wpcom_408 wpcom_5?? wpcom_503 wpcom_bad_response wpcom_outage'],
	['CSTATE-14', 'contact-support', 'wrong_state_malformed missing_secrets malformed_state'],
	['CSTATE-14', 'contact-support', 'mismatch invalid_scope verify_secrets_expired no_code'],
	['CSTATE-14', 'contact-support', 'unknown_error could_not_link site_data_missing'],
	['CSTATE-15', 'verbatim', 'wpcom_404 moon'],
])('%s resolves to %s: %s', (_id, kind, codes) => {
	const kinds = codes.split(' ').map((code) => [code, kindOf(code)]);
	expect(kinds).toEqual(kinds.map(([code]) => [code, kind]));
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
