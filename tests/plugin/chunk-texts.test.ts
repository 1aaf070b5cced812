/** @jest-environment jest-fixed-jsdom */
import { call } from './support/inline-script';

const TEXTS = { stats: { 'Site stats': ['Statistik'] } };

interface Page {
	wp?: unknown;
	dashboardForJetpackTexts?: (chunk: string) => Promise<void>;
}
const page = window as unknown as Page;

const refuse = () => Promise.resolve(new Response('Busy.', { status: 503 }));
const answer = () => Promise.resolve(new Response(JSON.stringify(TEXTS)));

const { fetch: original } = window;
const fetch = jest.fn<Promise<Response>, Parameters<typeof window.fetch>>();
const setLocaleData = jest.fn();
let warn: jest.SpyInstance;

beforeEach(() => {
	fetch.mockReset();
	setLocaleData.mockReset();
	warn = jest.spyOn(console, 'warn').mockImplementation();
	Object.assign(window, { fetch, wp: { i18n: { setLocaleData } } });
	call('plugin/chunk-texts.js', '/wp-admin/admin-ajax.php?action=texts', [], ['stats']);
});
afterEach(() => {
	window.fetch = original;
	delete page.wp;
	delete page.dashboardForJetpackTexts;
});

const load = () => page.dashboardForJetpackTexts?.('stats');

describe('texts of a chunk whose request fails', () => {
	it.each([
		['the site refuses', refuse],
		['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
		['something else is answered', () => Promise.resolve(new Response('<p>Hello</p>'))],
	])('are requested once more, at once, and applied: %s', async (_case, first) => {
		fetch.mockImplementationOnce(first).mockImplementation(answer);
		await load();
		expect(fetch).toHaveBeenCalledTimes(2);
		expect(setLocaleData.mock.calls).toEqual([[TEXTS.stats, 'dashboard-for-jetpack']]);
		expect(warn).not.toHaveBeenCalled();
	});

	it('leave the chunk in English after the second failure, and are requested again with its next import', async () => {
		fetch.mockImplementation(refuse);
		await load();
		expect(fetch).toHaveBeenCalledTimes(2);
		expect(setLocaleData).not.toHaveBeenCalled();
		expect(warn).toHaveBeenCalledTimes(1);
		fetch.mockImplementation(answer);
		await load();
		await load();
		expect(fetch).toHaveBeenCalledTimes(3);
		expect(setLocaleData).toHaveBeenCalledTimes(1);
	});

	it.each(['null', '[1]'])(
		'leave the chunk in English, with one warning, if they are %s',
		async (json) => {
			fetch.mockImplementation(() => Promise.resolve(new Response(json)));
			await load();
			expect(setLocaleData).not.toHaveBeenCalled();
			expect(warn).toHaveBeenCalledTimes(1);
		},
	);

	it('are not waited for longer than once: both requests share the limit of five seconds', async () => {
		const limit = new AbortController();
		const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
		fetch.mockImplementation(
			(_url, { signal } = {}) =>
				new Promise((_resolve, reject) => {
					const stop = () => reject(new DOMException('Too late.', 'TimeoutError'));
					if (signal?.aborted) {
						stop();
					}
					signal?.addEventListener('abort', stop);
				}),
		);
		const loading = load();
		await Promise.resolve();
		limit.abort();
		await loading;
		expect(timeout.mock.calls).toEqual([[5000]]);
		expect(warn).toHaveBeenCalledTimes(1);
	});
});
