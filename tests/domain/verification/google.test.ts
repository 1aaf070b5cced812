import {
	resolveGoogleVerification,
	type GoogleVerificationFacts,
} from '@/domain/verification/google';
import { FAILED } from '../shorthand';

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

it.each<[string, Changes, object]>([
	['VERIFY-31 shows a disabled field to others', { canManageOptions: false }, DISABLED],
	['VERIFY-26 shows the field of an unreachable site', { status: FORBIDDEN }, FORCED],
	['is checking before an answer', {}, { kind: 'checking' }],
	['fails', { status: BROKEN }, FAILED],
	['VERIFY-10 shows the field after it was opened', { choice: 'opened', status: known() }, FIELD],
	['VERIFY-20 shows the choices next', { status: known(), choice: 'closed' }, choices(false)],
	['VERIFY-11 shows the choices with a token', { status: known({ token: 'abc' }) }, choices(false)],
	['VERIFY-27 shows the choices', { ...CODE, status: WITHOUT_TOKEN }, choices(true, false)],
	['VERIFY-27 shows the field without a token', { status: WITHOUT_TOKEN }, NO_WINDOW],
	['VERIFY-12 VERIFY-29 own', { status: { ...VERIFIED, isOwner: true } }, verified(true)],
	['VERIFY-30 shows the site of another user', { status: VERIFIED, stored: 'abc' }, verified()],
	['VERIFY-31 fixed', { canManageOptions: false, status: VERIFIED }, verified(false, false)],
])('%s', (_title, changes, expected) => {
	expect(resolve(changes)).toEqual(expected);
});
