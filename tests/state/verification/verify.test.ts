/** @jest-environment jest-fixed-jsdom */
import { HttpResponse, http } from 'msw';
import type { WorldPatch } from '#fixtures/build';
import { server } from '#tests/support/server';
import { REST, type StoreOptions } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';
import { selectNotices } from '@/state/notices';
import { typeField } from '@/state/settings';
import type { WindowMessage } from '@/state/store/types';
import {
	loadGoogleVerification,
	saveGoogleCode,
	selectGoogleVerification,
	verifyByPopUp,
} from '@/state/verification';
import { open } from '../site';

const PATH = 'verify-site/google';
const EVENT = 'jetpack_site_verification_google_';

const withGoogle = (google: object, stored = ''): StoreOptions => ({
	// Each part of Google's data is optional.
	world: { verification: { google }, settings: { google: stored } } as WorldPatch,
});

/** A store with a pop-up that sends a message as it opens, and closes right after. */
function setUp(options: StoreOptions = {}, message: unknown = { keyring_id: 77 }) {
	const made = open(options);
	const { browser, events, read, getState } = made;
	const popUp = { closed: false } as { closed: boolean } & Window;
	browser.openPopUp.mockReturnValue(popUp);
	browser.onMessage.mockImplementation((listener: (heard: WindowMessage) => void) => {
		listener({ source: popUp, origin: 'http://site.test', data: message });
		setTimeout(() => void (popUp.closed = true), 20);
		return () => undefined;
	});
	const namesOf = () => events.map(({ name, properties }) => [name.replace(EVENT, ''), properties]);
	const notices = () => read(selectNotices);
	const google = () => read(selectGoogleVerification);
	const stored = () => getState().settings.saved.google;
	return { ...made, google, stored, notices, namesOf };
}

function listen(): string[] {
	const calls: string[] = [];
	server.use(
		http.all(`${REST}/*`, async ({ request }) => {
			const body = request.method === 'GET' ? '' : ` ${await request.clone().text()}`;
			calls.push(`${request.method} ${new URL(request.url).pathname.split('/v4/')[1]}${body}`);
		}),
	);
	return calls;
}

describe('verification by pop-up', () => {
	it('VERIFY-15 VERIFY-16 VERIFY-17 TRACK-16 TRACK-19 checks, stores the token, then verifies', async () => {
		const { dispatch, google, notices, stored, namesOf, browser } = setUp();
		const calls = listen();
		const verifying = dispatch(verifyByPopUp());
		expect(browser.openPopUp.mock.calls[0]?.[0]).toContain('service=google_site_verification');
		expect(google().flow).toBe('running');
		await expect(verifying).resolves.toMatchObject({ data: { verified: true } });
		const token = stored();
		expect(token).toMatch(/\w/);
		expect(calls).toEqual([
			`GET ${PATH}/77`,
			`POST settings {"google":"${token as string}"}`,
			`POST ${PATH} {"keyring_id":77}`,
		]);
		expect(google()).toMatchObject({ verified: true, flow: 'none', verifying: false });
		expect(notices()).toMatchObject([
			{ status: 'is-success', text: 'Your site is verified with Google.' },
		]);
		expect(namesOf()).toEqual([
			['auto_verify_click', { is_owner: false }],
			['verify_success', { is_owner: true }],
		]);
	});

	it('VERIFY-16 does not store a token that is already saved', async () => {
		const { dispatch } = setUp(withGoogle({ token: 'abc' }, 'abc'));
		const calls = listen();
		await dispatch(verifyByPopUp());
		expect(calls).toEqual([`GET ${PATH}/77`, `POST ${PATH} {"keyring_id":77}`]);
	});

	it('VERIFY-13 runs one verification at a time, and shows no notice if the window sent no ID', async () => {
		const { dispatch, google, notices, browser } = setUp({}, { keyring_id: 'nonsense' });
		const calls = listen();
		const first = dispatch(verifyByPopUp());
		await expect(dispatch(verifyByPopUp())).resolves.toMatchObject({ error: { code: 'busy' } });
		await expect(dispatch(loadGoogleVerification())).resolves.toHaveProperty('error');
		await first;
		expect(browser.openPopUp).toHaveBeenCalledTimes(1);
		expect(google().flow).toBe('closed');
		expect([calls, notices()]).toEqual([[], []]);
	});

	it('records that the browser blocked the pop-up', async () => {
		const { dispatch, google, browser } = setUp();
		browser.openPopUp.mockReturnValue(null);
		await dispatch(verifyByPopUp());
		expect(google().flow).toBe('blocked');
	});

	it.each(['', 'javascript:alert(1)', '/relative'])('opens no pop-up at "%s"', async (url) => {
		const { dispatch, browser } = setUp({
			pageData: { externalServicesConnectUrls: { google_site_verification: url } },
		});
		await dispatch(verifyByPopUp());
		expect(browser.openPopUp).not.toHaveBeenCalled();
	});
});

