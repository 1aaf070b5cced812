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
		canOpenPopUp: true,
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
	[
		'VERIFY-03 shows a disabled field while the module is off',
		{ isUsable: false },
		{ ...FORCED, isDisabled: true },
	],
	[
		'VERIFY-31 shows a disabled field without the capability',
		{ canManageOptions: false },
		{ ...FORCED, isDisabled: true },
	],
	['VERIFY-10 shows the field to users who are not linked', { isLinked: false }, FORCED],
	[
		'VERIFY-26 shows the field where Google cannot reach the site',
		{ status: failing('forbidden') },
		FORCED,
	],
	[
		'VERIFY-26 shows the field there even with earlier data',
		{ status: known(failing('forbidden')), stored: 'abc' },
		FORCED,
	],
	['is checking before an answer', {}, { kind: 'checking' }],
	[
		'fails after a failed request',
		{ status: failing('http_error') },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'keeps the failure during a retry',
		{ status: { ...failing('http_error'), fetching: true } },
		{ kind: 'failed', isRetrying: true },
	],
	['VERIFY-10 shows the field after it was opened', { choice: 'opened', status: known() }, FIELD],
	[
		'shows an opened field after a failure',
		{ choice: 'opened', status: failing('http_error') },
		FIELD,
	],
	['shows the field with typed text', { hasDraft: true, status: known({ verified: true }) }, FIELD],
	['VERIFY-25 shows the field without a code and a token', { status: known() }, FIELD],
	[
		'VERIFY-20 shows the choices once the field is closed',
		{ status: known(), choice: 'closed' },
		choices(false),
	],
	['VERIFY-11 shows the choices with a token', { status: known({ token: 'abc' }) }, choices(false)],
	['VERIFY-11 shows the choices with a code', { status: known(), stored: 'abc' }, choices(true)],
	[
		'VERIFY-27 shows the choices without a pop-up if the user has no token',
		{ status: WITHOUT_TOKEN, stored: 'abc' },
		choices(true, false),
	],
	[
		'VERIFY-27 shows the field without a pop-up if the user has no token',
		{ status: WITHOUT_TOKEN },
		NO_WINDOW,
	],
	[
		'VERIFY-27 recognizes the missing token in the server’s message',
		{ status: ON_THE_WIRE, stored: 'abc' },
		choices(true, false),
	],
	[
		'shows the choices without a pop-up if the page has no address for it',
		{ canOpenPopUp: false, status: known(), stored: 'abc' },
		choices(true, false),
	],
	[
		'VERIFY-12 VERIFY-29 shows a site verified by the user',
		{ status: known({ verified: true, isOwner: true }) },
		{ kind: 'verified', isOwner: true, canEdit: true },
	],
	[
		'VERIFY-30 shows a site verified by another user',
		{ status: known({ verified: true }), stored: 'abc' },
		{ kind: 'verified', isOwner: false, canEdit: true },
	],
	[
		'VERIFY-31 shows a verified site read-only without the capability',
		{ canManageOptions: false, status: known({ verified: true }) },
		{ kind: 'verified', isOwner: false, canEdit: false },
	],
	[
		'shows a verified site although the last request failed',
		{ status: known({ verified: true, ...failing('http_error') }) },
		{ kind: 'verified', isOwner: false, canEdit: true },
	],
])('%s', (_title, changes, expected) => {
	expect(resolve(changes)).toEqual(expected);
});
