/** @jest-environment jest-fixed-jsdom */
import { BASE, call, FILES, ROUTES } from './support/inline-script';
import { nodesOf, PHP_FILES, placeOf } from './support/php';

const addressesIn = (selector: string, attribute: string) =>
	[...document.head.querySelectorAll(selector)].map((one) => one.getAttribute(attribute));

const scripts = () => addressesIn('script', 'src');

afterEach(() => {
	document.head.innerHTML = '';
	document.body.innerHTML = '';
	window.location.hash = '';
	Reflect.deleteProperty(window, 'trustedTypes');
	Reflect.deleteProperty(window, 'requestIdleCallback');
	Reflect.deleteProperty(window, 'opener');
});

/** Makes the page require Trusted Types; returns the names of the created policies. */
function requireTrustedTypes(): string[] {
	const policies: string[] = [];
	Object.assign(window, {
		trustedTypes: {
			createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
				policies.push(name);
				return { createScriptURL: (url: string) => `${rules.createScriptURL(url)}&trusted` };
			},
		},
	});
	return policies;
}

describe('route-chunks.js', () => {
	it.each([
		['', 'dashboard.js?ver=2'],
		['#/', 'dashboard.js?ver=2'],
		['#/dashboard/', 'dashboard.js?ver=2'],
		['#dashboard', 'dashboard.js?ver=2'],
		['#/nope', 'dashboard.js?ver=2'],
		['#/traffic/x', 'dashboard.js?ver=2'],
	])('fetches the files of the route "%s": %s', (hash, script) => {
		window.location.hash = hash;
		call('admin-page/route-chunks.js', BASE, FILES, ROUTES);
		expect(scripts()).toEqual([`${BASE}${script}`]);
	});

	it.each(['#/traffic', '#/traffic/', '#/traffic?term=ads/', '#traffic'])(
		'fetches a file shared by two chunks once, in load order: %s',
		(hash) => {
			window.location.hash = hash;
			call('admin-page/route-chunks.js', BASE, FILES, ROUTES);
			const names = ['shared.js?ver=3', 'settings.js?ver=4', 'settings-traffic.js?ver=5'];
			expect(scripts()).toEqual(names.map((name) => `${BASE}${name}`));
		},
	);

	it('fetches nothing for a route that redirects to another site', () => {
		window.location.hash = '#/plans-prompt';
		call('admin-page/route-chunks.js', BASE, FILES, ROUTES);
		expect(document.head.children).toHaveLength(0);
	});

	it('fetches a stylesheet without applying it, and first-styles.js applies it below the main one', () => {
		call('admin-page/route-chunks.js', BASE, FILES, ROUTES);
		expect(addressesIn('link[rel=preload]', 'href')).toEqual([`${BASE}dashboard.css?ver=1`]);
		document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="admin.css">');
		call('admin-page/first-styles.js');
		expect(addressesIn('link[rel=stylesheet]', 'href')).toEqual([
			'admin.css',
			`${BASE}dashboard.css?ver=1`,
		]);
		expect(addressesIn('link[rel=preload]', 'href')).toEqual([]);
	});

	it('passes the addresses of scripts through a policy if the page requires Trusted Types', () => {
		const policies = requireTrustedTypes();
		call('admin-page/route-chunks.js', BASE, FILES, ROUTES);
		expect(policies).toEqual(['dashboard-for-jetpack-first-chunk']);
		expect(scripts()).toEqual([`${BASE}dashboard.js?ver=2&trusted`]);
	});
});

describe('palette-loader.js', () => {
	/** Calls the script; returns its listener for the load event. */
	function callBeforeLoad(): () => void {
		const listen = jest.spyOn(window, 'addEventListener').mockImplementation();
		call('extras/palette/palette-loader.js', `${BASE}palette.js?ver=6`, 'palette');
		const [[type, listener] = []] = listen.mock.calls;
		listen.mockRestore();
		expect(type).toBe('load');
		return () => typeof listener === 'function' && listener(new Event('load'));
	}

	it('fetches the script once the page has loaded and is idle', () => {
		const waiting: (() => void)[] = [];
		Object.assign(window, { requestIdleCallback: (run: () => void) => waiting.push(run) });
		const policies = requireTrustedTypes();
		const load = callBeforeLoad();
		expect(waiting).toEqual([]);
		load();
		expect(scripts()).toEqual([]);
		waiting.forEach((run) => run());
		expect(scripts()).toEqual([`${BASE}palette.js?ver=6&trusted`]);
		expect(policies).toEqual(['palette']);
	});

	it('waits for half a second in a browser without requestIdleCallback', () => {
		jest.useFakeTimers();
		callBeforeLoad()();
		jest.advanceTimersByTime(499);
		expect(scripts()).toEqual([]);
		jest.advanceTimersByTime(1);
		expect(scripts()).toEqual([`${BASE}palette.js?ver=6`]);
		jest.useRealTimers();
	});
});

describe('checkout-signpost.js', () => {
	const SHOP = 'http://site.test/?sandbox=checkout';

	it.each([
		[
			'https://jetpack.com/redirect/?source=plans-checkout&site=x',
			`${SHOP}&source=plans-checkout&site=x`,
		],
		['https://jetpack.com/redirect/?source=plans&site=x', null],
		['https://other.example/redirect/?source=plans-checkout', null],
	])('redirects a click on %s to %s', (href, target) => {
		document.body.innerHTML = `<a href="${href}"><b>Buy</b></a>`;
		call('sandbox/cloud/checkout-signpost.js', SHOP);
		document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		expect(document.querySelector('a')?.getAttribute('href')).toBe(target ?? href);
	});
});

it.each([
	[7, [[{ keyring_id: 7 }, 'http://site.test']]],
	[null, []],
])('keyring-answer.js sends the account %s and closes the window', (id, messages) => {
	const close = jest.spyOn(window, 'close').mockImplementation();
	const postMessage = jest.fn();
	Object.defineProperty(window, 'opener', { configurable: true, value: { postMessage } });
	call('sandbox/cloud/keyring-answer.js', id, 'http://site.test');
	expect(postMessage.mock.calls).toEqual(messages);
	expect(close).toHaveBeenCalledTimes(1);
});

/** Syntax of JavaScript, and its element. */
const JAVASCRIPT =
	/<\/?script|\bfunction ?\(|\)\s*=>|\b(document|window)\.\w|\baddEventListener\b|\bon(click|load|submit|error)=/i;

describe('PHP of the plugin', () => {
	const texts = PHP_FILES.flatMap((file) =>
		nodesOf(file.tree, 'string', 'nowdoc', 'encapsed', 'inline').map(({ node }) => ({
			place: placeOf(file, node),
			text: String(node.raw ?? node.value),
		})),
	);

	it('has no JavaScript in strings and markup, which lint and tests cannot check', () => {
		expect(texts.length).toBeGreaterThan(1000);
		const found = texts.filter(({ text }) => JAVASCRIPT.test(text));
		expect(found.map(({ place }) => place)).toEqual([]);
	});

	it.each([
		['(function(m){', true],
		['window.close()', true],
		['<script src="a.js">', true],
		['(u) => u', true],
		['<button onclick="go()">', true],
		['Close this window.', false],
		['select * from t', false],
	])('detects JavaScript: %s', (text, isFound) => {
		expect(JAVASCRIPT.test(text)).toBe(isFound);
	});
});
