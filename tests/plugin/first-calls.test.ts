/**
 * @jest-environment jest-fixed-jsdom
 */
import { BASE, call, FILES, ROUTES } from './support/inline-script';

const ADDRESS = `${window.location.origin}/wp-admin/admin-ajax.php?action=calls`;
const CALLS = { '/dashboard': ['a', 'b?range=day', 'c'], '/traffic': ['a'] };

/** What the script uses of a request. */
class FakeRequest {
	static sent: FakeRequest[] = [];
	calls: string[] = [];
	headers: Record<string, string> = {};
	responseText = '';
	readyState = 1;
	status = 0;
	isAborted = false;
	onreadystatechange = () => {};
	onprogress = () => {};
	onloadend = () => {};

	open(_method: string, url: string) {
		const { searchParams } = new URL(url);
		expect(searchParams.get('_cacheBuster')).toMatch(/^\d+$/);
		this.calls = searchParams.getAll('calls[]');
	}
	setRequestHeader(name: string, value: string) {
		this.headers[name] = value;
	}
	send() {
		FakeRequest.sent.push(this);
	}
	abort() {
		this.isAborted = true;
		this.responseText = '';
		this.onloadend();
	}
	/** Receives the headers, and with them the second state of a request. */
	begin(status = 200) {
		Object.assign(this, { status, readyState: 2 });
		this.onreadystatechange();
		return this;
	}
	/** Receives a part of the answer. */
	print(text: string) {
		this.responseText += text;
		this.onprogress();
	}
}

/** Calls both scripts on a route; returns the requests. */
function callOn(hash: string, address = ADDRESS): FakeRequest[] {
	FakeRequest.sent = [];
	Object.assign(window, { XMLHttpRequest: FakeRequest });
	window.location.hash = hash;
	call('admin-page/first-chunk.js', BASE, FILES, ROUTES);
	call('admin-page/first-calls.js', address, 'nonce12345', CALLS);
	return FakeRequest.sent;
}

const lineOf = (call: string, body = 'null') => `${JSON.stringify({ call, status: 200, body })}\n`;
const answerTo = (call: string) => window.dashboardForJetpackCalls?.[call]?.answer;
const NOTHING = 'nothing yet';
const soon = (call: string) => Promise.race([answerTo(call), Promise.resolve(NOTHING)]);
const { XMLHttpRequest } = window;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	jest.useRealTimers();
	document.head.innerHTML = '';
	window.location.hash = '';
	Object.assign(window, { XMLHttpRequest });
	['dashboardForJetpackCalls', 'dashboardForJetpackPath'].forEach((name) =>
		Reflect.deleteProperty(window, name),
	);
});

it('asks for the calls of the route in two requests with the nonce, the second once the site has started with the first', async () => {
	const sent = callOn('#/dashboard');
	expect(Object.keys(window.dashboardForJetpackCalls ?? {})).toEqual(['a', 'b?range=day', 'c']);
	expect(sent.map(({ calls }) => calls)).toEqual([['a', 'c']]);
	sent[0]!.begin();
	expect(sent.map(({ calls }) => calls)).toEqual([['a', 'c'], ['b?range=day']]);
	expect(sent.map(({ headers }) => headers)).toEqual([
		{ 'X-WP-Nonce': 'nonce12345' },
		{ 'X-WP-Nonce': 'nonce12345' },
	]);
	sent[1]!.begin();
	expect(sent).toHaveLength(2);
});

it('sends a single request for a single call', () => {
	const sent = callOn('#/traffic');
	sent[0]!.begin();
	expect(sent.map(({ calls }) => calls)).toEqual([['a']]);
});

it('leaves all calls to the app where the first request is refused', async () => {
	const sent = callOn('#/dashboard');
	sent[0]!.begin(403).onloadend();
	for (const one of ['a', 'b?range=day', 'c']) {
		await expect(answerTo(one)).resolves.toBeUndefined();
	}
	expect(sent).toHaveLength(1);
});

it('passes on each answer as soon as its line is complete', async () => {
	const first = callOn('#/dashboard')[0]!;
	const line = lineOf('a', '{"n":1}');
	first.print(line.slice(0, 10));
	await expect(soon('a')).resolves.toBe(NOTHING);
	first.print(line.slice(10) + lineOf('c').slice(0, 5));
	await expect(soon('a')).resolves.toEqual({ status: 200, text: '{"n":1}' });
	await expect(soon('c')).resolves.toBe(NOTHING);
	first.print(lineOf('c').slice(5));
	await expect(soon('c')).resolves.toEqual({ status: 200, text: 'null' });
});

it('leaves to the app what has no line at the end, and ignores what others print', async () => {
	const sent = callOn('#/dashboard');
	const [first, second] = [sent[0]!.begin(), sent[1]!];
	first.print(`<b>Warning</b>\nnull\n${lineOf('other')}${lineOf('c')}`);
	first.onloadend();
	await expect(answerTo('a')).resolves.toBeUndefined();
	await expect(answerTo('c')).resolves.toEqual({ status: 200, text: 'null' });
	second.onloadend();
	await expect(answerTo('b?range=day')).resolves.toBeUndefined();
	jest.advanceTimersByTime(10_000);
	expect([first.isAborted, second.isAborted]).toEqual([false, false]);
});

it('ends a request that has had no line for three seconds, and keeps the answers before', async () => {
	const sent = callOn('#/dashboard');
	const [first, second] = [sent[0]!.begin(), sent[1]!.begin()];
	jest.advanceTimersByTime(2_900);
	first.print(lineOf('a'));
	jest.advanceTimersByTime(200);
	expect([first.isAborted, second.isAborted]).toEqual([false, true]);
	await expect(answerTo('b?range=day')).resolves.toBeUndefined();
	jest.advanceTimersByTime(3_000);
	expect(first.isAborted).toBe(true);
	await expect(answerTo('a')).resolves.toEqual({ status: 200, text: 'null' });
	await expect(answerTo('c')).resolves.toBeUndefined();
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
