import {
	createTitleWriter,
	focusLandmark,
	highlightMenu,
	isCouponRequested,
	readLocale,
} from '@/app/admin-page';
import { browser } from '@/app/browser';

const forbid = () => {
	throw new DOMException('Forbidden', 'SecurityError');
};

it('remembers a value in this browser', () => {
	browser.remember('a-key', 'a value');
	expect(browser.recall('a-key')).toBe('a value');
	expect(browser.recall('another-key')).toBeNull();
});

it('works without storage if it is forbidden', () => {
	for (const method of ['setItem', 'getItem'] as const) {
		jest.spyOn(Storage.prototype, method).mockImplementation(forbid);
	}
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

	describe('without https', () => {
		/** Without the clipboard, as `execCommand` of a browser: it sends an event, and reports whether it copied. */
		function execCopy(isAllowed: boolean) {
			const setData = jest.fn();
			document.execCommand = () => {
				const event = Object.assign(new Event('copy', { cancelable: true }), {
					clipboardData: { setData },
				});
				return isAllowed && !document.dispatchEvent(event);
			};
			return setData;
		}
		afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

		it('COMP-01 copies a text, and leaves later copies of the page alone', async () => {
			const setData = execCopy(true);
			await browser.copy('a line\nand another');
			expect(setData.mock.calls).toEqual([['text/plain', 'a line\nand another']]);
			document.execCommand('copy');
			expect(setData).toHaveBeenCalledTimes(1);
		});

		it('COMP-03 rejects if the browser refuses; `showToCopy` shows the text in a prompt', async () => {
			const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
			execCopy(false);
			await expect(browser.copy('a line')).rejects.toThrow();
			browser.showToCopy('a line');
			expect(prompt).toHaveBeenCalledWith('Copy this text.', 'a line');
		});
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

	const openPage = (page: string) =>
		window.history.replaceState(null, '', `${window.location.pathname}?page=${page}`);

	beforeEach(() => openPage('jetpack'));

	afterEach(() => {
		document.body.innerHTML = '';
		document.documentElement.lang = '';
		window.history.replaceState(null, '', window.location.pathname);
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

	it.each(['/dashboard', '/traffic', '/product/scan'])(
		'%s: keeps the entry that WordPress has marked if the others belong to another page',
		(path) => {
			document.body.innerHTML = `
				<ul id="adminmenu"><li><ul class="wp-submenu">
					<li><a href="admin.php?page=jetpack#/dashboard">Dashboard</a></li>
					<li><a href="admin.php?page=jetpack#/settings">Settings</a></li>
					<li class="current"><a href="admin.php?page=dashboard-for-jetpack" class="current" aria-current="page">Dashboard for Jetpack</a></li>
				</ul></li></ul>`;
			openPage('dashboard-for-jetpack');
			highlightMenu(path);
			expect(currentEntries()).toEqual(['Dashboard for Jetpack']);
			expect(document.querySelectorAll('#adminmenu .current')).toHaveLength(2);
		},
	);

	it('highlights the dashboard on a settings screen if the menu has no entry for the settings', () => {
		document.body.innerHTML = MENU;
		document.querySelector('a[href$="#/settings"]')?.closest('li')?.remove();
		highlightMenu('/sharing');
		expect(currentEntries()).toEqual(['Dashboard']);
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