const REASON = 'Google is tired & closed.';
const failure = (code: string) => ({ code, message: `<p>${REASON}</p>`, data: null });

describe('VERIFY-18 TRACK-18 failure with the server’s message', () => {
	it.each<[string, () => void]>([
		['of the check', () => answerGet(`${PATH}/77`, failure('error_checking'), 500)],
		['of the store', () => answerPost('settings', failure('no'), 400)],
		['of the verification', () => answerPost(PATH, failure('error_verifying'), 500)],
		[
			'inside a successful response',
			() => answerPost(PATH, { verified: false, errors: { not_verified: [`<b>${REASON}</b>`] } }),
		],
	])('VERIFY-18 TRACK-18 %s', async (_where, fail) => {
		const { dispatch, notices, google, namesOf } = setUp();
		fail();
		await expect(dispatch(verifyByPopUp())).resolves.toHaveProperty('error');
		expect(notices()).toMatchObject([
			{ status: 'is-error', text: `Site failed to verify: ${REASON}`, duration: 5000 },
		]);
		expect(google()).toMatchObject({ flow: 'none', verified: false, verifying: false });
		expect(namesOf().at(-1)).toEqual([
			'verify_error',
			{ is_owner: expect.any(Boolean), error_message: REASON },
		]);
	});
});

describe('loading the card', () => {
	it('VERIFY-24 stores the provider’s token if no code is saved', async () => {
		const { dispatch, stored, notices } = setUp(withGoogle({ token: 'abc' }));
		await dispatch(loadGoogleVerification());
		expect(stored()).toBe('abc');
		expect(notices()).toEqual([]);
	});

	it.each([
		['a saved code', 'mine', ''],
		['a typed code', '', 'typed'],
	])('VERIFY-24 does not overwrite %s with a token', async (_what, saved, typed) => {
		const { dispatch, stored } = setUp(withGoogle({ token: 'abc' }, saved));
		dispatch(typeField('google', typed || saved));
		await dispatch(loadGoogleVerification());
		expect(stored()).toBe(saved);
	});

	it('VERIFY-23 VERIFY-24 clears a withdrawn token and requests a new one', async () => {
		const { dispatch, stored } = setUp({ scenario: 'verification-withdrawn' });
		const calls = listen();
		await dispatch(loadGoogleVerification());
		expect(calls).toEqual([
			`GET ${PATH}`,
			'POST settings {"google":""}',
			`GET ${PATH}`,
			'POST settings {"google":"sandbox-token-of-this-site"}',
		]);
		expect(stored()).toBe('sandbox-token-of-this-site');
	});

	it('VERIFY-23 clears a token that the verification reports as withdrawn', async () => {
		const { dispatch } = setUp(withGoogle({ token: 'abc' }, 'abc'));
		answerPost(PATH, failure('unverify-site-error'), 500);
		const calls = listen();
		await dispatch(verifyByPopUp());
		expect(calls.slice(2)).toEqual([
			'POST settings {"google":""}',
			`GET ${PATH}`,
			'POST settings {"google":"abc"}',
		]);
	});

	it('VERIFY-23 checks again if no code is stored, and never a third time', async () => {
		const { dispatch, stored } = setUp(withGoogle({}));
		server.use(
			http.get(`${REST}/${PATH}`, () =>
				HttpResponse.json(failure('unverify-site-error'), { status: 500 }),
			),
		);
		const calls = listen();
		await dispatch(loadGoogleVerification());
		expect(calls).toEqual([`GET ${PATH}`, `GET ${PATH}`]);
		expect(stored()).toBe('');
	});

	it('shows a notice if a token could not be saved', async () => {
		const { dispatch, notices } = setUp(withGoogle({ token: 'abc' }));
		server.use(
			http.post(`${REST}/settings`, () => HttpResponse.json(failure('no'), { status: 400 })),
		);
		await dispatch(loadGoogleVerification());
		expect(notices()).toMatchObject([
			{ status: 'is-error', text: expect.stringContaining('Error updating settings.') },
		]);
	});
});

it.each([
	['abc', 'VERIFY-29 by the owner', true, false],
	['', 'of another user', false, true],
])('TRACK-17 records saving "%s" by hand, %s', async (typed, _title, isOwner, isEmpty) => {
	const { dispatch, namesOf } = setUp(withGoogle({ isOwner, token: 'x' }, 'old'));
	await dispatch(loadGoogleVerification());
	dispatch(typeField('google', typed));
	await expect(dispatch(saveGoogleCode())).resolves.toHaveProperty('data');
	expect(namesOf()).toEqual([['manual_verify_save', { is_owner: isOwner, is_empty: isEmpty }]]);
});
