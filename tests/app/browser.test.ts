import {
	createTitleWriter,
	focusLandmark,
	highlightMenu,
	isCouponRequested,
	readLocale,
} from '@/app/admin-page';
import { browser } from '@/app/browser';
import { createPageTracks } from '@/app/tracks';

const forbid = () => {
	throw new DOMException('Forbidden', 'SecurityError');
};

it('remembers a value in this browser', () => {
	browser.remember('a-key', 'a value');
	expect(browser.recall('a-key')).toBe('a value');
	expect(browser.recall('another-key')).toBeNull();
});

it('works without storage if it is forbidden', () => {
	jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
	jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
	expect(() => browser.remember('a-key', 'a value')).not.toThrow();
	expect(browser.recall('a-key')).toBeNull();
});

describe('copy', () => {
	it('COMP-01 writes a text to the clipboard', async () => {
		const writeText = jest.fn(() => Promise.resolve());
		Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
		await browser.copy('a line');
		Reflect.deleteProperty(navigator, 'clipboard');
		expect(writeText).toHaveBeenCalledWith('a line');
	});

	it('COMP-03 rejects without a clipboard; `showToCopy` shows the text in a prompt', async () => {
		const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
		await expect(browser.copy('a line')).rejects.toThrow();
		browser.showToCopy('a line');
		expect(prompt).toHaveBeenCalledWith(expect.any(String), 'a line');
	});
});

describe('analytics', () => {
	const USER = { blogId: 1001, userId: 7, username: 'ada' };
	const agreed = () => Promise.resolve(true);
	const settled = () => new Promise((resolve) => setTimeout(resolve));

	afterEach(() => {
		delete window._tkq;
	});

	it('TRACK-01 TRACK-23 delivers events to the first-party queue, and identifies the user once', async () => {
		const push = jest.fn();
		window._tkq = { push };
		const tracks = createPageTracks(USER, agreed);
		tracks.recordEvent('jetpack_wpa_page_view', { path: '/traffic' });
		tracks.recordEvent('jetpack_wpa_click');
		await settled();
		expect(push.mock.calls).toEqual([
			[['identifyUser', 7, 'ada']],
			[['recordEvent', 'jetpack_wpa_page_view', { blog_id: 1001, path: '/traffic' }]],
			[['recordEvent', 'jetpack_wpa_click', { blog_id: 1001 }]],
		]);
	});

	it('TRACK-02 drops an event without an allowed prefix', async () => {
		const push = jest.fn();
		window._tkq = { push };
		createPageTracks(USER, agreed).recordEvent('somebody_elses_event');
		await settled();
		expect(push).not.toHaveBeenCalled();
	});

	it('TRACK-23 sends nothing without user data or the script, and does not ask for consent', async () => {
		const push = jest.fn();
		const mayRecord = jest.fn(agreed);
		window._tkq = { push };
		createPageTracks(null, mayRecord).recordEvent('jetpack_wpa_click');
		await settled();
		expect(push).not.toHaveBeenCalled();
		delete window._tkq;
		expect(() => createPageTracks(USER, mayRecord).recordEvent('jetpack_wpa_click')).not.toThrow();
		expect(mayRecord).not.toHaveBeenCalled();
	});

	it('TRACK-23 delays events until the consent is known, and keeps their order', async () => {
		const push = jest.fn();
		let answer: (may: boolean) => void = () => undefined;
		const choice = new Promise<boolean>((resolve) => {
			answer = resolve;
		});
		window._tkq = { push };
		const tracks = createPageTracks(USER, () => choice);
		tracks.recordEvent('jetpack_wpa_page_view');
		tracks.recordEvent('jetpack_wpa_click');
		await settled();
		expect(push).not.toHaveBeenCalled();
		answer(true);
		await settled();
		expect(push.mock.calls.map(([[, name]]) => name)).toEqual([
			7,
			'jetpack_wpa_page_view',
			'jetpack_wpa_click',
		]);
	});

	it('TRACK-23 sends nothing for a user who has opted out', async () => {
		const push = jest.fn();
		window._tkq = { push };
		createPageTracks(USER, () => Promise.resolve(false)).recordEvent('jetpack_wpa_click');
		await settled();
		expect(push).not.toHaveBeenCalled();
	});
});

describe('the admin page', () => {
	const MENU = `
		<ul id="adminmenu"><li><ul class="wp-submenu">
			<li><a href="admin.php?page=my-jetpack" class="other">My Jetpack</a></li>
			<li class="current"><a href="admin.php?page=jetpack#/dashboard" class="current" aria-current="page">Dashboard</a></li>
			<li><a href="admin.php?page=jetpack#/settings">Settings</a></li>
		</ul></li></ul>`;

	const currentEntries = () =>
		[...document.querySelectorAll('#adminmenu a[aria-current="page"]')].map((a) => a.textContent);

	afterEach(() => {
		document.body.innerHTML = '';
		document.documentElement.lang = '';
	});

	it.each([
		['/dashboard', 'Dashboard'],
		['/recommendations/summary', 'Dashboard'],
		['/connect-user', 'Dashboard'],
		['/traffic', 'Settings'],
	])('%s: highlights the menu entry %s', (path, name) => {
		document.body.innerHTML = MENU;
		highlightMenu(path);
		expect(currentEntries()).toEqual([name]);
		const marked = [...document.querySelectorAll('#adminmenu a.current')];
		expect(marked.map((entry) => entry.textContent)).toEqual([name]);
		expect(marked[0]?.closest('li')).toHaveClass('current');
	});

	it('does nothing on a page without menu and landmarks', () => {
		expect(() => highlightMenu('/dashboard')).not.toThrow();
		expect(() => focusLandmark('wp-toolbar')).not.toThrow();
	});

	it('SHELL-19 focuses only landmarks', () => {
		document.body.innerHTML =
			'<div id="wpbody-content"></div><div id="elsewhere" tabindex="-1"></div>';
		focusLandmark('elsewhere');
		expect(document.body).toHaveFocus();
		focusLandmark('wpbody-content');
		expect(document.activeElement?.id).toBe('wpbody-content');
	});

	it.each([
		['CONST-03 no value', '', 'en'],
		['a region', 'pt-BR', 'pt'],
		['a bare language', 'de', 'de'],
	])('reads the locale from a `lang` with %s', (_name, lang, expected) => {
		document.documentElement.lang = lang;
		expect(readLocale()).toBe(expected);
	});

	it('SHELL-28 detects a page opened for a coupon', () => {
		const { pathname, search } = window.location;
		expect(isCouponRequested()).toBe(false);
		window.history.replaceState(null, '', `${pathname}?page=jetpack&showCouponRedemption=1`);
		expect(isCouponRequested()).toBe(true);
		window.history.replaceState(null, '', `${pathname}${search}`);
	});

	it("prefixes the page's own title, and replaces an earlier prefix", () => {
		document.title = 'Jetpack';
		const write = createTitleWriter();
		write('Traffic');
		write('Writing');
		expect(document.title).toBe('Writing ‹ Jetpack');
	});
});
