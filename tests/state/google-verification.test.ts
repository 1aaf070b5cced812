/** The words of a server are decoded by a page.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { HttpResponse, http } from 'msw';
import type { WorldPatch } from '#fixtures/build';
import { server } from '#tests/support/server';
import { createTestStore, REST, type StoreOptions } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';
import { selectNotices } from '@/state/notices';
import { typeField } from '@/state/settings';
import type { WindowMessage } from '@/state/types';
import {
	loadGoogleVerification,
	saveGoogleCode,
	selectGoogleVerification,
	verifyByPopUp,
} from '@/state/verification';

const PATH = 'verify-site/google';
const EVENT = 'jetpack_site_verification_google_';

const withGoogle = (google: object, stored = ''): StoreOptions => ({
	// Any part of what Google knows may be left out.
	world: { verification: { google }, settings: { google: stored } } as WorldPatch,
});

/** A store with a pop-up that sends something as it opens, and is closed at once after that. */
function setUp(options: StoreOptions = {}, message: unknown = { keyring_id: 77 }) {
	const made = createTestStore(options);
	const { store, browser, events } = made;
	const popUp = { closed: false } as { closed: boolean } & Window;
	browser.openPopUp.mockReturnValue(popUp);
	browser.onMessage.mockImplementation((listener: (heard: WindowMessage) => void) => {
		listener({ source: popUp, origin: 'http://site.test', data: message });
		setTimeout(() => void (popUp.closed = true), 20);
		return () => undefined;
	});
	const namesOf = () => events.map(({ name, properties }) => [name.replace(EVENT, ''), properties]);
	const notices = () => selectNotices(store.getState());
	const google = () => selectGoogleVerification(store.getState());
	const stored = () => store.getState().settings.saved.google;
	return { ...made, google, stored, notices, namesOf };
}

/** Every call of the verification and each save, in their order. */
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

