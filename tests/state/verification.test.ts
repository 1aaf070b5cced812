import { toSafeUrl } from '@/lib/safe-url';
import type { WindowMessage } from '@/state/store/types';
import {
	checkGoogleVerification,
	selectGoogleVerification,
	verifyWithGoogle,
} from '@/state/verification';
import { askInPopUp } from '@/state/verification/pop-up';
import { answerGet, answerPost } from '#tests/support/wire';
import { open } from './site';

const PATH = 'verify-site/google';

function openGoogle() {
	const site = open();
	return {
		...site,
		google: () => site.read(selectGoogleVerification),
		check: () => site.dispatch(checkGoogleVerification()),
	};
}

const IDLE = { fetching: false, verifying: false };

it('DATA-28 loads whether the site is verified', async () => {
	const { google, check } = openGoogle();
	answerGet(PATH, { verified: true, token: 'tag', errors: [] });
	expect(google()).toMatchObject({ ...IDLE, verified: false });
	const checking = check();
	expect(google()).toMatchObject({ ...IDLE, fetching: true });
	await checking;
	expect(google()).toMatchObject({ fetching: false, verified: true, token: 'tag' });
});

it('DATA-28 verifies with the ID from the pop-up', async () => {
	const { dispatch, google } = openGoogle();
	const sent = answerPost(PATH, { verified: true, errors: [] });
	const verifying = dispatch(verifyWithGoogle(77));
	expect(google()).toMatchObject({ ...IDLE, verifying: true });
	await verifying;
	expect(sent).toEqual([{ keyring_id: 77 }]);
	expect(google()).toMatchObject({ verifying: false, verified: true });
});

it.each([
	[
		'DATA-28 of a failed request',
		{ code: 'forbidden', message: 'Coming soon' },
		500,
		{ code: 'forbidden', message: 'Coming soon' },
	],
	[
		'API-49 inside a successful response',
		{ verified: false, errors: { 'unverify-site-error': ['No tag'] } },
		200,
		{ kind: 'envelope', code: 'unverify-site-error', message: 'No tag' },
	],
])('%s keeps the error', async (_what, answer, status, error) => {
	const { google, check } = openGoogle();
	answerGet(PATH, answer, status);
	await check();
	expect(google()).toMatchObject({ fetching: false, verified: false, error });
});

describe('pop-up of the provider', () => {
	const PROVIDER = 'https://provider.test';
	const ASKED = { url: toSafeUrl('https://site.test/ask')!, origins: [PROVIDER] };

	function setUp() {
		jest.useFakeTimers();
		const { browser } = open();
		const popUp = { closed: false } as { closed: boolean } & Window;
		const stop = jest.fn();
		let listener: (message: WindowMessage) => void = () => undefined;
		browser.openPopUp.mockReturnValue(popUp);
		browser.onMessage.mockImplementation((heard) => {
			listener = heard;
			return stop;
		});
		const settled = jest.fn();
		void askInPopUp(browser, ASKED).then(settled);
		const send = (data: unknown, message: Partial<WindowMessage> = {}) =>
			listener({ source: popUp, origin: PROVIDER, data, ...message });
		const close = async () => {
			popUp.closed = true;
			await jest.advanceTimersByTimeAsync(200);
		};
		return { browser, popUp, send, close, settled, stop };
	}

	it('VERIFY-14 checks every 100 ms whether the window was closed', async () => {
		const { browser, popUp, settled, stop } = setUp();
		expect(browser.openPopUp).toHaveBeenCalledWith(ASKED.url);
		await jest.advanceTimersByTimeAsync(5050);
		expect(jest.getTimerCount()).toBe(1);
		popUp.closed = true;
		// One check finds it closed; until the next one, its last message may arrive.
		await jest.advanceTimersByTimeAsync(149);
		expect(settled).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync(1);
		expect(settled).toHaveBeenCalledWith({ kind: 'closed', message: null });
		expect(stop).toHaveBeenCalledTimes(1);
		expect(jest.getTimerCount()).toBe(0);
	});

	it('VERIFY-13 returns the last message from this window and an accepted origin once it is closed', async () => {
		const { send, close, settled } = setUp();
		send({ keyring_id: 1 });
		send({ keyring_id: 2 });
		send({ keyring_id: 3 }, { origin: 'https://elsewhere.test' });
		send({ keyring_id: 4 }, { origin: 'null' });
		send({ keyring_id: 5 }, { source: null });
		send({ keyring_id: 6 }, { source: {} as Window });
		expect(settled).not.toHaveBeenCalled();
		await close();
		expect(settled).toHaveBeenCalledWith({ kind: 'closed', message: { keyring_id: 2 } });
	});

	it('VERIFY-13 accepts a message that arrives just after the window was closed', async () => {
		const { popUp, send, settled } = setUp();
		popUp.closed = true;
		await jest.advanceTimersByTimeAsync(150);
		send({ keyring_id: 9 });
		await jest.advanceTimersByTimeAsync(50);
		expect(settled).toHaveBeenCalledWith({ kind: 'closed', message: { keyring_id: 9 } });
	});

	it.each([
		['no window', null],
		['a closed window', { closed: true } as Window],
	])('reports a blocked pop-up if the browser opens %s', async (_what, opened) => {
		const { browser } = open();
		browser.openPopUp.mockReturnValue(opened);
		await expect(askInPopUp(browser, ASKED)).resolves.toEqual({ kind: 'blocked' });
		expect(browser.onMessage).not.toHaveBeenCalled();
	});
});
