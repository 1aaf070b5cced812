import {
	createTitleWriter,
	focusLandmark,
	highlightMenu,
	isCouponRequested,
	readLocale,
} from '@/app/admin-page';

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
])('highlights for %s the menu entry %s', (path, name) => {
	document.body.innerHTML = MENU;
	highlightMenu(path);
	expect(currentEntries()).toEqual([name]);
	const marked = [...document.querySelectorAll('#adminmenu a.current')];
	expect(marked.map((entry) => entry.textContent)).toEqual([name]);
	expect(marked[0]?.closest('li')).toHaveClass('current');
});

it('does nothing where there is no menu and no landmark', () => {
	expect(() => highlightMenu('/dashboard')).not.toThrow();
	expect(() => focusLandmark('wp-toolbar')).not.toThrow();
});

it('SHELL-19 focuses landmarks only', () => {
	document.body.innerHTML =
		'<div id="wpbody-content"></div><div id="elsewhere" tabindex="-1"></div>';
	focusLandmark('elsewhere');
	expect(document.body).toHaveFocus();
	focusLandmark('wpbody-content');
	expect(document.activeElement?.id).toBe('wpbody-content');
});

it.each([
	['CONST-03 none', '', 'en'],
	['a region', 'pt-BR', 'pt'],
	['a bare language', 'de', 'de'],
])('reads the locale: %s', (_name, lang, expected) => {
	document.documentElement.lang = lang;
	expect(readLocale()).toBe(expected);
});

it('SHELL-28 knows whether the page was opened for a coupon', () => {
	const { pathname, search } = window.location;
	expect(isCouponRequested()).toBe(false);
	window.history.replaceState(null, '', `${pathname}?page=jetpack&showCouponRedemption=1`);
	expect(isCouponRequested()).toBe(true);
	window.history.replaceState(null, '', `${pathname}${search}`);
});

it('writes the title before the one that the page came with, not before its own', () => {
	document.title = 'Jetpack';
	const write = createTitleWriter();
	write('Traffic');
	write('Writing');
	expect(document.title).toBe('Writing ‹ Jetpack');
});