describe('by a pop-up', () => {
	it('VERIFY-15 VERIFY-16 VERIFY-17 TRACK-16 TRACK-19 checks, stores the token, verifies', async () => {
		const { store, google, notices, stored, namesOf, browser } = setUp();
		const calls = listen();
		const verifying = store.dispatch(verifyByPopUp());
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

	it('VERIFY-16 stores no token that is stored already', async () => {
		const { store } = setUp(withGoogle({ token: 'abc' }, 'abc'));
		const calls = listen();
		await store.dispatch(verifyByPopUp());
		expect(calls).toEqual([`GET ${PATH}/77`, `POST ${PATH} {"keyring_id":77}`]);
	});

	it('VERIFY-13 is one at a time, and says nothing where the window brought nothing', async () => {
		const { store, google, notices, browser } = setUp({}, { keyring_id: 'nonsense' });
		const calls = listen();
		const first = store.dispatch(verifyByPopUp());
		await expect(store.dispatch(verifyByPopUp())).resolves.toMatchObject({
			error: { code: 'busy' },
		});
		await expect(store.dispatch(loadGoogleVerification())).resolves.toHaveProperty('error');
		await first;
		expect(browser.openPopUp).toHaveBeenCalledTimes(1);
		expect(google().flow).toBe('closed');
		expect([calls, notices()]).toEqual([[], []]);
	});

	it('remembers that the browser blocked it', async () => {
		const { store, google, browser } = setUp();
		browser.openPopUp.mockReturnValue(null);
		await store.dispatch(verifyByPopUp());
		expect(google().flow).toBe('blocked');
	});

	it.each(['', 'javascript:alert(1)', '/relative'])('opens nothing at "%s"', async (url) => {
		const { store, browser } = setUp({
			pageData: { externalServicesConnectUrls: { google_site_verification: url } },
		});
		await store.dispatch(verifyByPopUp());
		expect(browser.openPopUp).not.toHaveBeenCalled();
	});
});

const REASON = 'Google is <b>tired</b> & closed.';
const failure = (code: string) => ({ code, message: REASON, data: null });

describe('VERIFY-18 TRACK-18 a failure, with the server’s words', () => {
	it.each<[string, () => void]>([
		['of the check', () => answerGet(`${PATH}/77`, failure('error_checking'), 500)],
		['of the store', () => answerPost('settings', failure('no'), 400)],
		['of the verification', () => answerPost(PATH, failure('error_verifying'), 500)],
		[
			'within an answer',
			() => answerPost(PATH, { verified: false, errors: { not_verified: [REASON] } }),
		],
	])('VERIFY-18 TRACK-18 %s', async (_where, fail) => {
		const { store, notices, google, namesOf } = setUp();
		fail();
		await expect(store.dispatch(verifyByPopUp())).resolves.toHaveProperty('error');
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

describe('as the card is shown', () => {
	it('VERIFY-24 the token that the provider has is stored where there is none', async () => {
		const { store, stored, notices } = setUp(withGoogle({ token: 'abc' }));
		await store.dispatch(loadGoogleVerification());
		expect(stored()).toBe('abc');
		expect(notices()).toEqual([]);
	});

	it.each([
		['a saved code', 'mine', ''],
		['a typed one', '', 'typed'],
	])('VERIFY-24 over %s no token is stored', async (_what, saved, typed) => {
		const { store, stored } = setUp(withGoogle({ token: 'abc' }, saved));
		store.dispatch(typeField('google', typed || saved));
		await store.dispatch(loadGoogleVerification());
		expect(stored()).toBe(saved);
	});

	it('VERIFY-23 VERIFY-24 a withdrawn token is cleared, and asked for once more', async () => {
		const { store, stored } = setUp({ scenario: 'verification-withdrawn' });
		const calls = listen();
		await store.dispatch(loadGoogleVerification());
		expect(calls).toEqual([
			`GET ${PATH}`,
			'POST settings {"google":""}',
			`GET ${PATH}`,
			'POST settings {"google":"sandbox-token-of-this-site"}',
		]);
		expect(stored()).toBe('sandbox-token-of-this-site');
	});

	it('VERIFY-23 also where the verification finds it withdrawn', async () => {
		const { store } = setUp(withGoogle({ token: 'abc' }, 'abc'));
		answerPost(PATH, failure('unverify-site-error'), 500);
		const calls = listen();
		await store.dispatch(verifyByPopUp());
		expect(calls.slice(2)).toEqual([
			'POST settings {"google":""}',
			`GET ${PATH}`,
			'POST settings {"google":"abc"}',
		]);
	});

	it('VERIFY-23 checks once more where no code is stored, and never a third time', async () => {
		const { store, stored } = setUp(withGoogle({}));
		server.use(
			http.get(`${REST}/${PATH}`, () =>
				HttpResponse.json(failure('unverify-site-error'), { status: 500 }),
			),
		);
		const calls = listen();
		await store.dispatch(loadGoogleVerification());
		expect(calls).toEqual([`GET ${PATH}`, `GET ${PATH}`]);
		expect(stored()).toBe('');
	});

	it('says that a token could not be stored', async () => {
		const { store, notices } = setUp(withGoogle({ token: 'abc' }));
		server.use(
			http.post(`${REST}/settings`, () => HttpResponse.json(failure('no'), { status: 400 })),
		);
		await store.dispatch(loadGoogleVerification());
		expect(notices()).toMatchObject([
			{ status: 'is-error', text: expect.stringContaining('Error updating settings.') },
		]);
	});
});

it.each([
	['abc', 'VERIFY-29 of the owner', true, false],
	['', 'of nobody', false, true],
])('TRACK-17 saving "%s" by hand is recorded, %s', async (typed, _title, isOwner, isEmpty) => {
	const { store, namesOf } = setUp(withGoogle({ isOwner, token: 'x' }, 'old'));
	await store.dispatch(loadGoogleVerification());
	store.dispatch(typeField('google', typed));
	await expect(store.dispatch(saveGoogleCode())).resolves.toHaveProperty('data');
	expect(namesOf()).toEqual([['manual_verify_save', { is_owner: isOwner, is_empty: isEmpty }]]);
});
