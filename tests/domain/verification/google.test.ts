import {
	resolveGoogleVerification,
	type GoogleVerificationFacts,
	type GoogleVerificationView,
} from '@/domain/verification/google';

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
		hasConnectUrl: true,
		stored: '',
		hasDraft: false,
		choice: 'none',
		...facts,
		status: { ...UNKNOWN, ...status },
	});

const FIELD: GoogleVerificationView = {
	kind: 'manual',
	isDisabled: false,
	canCancel: true,
	canAutoVerify: true,
};
const FORCED = { ...FIELD, canCancel: false, canAutoVerify: false };
const NO_WINDOW = { ...FIELD, canAutoVerify: false };
const choices = (hasCode: boolean, canAutoVerify = true) => ({
	kind: 'unverified',
	hasCode,
	canAutoVerify,
});

const WITHOUT_TOKEN = failing('no_token_for_user');
const ON_THE_WIRE = failing(
	'error_checking_if_site_verified_google',
	'-10520: Jetpack: [missing_token]  (Status 500)',
);

it.each<[string, Changes, object]>([
	['VERIFY-03 at rest while off', { isUsable: false }, { ...FORCED, isDisabled: true }],
	[
		'VERIFY-31 at rest without the right',
		{ canManageOptions: false },
		{ ...FORCED, isDisabled: true },
	],
	['VERIFY-10 the field for who is not linked', { isLinked: false }, FORCED],
	['VERIFY-26 the field where Google must stay out', { status: failing('forbidden') }, FORCED],
	[
		'VERIFY-26 also where that came with an answer',
		{ status: known(failing('forbidden')), stored: 'abc' },
		FORCED,
	],
	['checking', {}, { kind: 'checking' }],
	['failed', { status: failing('http_error') }, { kind: 'failed', isRetrying: false }],
	[
		'failed, and asked again',
		{ status: { ...failing('http_error'), fetching: true } },
		{ kind: 'failed', isRetrying: true },
	],
	['VERIFY-10 the field where it was opened', { choice: 'opened', status: known() }, FIELD],
	['the field after a failure', { choice: 'opened', status: failing('http_error') }, FIELD],
	['the field for what is typed', { hasDraft: true, status: known({ verified: true }) }, FIELD],
	['VERIFY-25 the field where there is nothing', { status: known() }, FIELD],
	[
		'VERIFY-20 the choices once it is closed',
		{ status: known(), choice: 'closed' },
		choices(false),
	],
	['VERIFY-11 the choices with a token', { status: known({ token: 'abc' }) }, choices(false)],
	['VERIFY-11 the choices with a code', { status: known(), stored: 'abc' }, choices(true)],
	[
		'VERIFY-27 no pop-up without a token of the person',
		{ status: WITHOUT_TOKEN, stored: 'abc' },
		choices(true, false),
	],
	['VERIFY-27 the field alone', { status: WITHOUT_TOKEN }, NO_WINDOW],
	['VERIFY-27 as the wire tells it', { status: ON_THE_WIRE, stored: 'abc' }, choices(true, false)],
	[
		'no pop-up where the page names none',
		{ hasConnectUrl: false, status: known(), stored: 'abc' },
		choices(true, false),
	],
	[
		'VERIFY-12 VERIFY-29 verified, by its owner',
		{ status: known({ verified: true, isOwner: true }) },
		{ kind: 'verified', isOwner: true, canEdit: true },
	],
	[
		'VERIFY-30 verified by somebody else',
		{ status: known({ verified: true }), stored: 'abc' },
		{ kind: 'verified', isOwner: false, canEdit: true },
	],
	[
		'VERIFY-31 verified, and not to be edited',
		{ canManageOptions: false, status: known({ verified: true }) },
		{ kind: 'verified', isOwner: false, canEdit: false },
	],
	[
		'verified, though the last try failed',
		{ status: known({ verified: true, ...failing('http_error') }) },
		{ kind: 'verified', isOwner: false, canEdit: true },
	],
])('%s', (_title, changes, expected) => {
	expect(resolve(changes)).toEqual(expected);
});
