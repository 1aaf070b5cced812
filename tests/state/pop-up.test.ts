import { toSafeUrl } from '@/lib/safe-url';
import type { WindowMessage } from '@/state/types';
import { askInPopUp } from '@/state/verification/pop-up';
import { createTestStore } from '#tests/support/store';

const PROVIDER = 'https://provider.test';
const ASKED = { url: toSafeUrl('https://site.test/ask')!, origins: [PROVIDER] };

/** A window that a test closes, and how messages reach the page. */
function setUp() {
	jest.useFakeTimers();
	const { browser } = createTestStore();
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

it('VERIFY-14 looks every 100 ms whether the window was closed', async () => {
	const { browser, popUp, settled, stop } = setUp();
	expect(browser.openPopUp).toHaveBeenCalledWith(ASKED.url);
	await jest.advanceTimersByTimeAsync(5050);
	expect(jest.getTimerCount()).toBe(1);
	popUp.closed = true;
	// One look finds it closed; until the next, its last message may arrive.
	await jest.advanceTimersByTimeAsync(149);
	expect(settled).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(settled).toHaveBeenCalledWith({ kind: 'closed', message: null });
	expect(stop).toHaveBeenCalledTimes(1);
	expect(jest.getTimerCount()).toBe(0);
});

it('VERIFY-13 takes the last message of this window and its origins, once it is closed', async () => {
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

it('VERIFY-13 a message that comes a moment after the window has gone still counts', async () => {
	const { popUp, send, settled } = setUp();
	popUp.closed = true;
	await jest.advanceTimersByTimeAsync(150);
	send({ keyring_id: 9 });
	await jest.advanceTimersByTimeAsync(50);
	expect(settled).toHaveBeenCalledWith({ kind: 'closed', message: { keyring_id: 9 } });
});

it.each([
	['nothing', null],
	['a window that is closed already', { closed: true } as Window],
])('says that the browser blocked it where it opens %s', async (_what, opened) => {
	const { browser } = createTestStore();
	browser.openPopUp.mockReturnValue(opened);
	await expect(askInPopUp(browser, ASKED)).resolves.toEqual({ kind: 'blocked' });
	expect(browser.onMessage).not.toHaveBeenCalled();
});
