import {
	resolveGoogleVerification,
	type GoogleVerificationFacts,
} from '@/domain/verification/google';
import { FAILED, RETRYING } from '../shorthand';

type Status = GoogleVerificationFacts['status'];
type Changes = Partial<Omit<GoogleVerificationFacts, 'status'>> & { status?: Partial<Status> };

const UNKNOWN: Status = {
	isKnown: false,
	fetching: true,
	verified: false,
	token: '',
	isOwner: false,
	error: null,
};

const failing = (code: string, message = '') => ({ fetching: false, error: { code, message } });
const known = (status: Partial<Status> = {}) => ({ isKnown: true, fetching: false, ...status });

const resolve = ({ status, ...facts }: Changes) =>
	resolveGoogleVerification({
		isUsable: true,
		isLinked: true,
		canManageOptions: true,
		canOpenPopUp: true,
		stored: '',
		hasDraft: false,
		choice: 'none',
		...facts,
		status: { ...UNKNOWN, ...status },
	});

const FIELD = { kind: 'manual', isDisabled: false, canCancel: true, canAutoVerify: true };
const FORCED = { ...FIELD, canCancel: false, canAutoVerify: false };
const DISABLED = { ...FORCED, isDisabled: true };
const verified = (isOwner = false, canEdit = true) => ({ kind: 'verified', isOwner, canEdit });
const NO_WINDOW = { ...FIELD, canAutoVerify: false };
const choices = (hasCode: boolean, canAutoVerify = true) => ({
	kind: 'unverified',
	hasCode,
	canAutoVerify,
});

const CODE: Changes = { status: known(), stored: 'abc' };
const FORBIDDEN = failing('forbidden');
const BROKEN = failing('http_error');
const VERIFIED = known({ verified: true });
const WITHOUT_TOKEN = failing('no_token_for_user');
const ON_THE_WIRE = failing('error_checking_if_site_verified_google', '-1: [missing_token] (500)');

it.each<[string, Changes, object]>([
	['VERIFY-03 shows a disabled field while off', { isUsable: false }, DISABLED],
	['VERIFY-31 shows a disabled field to others', { canManageOptions: false }, DISABLED],
	['VERIFY-10 shows the field to users who are not linked', { isLinked: false }, FORCED],
	['VERIFY-26 shows the field of an unreachable site', { status: FORBIDDEN }, FORCED],
	['VERIFY-26 shows it with earlier data', { ...CODE, status: known(FORBIDDEN) }, FORCED],
	['is checking before an answer', {}, { kind: 'checking' }],
	['fails', { status: BROKEN }, FAILED],
	['keeps the failure during a retry', { status: { ...BROKEN, fetching: true } }, RETRYING],
	['VERIFY-10 shows the field after it was opened', { choice: 'opened', status: known() }, FIELD],
	['shows the field after a failure', { choice: 'opened', status: BROKEN }, FIELD],
	['shows the field with typed text', { hasDraft: true, status: VERIFIED }, FIELD],
	['VERIFY-25 shows the field without a code and a token', { status: known() }, FIELD],
	['VERIFY-20 shows the choices next', { status: known(), choice: 'closed' }, choices(false)],
	['VERIFY-11 shows the choices with a token', { status: known({ token: 'abc' }) }, choices(false)],
	['VERIFY-11 shows the choices with a code', CODE, choices(true)],
	['VERIFY-27 shows the choices', { ...CODE, status: WITHOUT_TOKEN }, choices(true, false)],
	['VERIFY-27 shows the field without a token', { status: WITHOUT_TOKEN }, NO_WINDOW],
	['VERIFY-27 reads of no token', { status: ON_THE_WIRE, stored: 'abc' }, choices(true, false)],
	['shows the choices without a pop-up', { ...CODE, canOpenPopUp: false }, choices(true, false)],
	[
		'VERIFY-12 VERIFY-29 shows the own site',
		{ status: { ...VERIFIED, isOwner: true } },
		verified(true),
	],
	['VERIFY-30 shows the site of another user', { status: VERIFIED, stored: 'abc' }, verified()],
	[
		'VERIFY-31 shows it fixed',
		{ canManageOptions: false, status: VERIFIED },
		verified(false, false),
	],
	['shows it after a failure', { status: { ...VERIFIED, ...BROKEN } }, verified()],
])('%s', (_title, changes, expected) => {
	expect(resolve(changes)).toEqual(expected);
});
