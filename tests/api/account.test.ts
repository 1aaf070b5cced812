/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import type { Api } from '@/api';
import { accountApi } from '@/api/entities/account';
import { catalogApi } from '@/api/entities/catalog';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { identityCrisisApi } from '@/api/entities/identity-crisis';
import { settingsApi } from '@/api/entities/settings';
import { SURVEY_NOT_DELIVERED, surveyApi } from '@/api/entities/survey';
import { verificationApi } from '@/api/entities/verification';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { createTestStore } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';
import {
	decodes,
	decodesTo,
	refused,
	rejects,
	sends,
	SHAPE,
	type Read,
	type Write,
} from './tables';

const VERIFY = 'verify-site/google';
const TRACKING = 'tracking/settings';
const EMAIL = 'mobile/send-login-email';
const SETUP = 'setup/questionnaire';
const MIGRATE = 'identity-crisis/migrate';
const FRESH = 'identity-crisis/start-fresh';
const SAFE = 'identity-crisis/confirm-safe-mode';
const CLOUD = 'https://cloud.test/authorize';
const email = (api: Api) => api(accountApi).sendLoginEmail();
const keepSafe = (api: Api) => api(identityCrisisApi).confirmSafeMode();
const verify = (api: Api) => api(verificationApi).verify(77);

const SUCCESS = { code: 'success' };
const NO_ROUTE = { code: 'rest_no_route', message: 'No route.', data: { status: 404 } };

const SURVEY = { siteId: 1, userId: 2, reason: 'buggy', text: null } as const;
const PAYLOAD = {
	site_id: 1,
	user_id: 2,
	survey_id: 'jetpack-plugin-disconnect',
	survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
};

it.each<Write>([
	[
		'API-17 a choice, whose answer may differ',
		TRACKING,
		(api) => api(accountApi).saveTracking(false),
		{ tracks_opt_out: false },
		{ tracks_opt_out: true },
		{ tracksOptOut: true },
	],
	[
		'API-20 a request for a new address',
		'settings',
		(api) => api(settingsApi).save({ post_by_email_address: 'regenerate' }),
		{ post_by_email_address: 'regenerate' },
		{ ...SUCCESS, post_by_email_address: 'new@post.test' },
		{ post_by_email_address: 'new@post.test' },
	],
	['API-52 a login email', EMAIL, email, {}, SUCCESS],
	['API-60 safe mode', SAFE, keepSafe, {}, SUCCESS],
	['API-62 a migration', MIGRATE, (api) => api(identityCrisisApi).migrate(), {}, SUCCESS],
	['API-61 a fresh start', FRESH, (api) => api(identityCrisisApi).startFresh(), {}, CLOUD, CLOUD],
	[
		'API-61 a fresh start with a return URL',
		FRESH,
		(api) => api(identityCrisisApi).startFresh('admin.php?page=jetpack'),
		{ redirect_uri: 'admin.php?page=jetpack' },
		CLOUD,
	],
	[
		'API-53 DISCON-21 a survey',
		'marketing/survey',
		(api) => api(surveyApi).submit(SURVEY),
		PAYLOAD,
		{ success: true },
		true,
	],
	[
		'API-51 a verification, with the ID from the pop-up',
		VERIFY,
		verify,
		{ keyring_id: 77 },
		{ verified: true, token: 'abc', errors: [] },
		{ verified: true, token: 'abc' },
	],
	[
		'API-37 the questionnaire',
		SETUP,
		(api) => api(catalogApi).saveQuestionnaire({ use: 'personal' }),
		{ use: 'personal' },
	],
	[
		'API-05 a registration, with its source',
		'connection/register',
		(api) => api(connectionActsApi).register({ nonce: 'n', from: 'banner' }),
		{ registration_nonce: 'n', no_iframe: true, from: 'banner' },
		{ authorizeUrl: CLOUD },
	],
	[
		'DATA-02 a registration, with the nonce and a return address',
		'connection/register',
		(api) => api(connectionActsApi).register({ nonce: 'n', redirectUri: 'admin.php?page=jetpack' }),
		{ registration_nonce: 'n', no_iframe: true, redirect_uri: 'admin.php?page=jetpack' },
		{ authorizeUrl: CLOUD },
	],
])('sends %s', sends);

const GOOGLE = {
	verified: true,
	token: 'abc',
	is_owner: true,
	google_search_console_url: 'https://search.google.com/search-console',
};

it('API-49 decodes the token, the state, the owner and the address of the console', () =>
	decodes(
		'',
		VERIFY,
		{ ...GOOGLE, errors: [] },
		{
			verified: true,
			token: 'abc',
			isOwner: true,
			searchConsoleUrl: GOOGLE.google_search_console_url,
			error: null,
		},
	));

