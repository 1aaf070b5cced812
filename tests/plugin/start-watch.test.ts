/** @jest-environment jest-fixed-jsdom */
import { BASE, call } from './support/inline-script';

const REACT = 'http://site.test/wp-includes/js/dist/vendor/react.min.js?ver=18.3.1';
const ADMIN = `${BASE}admin.js?ver=1`;
const STYLES = `${BASE}admin.css?ver=1`;

const HEAD = `
	<link rel="stylesheet" id="dashboard-for-jetpack-css" href="${STYLES}">
	<link rel="preload" as="script" href="${REACT}">
	<link rel="preload" as="script" href="${ADMIN}">`;
const PAGE = `
	<div id="jp-failure" hidden><p hidden>Failed files: <code></code></p><button>Reload</button></div>
	<div id="jp-plugin-container"><div class="jp-boot"></div><noscript></noscript></div>`;

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
const isShown = () => find('#jp-failure')?.hidden === false;
const listed = () =>
	find('#jp-failure p')?.hidden ? [] : (find('code')?.textContent?.split('\n') ?? []);

/** The sheets that have arrived, which jsdom does not fetch. */
let arrived: string[];
let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;

function failScript(src: string): void {
	const script = Object.assign(document.createElement('script'), { src, type: 'text/plain' });
	document.body.append(script);
	script.dispatchEvent(new Event('error'));
}
const sheets = () => [...document.querySelectorAll('link[rel=stylesheet]')];
const failSheet = () => sheets()[0]?.dispatchEvent(new Event('error'));
const startApp = () => {
	const app = document.createElement('div');
	find('#jp-plugin-container')?.replaceChildren(app);
	// The observer's turn.
	return Promise.resolve();
};

beforeEach(() => {
	arrived = [];
	jest.useFakeTimers();
	jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
	jest
		.spyOn(document, 'styleSheets', 'get')
		.mockImplementation(() => arrived.map((href) => ({ href })) as unknown as StyleSheetList);
	document.head.innerHTML = HEAD;
	listen = jest.spyOn(window, 'addEventListener');
	call('admin-page/start-watch.js', BASE);
	document.body.innerHTML = PAGE;
});
afterEach(() =>
	listen.mock.calls.forEach(([type, listener, options]) =>
		window.removeEventListener(type, listener as EventListener, options),
	),
);

const load = () => window.dispatchEvent(new Event('load'));

describe('the message of a page whose app does not start', () => {
	it('replaces the skeleton ten seconds after the page has loaded', () => {
		load();
		jest.advanceTimersByTime(9999);
		expect(isShown()).toBe(false);
		jest.advanceTimersByTime(1);
		expect(isShown()).toBe(true);
		expect(find('.jp-boot')).toBeNull();
		expect(listed()).toEqual([]);
	});

	it('is shown a minute after the start of a page that never finishes loading', () => {
		jest.advanceTimersByTime(59_999);
		expect(isShown()).toBe(false);
		jest.advanceTimersByTime(1);
		expect(isShown()).toBe(true);
	});

	it('is shown ten seconds after this script if another plugin has delayed it until the page had loaded', () => {
		jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
		call('admin-page/start-watch.js', BASE);
		jest.advanceTimersByTime(10_000);
		expect(isShown()).toBe(true);
	});

	it('stays hidden once the app has started, and on a page without the container', async () => {
		load();
		await startApp();
		jest.advanceTimersByTime(60_000);
		expect(isShown()).toBe(false);
		document.body.innerHTML = '';
		expect(() => jest.runAllTimers()).not.toThrow();
	});

	it('is hidden as soon as the app does start', async () => {
		load();
		jest.advanceTimersByTime(10_000);
		expect(isShown()).toBe(true);
		await startApp();
		expect(isShown()).toBe(false);
	});

	it('names the scripts that failed of those that the app needs, with the error of one that stopped', () => {
		failScript(REACT);
		failScript('http://site.test/wp-content/plugins/other/other.js');
		const message = 'Uncaught SyntaxError: Unexpected token';
		window.dispatchEvent(new ErrorEvent('error', { filename: ADMIN, message }));
		window.dispatchEvent(new ErrorEvent('error', { filename: '', message: 'Script error.' }));
		load();
		jest.advanceTimersByTime(10_000);
		expect(listed()).toEqual([
			'/wp-includes/js/dist/vendor/react.min.js',
			'/build/admin.js: Uncaught SyntaxError: Unexpected token',
		]);
	});
});

describe('the message above an app that has started', () => {
	it('is shown if a script that it needs was refused: its calls or its announcements fail', async () => {
		failScript(REACT);
		load();
		await startApp();
		jest.advanceTimersByTime(10_000);
		expect(isShown()).toBe(true);
		expect(listed()).toEqual(['/wp-includes/js/dist/vendor/react.min.js']);
	});

	it.each<[string, () => unknown]>([
		[
			'an error that the app survives',
			() => window.dispatchEvent(new ErrorEvent('error', { filename: ADMIN, message: 'Broken.' })),
		],
		['a script that it does not need', () => failScript('http://site.test/other.js')],
		['one of its late chunks, which it reports', () => failScript(`${BASE}stats.js?ver=1`)],
		[
			'a preload, after which the script itself arrives',
			() => find(`link[href="${ADMIN}"]`)?.dispatchEvent(new Event('error')),
		],
	])('is not shown for %s', async (_case, fail) => {
		fail();
		load();
		await startApp();
		jest.advanceTimersByTime(10_000);
		expect(isShown()).toBe(false);
	});
});

describe('a stylesheet of the page that fails', () => {
	it('is fetched again, in its place', async () => {
		const [first] = sheets();
		failSheet();
		expect(sheets()).toHaveLength(1);
		expect(sheets()[0]).not.toBe(first);
		expect(sheets()[0]?.getAttribute('href')).toBe(STYLES);
		arrived = [STYLES];
		load();
		await startApp();
		jest.advanceTimersByTime(10_000);
		expect(isShown()).toBe(false);
	});

	it('is named after the second failure, although the app has started', async () => {
		failSheet();
		failSheet();
		// webpack takes a tag for a loaded stylesheet.
		expect(sheets()).toEqual([]);
		load();
		await startApp();
		jest.advanceTimersByTime(10_000);
		expect(isShown()).toBe(true);
		expect(listed()).toEqual(['/build/admin.css']);
		arrived = [STYLES];
		await startApp();
		expect(isShown()).toBe(false);
	});

	it.each([
		['of another plugin', 'http://site.test/other.css', { id: 'other-css' }],
		['that webpack has added, and reports', `${BASE}my-plan.css?ver=1`, {}],
	])('is left alone: %s', (_case, href, names) => {
		const link = Object.assign(document.createElement('link'), {
			rel: 'stylesheet',
			href,
			...names,
		});
		document.head.append(link);
		link.dispatchEvent(new Event('error'));
		expect(link.isConnected).toBe(true);
		expect(document.querySelectorAll(`link[href="${href}"]`)).toHaveLength(1);
	});
});
