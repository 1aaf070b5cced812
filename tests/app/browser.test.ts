import { browser } from '@/app/browser';
import { createPageTracks } from '@/app/tracks';

const forbid = () => {
	throw new DOMException('Forbidden', 'SecurityError');
};

it('remembers for this browser', () => {
	browser.remember('a-key', 'a value');
	expect(browser.recall('a-key')).toBe('a value');
	expect(browser.recall('another-key')).toBeNull();
});

it('does without a storage that is full or forbidden', () => {
	jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
	jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
	expect(() => browser.remember('a-key', 'a value')).not.toThrow();
	expect(browser.recall('a-key')).toBeNull();
});

describe('copying', () => {
	it('COMP-01 puts a text on the clipboard', async () => {
		const writeText = jest.fn(() => Promise.resolve());
		Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
		await browser.copy('a line');
		Reflect.deleteProperty(navigator, 'clipboard');
		expect(writeText).toHaveBeenCalledWith('a line');
	});

	it('COMP-03 rejects where there is no clipboard, and shows the text in a prompt', async () => {
		const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
		await expect(browser.copy('a line')).rejects.toThrow();
		browser.showToCopy('a line');
		expect(prompt).toHaveBeenCalledWith(expect.any(String), 'a line');
	});
});

describe('analytics', () => {
	const USER = { blogId: 1001, userId: 7, username: 'ada' };

	afterEach(() => {
		delete window._tkq;
	});

	it('TRACK-01 TRACK-23 delivers to the first-party queue, and says once who it is', () => {
		const push = jest.fn();
		window._tkq = { push };
		const tracks = createPageTracks(USER);
		tracks.recordEvent('jetpack_wpa_page_view', { path: '/traffic' });
		tracks.recordEvent('jetpack_wpa_click');
		expect(push.mock.calls).toEqual([
			[['identifyUser', 7, 'ada']],
			[['recordEvent', 'jetpack_wpa_page_view', { blog_id: 1001, path: '/traffic' }]],
			[['recordEvent', 'jetpack_wpa_click', { blog_id: 1001 }]],
		]);
	});

	it('TRACK-02 delivers no name that is not ours', () => {
		const push = jest.fn();
		window._tkq = { push };
		createPageTracks(USER).recordEvent('somebody_elses_event');
		expect(push).not.toHaveBeenCalled();
	});

	it('TRACK-23 sends nothing without user data, or without the script', () => {
		const push = jest.fn();
		window._tkq = { push };
		createPageTracks(null).recordEvent('jetpack_wpa_click');
		expect(push).not.toHaveBeenCalled();
		delete window._tkq;
		expect(() => createPageTracks(USER).recordEvent('jetpack_wpa_click')).not.toThrow();
	});
});