const GONE = { code: 'unverify-site-error', message: 'Tag & all gone' };
const UNPROVEN = { verified: false, token: '', error: GONE };

it.each<Read>([
	['API-16 DATA-25 a choice', TRACKING, { tracks_opt_out: true }, { tracksOptOut: true }],
	['API-16 DATA-25 the other', TRACKING, { tracks_opt_out: false }, { tracksOptOut: false }],
	['API-37 the questionnaire', SETUP, { use: 'business' }, { use: 'business' }],
	[
		'API-49 several reasons',
		VERIFY,
		{ verified: false, errors: { [GONE.code]: ['Tag &amp; all gone', 'More'] } },
		UNPROVEN,
	],
	['API-49 a reason', VERIFY, { verified: false, errors: { [GONE.code]: GONE.message } }, UNPROVEN],
	['API-49 an error', VERIFY, { verified: false, error: GONE }, UNPROVEN],
])('decodes %s', decodesTo);

it('API-50 checks with the ID from the pop-up', async () => {
	const { api } = createTestStore();
	answerGet(`${VERIFY}/77`, { verified: true });
	await expect(api(verificationApi).check(77)).resolves.toMatchObject({ verified: true });
});

const down = (code: string, message: string) => ({ code, message, data: null });
it.each<Read>([
	[
		'API-16 an unreachable provider',
		TRACKING,
		down('http_request_failed', ''),
		{ code: 'http_request_failed' },
		500,
	],
	['API-37 a missing route', SETUP, NO_ROUTE, { kind: 'not-found', code: NO_ROUTE.code }, 404],
	[
		'API-49 a missing token',
		VERIFY,
		down('error_checking', '-10520: Jetpack: [missing_token] '),
		{ code: 'error_checking', serverMessage: '-10520: Jetpack: [missing_token]' },
		500,
	],
])('rejects %s', rejects);

it.each(['', null, { authorizeUrl: 'https://cloud.test/' }])(
	'API-61 rejects %j as the next URL',
	async (answer) => {
		const error = await refused(FRESH, (api) => api(identityCrisisApi).startFresh(), answer);
		expect(error).toMatchObject(SHAPE);
	},
);

it.each<[string, Write[1], Write[2], unknown, number, object]>([
	['API-52', EMAIL, email, down('no', 'No account'), 500, { code: 'no' }],
	[
		'API-60 API-62',
		SAFE,
		keepSafe,
		down('no', 'Not kept'),
		500,
		{ code: 'no', serverMessage: 'Not kept' },
	],
	['API-51', VERIFY, verify, down('no', 'No tag'), 500, { code: 'no' }],
	['API-51', VERIFY, verify, {}, 200, SHAPE],
	[
		'API-37',
		SETUP,
		(api) => api(catalogApi).saveQuestionnaire({}),
		NO_ROUTE,
		404,
		{ kind: 'not-found' },
	],
])(
	"%s rejects a write to %s with the server's reason",
	async (_id, path, call, answer, status, error) => {
		expect(await refused(path, call, answer, status)).toMatchObject(error);
	},
);

const UNSENT = "Couldn't send the survey.";

it.each<[unknown, string, string]>([
	[{ success: false, code: 'duplicate' }, 'duplicate', UNSENT],
	[{ success: 'true' }, '', UNSENT],
	[{ code: 'no_token', message: 'No &amp; no' }, 'no_token', 'No & no'],
	[{ code: 'no', message: 'Never', data: { status: 400 } }, 'no', 'Never'],
	[undefined, SURVEY_NOT_DELIVERED, UNSENT],
])('API-53 rejects a survey after the answer %j', async (answer, code, message) => {
	const error = await refused('marketing/survey', (api) => api(surveyApi).submit(SURVEY), answer);
	expect(error).toMatchObject({ kind: 'envelope', code, message });
});

it('DISCON-22 submits to the public endpoint, whose success flag must be true', async () => {
	const survey = createTestStore().api(surveyApi);
	const sent: unknown[] = [];
	const answers = [{ success: true }, { success: false, code: 'invalid_survey' }];
	server.use(
		http.post(
			'https://public-api.wordpress.com/wpcom/v2/*/feedback-survey',
			async ({ request }) => {
				sent.push([request.headers.get('X-WP-Nonce'), await request.json()]);
				return HttpResponse.json(answers.shift());
			},
		),
	);
	await expect(survey.submitToProvider(SURVEY)).resolves.toBe(true);
	const again = await failureOf(survey.submitToProvider(SURVEY));
	expect(again).toMatchObject({ code: 'invalid_survey' });
	expect(sent).toEqual([
		[null, PAYLOAD],
		[null, PAYLOAD],
	]);
});
