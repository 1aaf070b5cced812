/**
 * @jest-environment jest-fixed-jsdom
 */
import { call } from './support/inline-script';

const NAME = 'dashboard-for-jetpack-snapshot';
const BASE = 'http://site.test/build/';
const ADMIN_CSS = `${BASE}admin.css?ver=1`;

const root = () => document.getElementById('jp-plugin-container') as HTMLElement;
const shown = () => root().querySelector<HTMLElement>('.jp-snapshot');

/** Prints the page as PHP does, with its stylesheet loaded, and runs the script. */
function open(fingerprint = 'one'): void {
	document.body.innerHTML =
		'<div id="wpbody-content"><div id="jp-plugin-container"><div class="jp-boot"></div></div></div>';
	document.head.innerHTML = '';
	addStyle(ADMIN_CSS, true);
	run(fingerprint);
}

function run(fingerprint = 'one'): void {
	Reflect.deleteProperty(window, 'dashboardForJetpackSnapshot');
	call('admin-page/snapshot.js', fingerprint, BASE);
}

function addStyle(href: string, isLoaded: boolean): HTMLLinkElement {
	const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
	Object.defineProperty(link, 'sheet', { value: isLoaded ? {} : null, configurable: true });
	document.head.append(link);
	return link;
}

/** What a stylesheet does when it arrives. */
function arrive(link: HTMLLinkElement): void {
	Object.defineProperty(link, 'sheet', { value: {} });
	link.dispatchEvent(new Event('load'));
}

/** The app's first render, and the end of the visit. */
function render(html: string): void {
	root().innerHTML = html;
	window.dashboardForJetpackSnapshot?.take();
}

const leave = () => window.dispatchEvent(new Event('pagehide'));

function visit(html: string, fingerprint?: string): void {
	open(fingerprint);
	render(html);
	leave();
}

beforeEach(() => {
	jest.useFakeTimers();
	sessionStorage.clear();
	localStorage.clear();
	window.history.replaceState(null, '', '#/dashboard');
});

afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	leave();
	document.head.innerHTML = '';
	document.body.innerHTML = '';
	Reflect.deleteProperty(window, 'trustedTypes');
	Reflect.deleteProperty(document, 'elementFromPoint');
});

it("shows the first render of the tab's last visit, which cannot be used until the app replaces it", () => {
	visit('<h1>At a Glance</h1>');
	open();
	expect(shown()?.textContent).toBe('At a Glance');
	expect(shown()).toHaveProperty('inert', true);
	expect(root().querySelector('.jp-boot')).toBeNull();
	expect(window.dashboardForJetpackSnapshot?.isShown()).toBe(true);
	render('<h1>At a Glance</h1>');
	expect(window.dashboardForJetpackSnapshot?.isShown()).toBe(false);
});

it('shows the skeleton on the first visit', () => {
	open();
	expect(shown()).toBeNull();
	expect(root().querySelector('.jp-boot')).not.toBeNull();
	expect(window.dashboardForJetpackSnapshot?.isShown()).toBe(false);
});

it('stores the first render as it was, without what came later', () => {
	open();
	render('<p>Checking your site…</p>');
	root().innerHTML = '<p>Your site is protected</p>';
	leave();
	open();
	expect(shown()?.textContent).toBe('Checking your site…');
});

describe('after a change, shows the skeleton and forgets the snapshot', () => {
	const forget = () => {
		expect(shown()).toBeNull();
		expect(sessionStorage.getItem(NAME)).toBeNull();
	};

	it('of the page data, the user, the language or the bundle, which PHP puts into the fingerprint', () => {
		visit('<p>one</p>');
		open('two');
		forget();
	});

	it.each<[string, () => void]>([
		['the route', () => window.history.replaceState(null, '', '#/security')],
		["the window's width", () => void jest.replaceProperty(window, 'innerWidth', 480)],
		["wp-admin's own layout", () => void (document.body.className = 'folded')],
	])('of %s', (_name, change) => {
		visit('<p>one</p>');
		change();
		open();
		document.body.className = '';
		forget();
	});

	it.each([
		['status-rows', '1', '2'],
		['dismissed', '', '1:dismiss_empty_stats_card'],
		[
			'last-look',
			`{"dismissed":true,"at":${Date.now()}}`,
			`{"dismissed":false,"at":${Date.now()}}`,
		],
	])('of what the browser has stored as "%s"', (name, before, after) => {
		localStorage.setItem(`dashboard-for-jetpack-${name}`, before);
		visit('<p>one</p>');
		localStorage.setItem(`dashboard-for-jetpack-${name}`, after);
		open();
		forget();
	});

	it('of the number of notices', () => {
		visit('<p>one</p>');
		open();
		document
			.getElementById('wpbody-content')
			?.insertAdjacentHTML('afterbegin', '<div class="notice"></div>');
		root().innerHTML = '<div class="jp-boot"></div>';
		run();
		forget();
	});
});

