/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { http, HttpResponse } from 'msw';
import type { ClientOptions } from '@/api/client';
import { licensingApi } from '@/api/entities/licensing';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { AJAX, createTestClient, ROOT } from './test-client';

const text = (json: unknown) => String(json);
const lineOf = (call: string, json: unknown = 'joined', status = 200) =>
	`\n${JSON.stringify({ call, status, body: JSON.stringify(json) })}\n`;

/** The requests that reach the site, in order. A joined request is the list of its calls. */
let sent: string[] = [];
let pending = 0;
let most = 0;

/** The answers that a test holds back. */
let held: (() => void)[] = [];
const hold = () => new Promise<void>((resolve) => held.push(resolve));
const release = () => held.splice(0).forEach((go) => go());
const rest = (milliseconds = 30) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until the site holds back an answer, and releases it. */
async function releaseNext() {
	while (held.length === 0) {
		await rest(5);
	}
	release();
}

async function counted<T>(name: string, answer: () => Promise<T> | T): Promise<T> {
	sent.push(name);
	pending += 1;
	most = Math.max(most, pending);
	await rest(1);
	try {
		return await answer();
	} finally {
		pending -= 1;
	}
}

const ndjson = (body: string) =>
	new HttpResponse(body, { headers: { 'Content-Type': 'application/x-ndjson; charset=UTF-8' } });

const joinBy = (answer: (calls: string[]) => Promise<Response> | Response) =>
	server.use(
		http.get(AJAX, ({ request }) => {
			const calls = new URL(request.url).searchParams.getAll('calls[]');
			return counted(calls.map((call) => call.replace('jetpack/v4/', '')).join(' '), () =>
				answer(calls),
			);
		}),
	);

const joinAll = (calls: string[]) => ndjson(calls.map((call) => lineOf(call)).join(''));

const holdJoined = () =>
	joinBy(async (calls) => {
		await hold();
		return joinAll(calls);
	});

function open(options: Partial<ClientOptions> = {}) {
	const client = createTestClient({ onSlowProvider: () => undefined, ...options });
	const getBoth = () =>
		Promise.all([client.getFromProvider('rewind', text), client.getFromProvider('scan', text)]);
	return { ...client, getBoth };
}

beforeEach(() => {
	[sent, pending, most, held] = [[], 0, 0, []];
	server.use(
		http.all(`${ROOT}jetpack/v4/*`, ({ request }) => {
			const { pathname } = new URL(request.url);
			return counted(`${request.method} ${pathname.split('/v4/')[1]}`, () =>
				HttpResponse.json('alone'),
			);
		}),
	);
});

