/**
 * @jest-environment jest-fixed-jsdom
 */
import { BASE, call, FILES, ROUTES } from './support/inline-script';

const ADDRESS = `${window.location.origin}/wp-admin/admin-ajax.php?action=calls&_wpnonce=nonce12345`;
const CALLS = { '/dashboard': ['a', 'b?range=day', 'c'], '/traffic': ['a'] };

interface Sent {
	url: URL;
	signal: AbortSignal;
	answer: (text: BodyInit, status?: number) => void;
	fail: () => void;
}

/** Calls both scripts on a route; returns the requests. */
function callOn(hash: string, address = ADDRESS): Sent[] {
	const sent: Sent[] = [];
	window.fetch = (url, init) =>
		new Promise((resolve, reject) => {
			const { signal } = init as { signal: AbortSignal };
			const fail = () => reject(new TypeError('Failed to fetch'));
			signal.addEventListener('abort', fail);
			const answer = (text: BodyInit, status = 200) => resolve(new Response(text, { status }));
			sent.push({ url: new URL(String(url)), signal, answer, fail });
		});
	window.location.hash = hash;
	call('admin-page/route-chunks.js', BASE, FILES, ROUTES);
	call('admin-page/first-calls.js', address, CALLS);
	return sent;
}

const lineOf = (name: string, body = 'null', status = 200) =>
	`\n${JSON.stringify({ call: name, status, body })}\n`;
const answerTo = (name: string) => window.dashboardForJetpackCalls?.[name]?.answer;
const { fetch } = window;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	jest.useRealTimers();
	document.head.innerHTML = '';
	window.location.hash = '';
	window.fetch = fetch;
	['dashboardForJetpackCalls', 'dashboardForJetpackPath'].forEach((name) =>
		Reflect.deleteProperty(window, name),
	);
});

it('makes all calls of the route in one request, with the nonce and past caches', () => {
	const sent = callOn('#/dashboard');
	expect(Object.keys(window.dashboardForJetpackCalls ?? {})).toEqual(CALLS['/dashboard']);
	expect(sent.map(({ url }) => url.searchParams.getAll('calls[]'))).toEqual([CALLS['/dashboard']]);
	expect(sent[0]!.url.searchParams.get('_wpnonce')).toBe('nonce12345');
	expect(sent[0]!.url.searchParams.get('_cacheBuster')).toMatch(/^\d+$/);
});

it('passes on the answer to each call, refusals included', async () => {
	const sent = callOn('#/dashboard');
	sent[0]!.answer(lineOf('a', '{"n":1}') + lineOf('b?range=day') + lineOf('c', '{}', 403));
	await expect(answerTo('a')).resolves.toEqual({ status: 200, text: '{"n":1}' });
	await expect(answerTo('b?range=day')).resolves.toEqual({ status: 200, text: 'null' });
	await expect(answerTo('c')).resolves.toEqual({ status: 403, text: '{}' });
	jest.advanceTimersByTime(10_000);
	expect(sent[0]!.signal.aborted).toBe(false);
});

it('passes on each answer as soon as its line is there, wherever the network cuts it', async () => {
	const sent = callOn('#/dashboard');
	let network: ReadableStreamDefaultController<Uint8Array> | undefined;
	sent[0]!.answer(new ReadableStream({ start: (controller) => void (network = controller) }));
	const bytes = new TextEncoder().encode(lineOf('a', '"ä€"') + lineOf('c'));
	const cut = bytes.indexOf(0xe2) + 1;
	network?.enqueue(bytes.slice(0, cut));
	network?.enqueue(bytes.slice(cut));
	await expect(answerTo('a')).resolves.toEqual({ status: 200, text: '"ä€"' });
	await expect(answerTo('c')).resolves.toEqual({ status: 200, text: 'null' });
	const last = jest.fn();
	void answerTo('b?range=day')?.then(last);
	await Promise.resolve();
	expect(last).not.toHaveBeenCalled();
	network?.close();
	await expect(answerTo('b?range=day')).resolves.toBeUndefined();
});

it('keeps the answers that came before the connection was lost', async () => {
	const sent = callOn('#/dashboard');
	let network: ReadableStreamDefaultController<Uint8Array> | undefined;
	sent[0]!.answer(new ReadableStream({ start: (controller) => void (network = controller) }));
	network?.enqueue(new TextEncoder().encode(lineOf('a')));
	await expect(answerTo('a')).resolves.toEqual({ status: 200, text: 'null' });
	network?.error(new TypeError('Lost.'));
	await expect(answerTo('c')).resolves.toBeUndefined();
});

it('leaves calls without a line to the app, and ignores other printed text', async () => {
	const sent = callOn('#/dashboard');
	sent[0]!.answer(`<b>Warning</b>\nnull${lineOf('other')}${lineOf('c')}<b>Fatal error</b>`);
	await expect(answerTo('a')).resolves.toBeUndefined();
	await expect(answerTo('b?range=day')).resolves.toBeUndefined();
	await expect(answerTo('c')).resolves.toEqual({ status: 200, text: 'null' });
});

it.each<[string, (request: Sent) => void]>([
	['is refused', ({ answer }) => answer('', 403)],
	['does not arrive', ({ fail }) => fail()],
	['is cut off', ({ answer }) => answer(lineOf('a').slice(0, 20))],
])('leaves all calls to the app where the request %s', async (_name, end) => {
	const sent = callOn('#/dashboard');
	end(sent[0]!);
	for (const name of CALLS['/dashboard']) {
		await expect(answerTo(name)).resolves.toBeUndefined();
	}
	expect(sent).toHaveLength(1);
});

it('ends a request that has had no answer for five seconds', async () => {
	const sent = callOn('#/dashboard');
	jest.advanceTimersByTime(4_900);
	expect(sent[0]!.signal.aborted).toBe(false);
	jest.advanceTimersByTime(200);
	expect(sent[0]!.signal.aborted).toBe(true);
	await expect(answerTo('a')).resolves.toBeUndefined();
});

it.each(['http://elsewhere.test/admin-ajax.php', `${window.location.origin}.test/`, ''])(
	'sends nothing to "%s", which is not on the origin of the page',
	(address) => {
		expect(callOn('#/dashboard', address)).toEqual([]);
		expect(window.dashboardForJetpackCalls).toBeUndefined();
	},
);

it.each(['#/privacy', '#/nope'])('sends nothing on %s, which is not listed', (hash) => {
	expect(callOn(hash)).toEqual([]);
});