it("survives a change of a stored time, and of other plugins' entries", () => {
	localStorage.setItem('dashboard-for-jetpack-last-look', '{"dismissed":false,"at":1732000000000}');
	visit('<p>one</p>');
	localStorage.setItem('dashboard-for-jetpack-last-look', '{"dismissed":false,"at":1732000009999}');
	localStorage.setItem('other', 'x');
	open();
	expect(shown()?.textContent).toBe('one');
});

describe('stylesheets', () => {
	it('are added where the page does not have them, and awaited, because the page would show without them first', () => {
		open();
		addStyle(`${BASE}notices.css?ver=1`, true);
		render('<p>one</p>');
		leave();
		open();
		expect(shown()).toBeNull();
		const [, added] = document.head.querySelectorAll<HTMLLinkElement>('link');
		expect(added?.href).toBe(`${BASE}notices.css?ver=1`);
		arrive(added as HTMLLinkElement);
		expect(shown()?.textContent).toBe('one');
	});

	it('that arrive after the app do not put the snapshot over it', () => {
		open();
		addStyle(`${BASE}notices.css?ver=1`, true);
		render('<p>one</p>');
		leave();
		open();
		render('<p>the app</p>');
		arrive(document.head.querySelectorAll('link')[1] as HTMLLinkElement);
		expect(root().textContent).toBe('the app');
		expect(shown()).toBeNull();
	});
});

it('keeps the room of notices of other plugins, but not their markup', () => {
	jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
	jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => Number(run(0)));
	visit('<div data-notice-slot=""><div class="notice" onclick="x()">Update now</div></div>');
	open();
	expect(shown()?.innerHTML).toBe('<div data-notice-slot="" style="height: 64px;"></div>');
});

it('shows the option that was chosen', () => {
	open();
	root().innerHTML = '<select><option>a</option><option>b</option></select>';
	(root().firstElementChild as HTMLSelectElement).value = 'b';
	window.dashboardForJetpackSnapshot?.take();
	leave();
	open();
	expect(shown()?.querySelector('select')?.value).toBe('b');
});

it('shows the skeleton again if the app does not start', () => {
	visit('<p>one</p>');
	open();
	jest.advanceTimersByTime(10_000);
	expect(shown()).toBeNull();
	expect(root().querySelector('.jp-boot')).not.toBeNull();
});

it('leaves an app that has started alone', () => {
	visit('<p>one</p>');
	open();
	render('<p>the app</p>');
	jest.advanceTimersByTime(10_000);
	expect(root().textContent).toBe('the app');
});

it('uses a policy where the page requires Trusted Types', () => {
	visit('<p>one</p>');
	const createPolicy = jest.fn(
		(_name: string, rules: { createHTML: (text: string) => string }) => ({
			createHTML: (text: string) => rules.createHTML(text).replace('one', 'trusted'),
		}),
	);
	Object.assign(window, { trustedTypes: { createPolicy } });
	open();
	expect(createPolicy).toHaveBeenCalledWith(NAME, expect.anything());
	expect(shown()?.textContent).toBe('trusted');
});

it('shows the skeleton where the page refuses the policy', () => {
	visit('<p>one</p>');
	Object.assign(window, {
		trustedTypes: {
			createPolicy: () => {
				throw new TypeError('refused');
			},
		},
	});
	open();
	expect(shown()).toBeNull();
	expect(root().querySelector('.jp-boot')).not.toBeNull();
});

it.each(['{"key":', 'null', '7'])('ignores what others have stored: %s', (stored) => {
	sessionStorage.setItem(NAME, stored);
	open();
	expect(shown()).toBeNull();
	expect(window.dashboardForJetpackSnapshot).toBeDefined();
});

it('works without a storage', () => {
	for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
		jest.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException('denied', 'SecurityError');
		});
	}
	expect(() => visit('<p>one</p>')).not.toThrow();
	open();
	expect(shown()).toBeNull();
});

it('does not fill the storage with a huge page', () => {
	visit(`<p>${'x'.repeat(500_001)}</p>`);
	expect(sessionStorage.getItem(NAME)).toBeNull();
});

describe('a click on the snapshot', () => {
	const SWITCH = '<button role="switch">Brute force protection</button>';

	/** Clicks the only button, and lets the app render; returns its button and the number of clicks that it got. */
	function clickBefore(html: string): number {
		visit(SWITCH);
		open();
		const at = () => root().querySelector('button span, button');
		Object.assign(document, { elementFromPoint: at });
		root().dispatchEvent(new MouseEvent('click', { clientX: 5, clientY: 5, bubbles: true }));
		expect(shown()).toHaveProperty('inert', true);
		root().innerHTML = html;
		const clicked = jest.fn();
		root().querySelector('button')?.addEventListener('click', clicked);
		window.dashboardForJetpackSnapshot?.take();
		return clicked.mock.calls.length;
	}

	it('is repeated on the same control of the app, once', () => {
		expect(clickBefore(SWITCH)).toBe(1);
		expect(document.activeElement).toBe(root().querySelector('button'));
		expect(shown()).toBeNull();
	});

	it.each([
		['another control', '<button role="switch">Disconnect</button>'],
		['nothing', '<p>Something else</p>'],
	])('is dropped where %s is in its place', (_name, html) => {
		expect(clickBefore(html)).toBe(0);
	});
});