it('joins calls made at the same time, and delivers each answer with its line', async () => {
	joinBy((calls) => {
		const body = new ReadableStream({
			async start(controller) {
				const [first = '', ...others] = calls;
				controller.enqueue(new TextEncoder().encode(lineOf(first)));
				await hold();
				controller.enqueue(new TextEncoder().encode(others.map((call) => lineOf(call)).join('')));
				controller.close();
			},
		});
		return new HttpResponse(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
	});
	const client = open();
	let isSecondHere = false;
	const first = client.getFromProvider('rewind', text);
	const second = client.getFromProvider('scan', text).finally(() => (isSecondHere = true));
	await expect(first).resolves.toBe('joined');
	await rest();
	expect(isSecondHere).toBe(false);
	await releaseNext();
	await expect(second).resolves.toBe('joined');
	expect(sent).toEqual(['rewind scan']);
});

it('joins calls that wait for a pending request into the next one, in order', async () => {
	holdJoined();
	const client = open();
	const all = [client.getFromProvider('site', text), client.getFromProvider('rewind', text)];
	await rest();
	all.push(
		client.getFromProvider('scan', text),
		client.getFromProvider('module/stats/data', text, { range: 'week' }),
		client.getFromProvider('verify-site/google/12', text),
	);
	await rest();
	expect(sent).toEqual(['site rewind']);
	await releaseNext();
	await releaseNext();
	await expect(Promise.all(all)).resolves.toEqual(Array(5).fill('joined'));
	expect(sent).toEqual(['site rewind', 'scan module/stats/data?range=week verify-site/google/12']);
	expect(most).toBe(1);
});

it('waits for the page’s own request, and makes only the calls that it has not answered', async () => {
	joinBy(joinAll);
	let endFirst: (answer?: { status: number; text: string }) => void = () => undefined;
	const client = open({
		firstCalls: {
			'jetpack/v4/scan': {
				at: Date.now(),
				answer: Promise.resolve({ status: 200, text: '"page"' }),
			},
			'jetpack/v4/site': { at: Date.now(), answer: new Promise((resolve) => (endFirst = resolve)) },
		},
	});
	const rewind = client.getFromProvider('rewind', text);
	const site = client.getFromProvider('site', text);
	await expect(client.getFromProvider('scan', text)).resolves.toBe('page');
	await rest();
	expect(sent).toEqual([]);
	endFirst();
	await expect(Promise.all([rewind, site])).resolves.toEqual(['joined', 'joined']);
	expect(sent).toEqual(['rewind site']);
	expect(most).toBe(1);
});

it('delays neither writes nor calls that the site answers itself', async () => {
	holdJoined();
	const client = open();
	const both = Promise.all([
		client.getFromProvider('scan', text),
		client.getFromProvider('rewind', text),
	]);
	await rest();
	await expect(client.write('settings', text)).resolves.toBe('alone');
	await expect(client.get('module/all', text)).resolves.toBe('alone');
	expect(sent).toEqual(['scan rewind', 'POST settings', 'GET module/all']);
	await releaseNext();
	await expect(both).resolves.toEqual(['joined', 'joined']);
});

it.each<[string, () => Response]>([
	['403', () => new HttpResponse('', { status: 403 })],
	['the 0 of a user who is logged out', () => new HttpResponse('0', { status: 400 })],
	['a page', () => HttpResponse.html('<!doctype html><p>Blocked')],
])(
	'sends single calls, one at a time, after %s, and asks no joined request again',
	async (_name, refuse) => {
		joinBy(refuse);
		const client = open();
		await expect(client.getBoth()).resolves.toEqual(['alone', 'alone']);
		await expect(client.getBoth()).resolves.toEqual(['alone', 'alone']);
		expect(sent).toEqual(['rewind scan', ...Array(2).fill(['GET rewind', 'GET scan']).flat()]);
		expect(most).toBe(1);
	},
);

it('sends calls separately that a joined request left out or answered with nonsense, and joins again', async () => {
	joinBy(([first = '']) =>
		ndjson(
			`<b>Warning</b>\n{"call":3}\n${lineOf('jetpack/v4/other')}[]\n${lineOf(first)}{"call":"jet`,
		),
	);
	const client = open();
	await expect(client.getBoth()).resolves.toEqual(['joined', 'alone']);
	await expect(client.getBoth()).resolves.toEqual(['joined', 'alone']);
	expect(sent).toEqual(['rewind scan', 'GET scan', 'rewind scan', 'GET scan']);
});

it('sends calls separately that a joined request left out because the network failed', async () => {
	joinBy(() => HttpResponse.error());
	const client = open();
	await expect(client.getBoth()).resolves.toEqual(['alone', 'alone']);
	expect(most).toBe(1);
});

it('sends the only one that waits to its own address', async () => {
	const client = open();
	await expect(client.getFromProvider('rewind', text)).resolves.toBe('alone');
	await expect(client.getFromProvider('rewind', text)).resolves.toBe('alone');
	expect(sent).toEqual(['GET rewind', 'GET rewind']);
});

it('fails calls without an answer after 20 seconds as too late, without another request', async () => {
	let now = 1_700_000_000_000;
	joinBy(([first = '']) => {
		now += 20_100;
		return ndjson(lineOf(first));
	});
	const client = open({ now: () => now });
	const rewind = client.getFromProvider('rewind', text);
	await expect(failureOf(client.getFromProvider('scan', text))).resolves.toMatchObject({
		kind: 'timeout',
	});
	await expect(rewind).resolves.toBe('joined');
	expect(sent).toEqual(['rewind scan']);
});

it('reports a refusal in a line for its call, and continues after it', async () => {
	joinBy(([first = '', last = '']) =>
		ndjson(lineOf(first, { code: 'no', message: 'No.' }, 403) + lineOf(last)),
	);
	const client = open();
	const scan = Promise.resolve().then(() => client.getFromProvider('scan', text));
	await expect(failureOf(client.getFromProvider('rewind', text))).resolves.toMatchObject({
		kind: 'http',
		status: 403,
		serverMessage: 'No.',
	});
	await expect(scan).resolves.toBe('joined');
});

it('runs a task that asks the provider in its own turn', async () => {
	holdJoined();
	const client = open();
	const both = Promise.all([
		client.getFromProvider('scan', text),
		client.getFromProvider('site', text),
	]);
	const task = client.whenProviderIsFree(() => counted('task', () => 'done'));
	await rest();
	expect(sent).toEqual(['scan site']);
	await releaseNext();
	await expect(Promise.all([both, task])).resolves.toEqual([['joined', 'joined'], 'done']);
	expect(most).toBe(1);
});

it('says once that the provider is slow, after 2.5 seconds, and that it is no more', async () => {
	holdJoined();
	const said: string[] = [];
	const client = open({ onSlowProvider: (reason) => said.push(reason) });
	const all = [client.getFromProvider('scan', text), client.getFromProvider('site', text)];
	await rest(2600);
	expect(said).toEqual(['WordPress.com is slow to answer.']);
	await releaseNext();
	await Promise.all(all);
	expect(said).toEqual(['WordPress.com is slow to answer.', '']);
});

it('never says so for the number of licenses, for which nothing on a screen waits', async () => {
	const COUNTS = { attached: 0, detached: 1, revoked: 0, suspended: 0 };
	const said: string[] = [];
	const client = open({ onSlowProvider: (reason) => said.push(reason) });
	server.use(
		http.get(`${ROOT}jetpack/v4/licensing/user/counts`, () =>
			rest(2700).then(() => HttpResponse.json(COUNTS)),
		),
	);
	await expect(licensingApi(client).loadCounts()).resolves.toMatchObject({ detached: 1 });
	expect(said).toEqual([]);
});

it('sends everything at once in a client that does not queue', async () => {
	const client = open({ onSlowProvider: undefined });
	await expect(client.getBoth()).resolves.toEqual(['alone', 'alone']);
	expect(most).toBe(2);
});
