import { askTogether, EVERY_FIRST_CALL, readLines, type Line } from '../e2e/support/first-calls';
import { withHost } from '../e2e/support/other-host';
import { loadScenario, nonceOf } from '../e2e/support/rest';
import { PAGE, SITE, type Role } from '../e2e/support/site';
import { headersOf as sessionOf } from './ajax';
import { putMeddler, removeMeddler } from './meddler';

/** In the order in which the page asks for them. */
const CALLS = [
	'jetpack/v4/updates/plugins',
	'jetpack/v4/module/protect/data',
	'jetpack/v4/plugins',
	'jetpack/v4/rewind',
	'jetpack/v4/module/stats/data?range=day',
];
const ASKED = '<!-- posts were asked for -->';
const LOOK = 'meddle=look@module/protect/data';
const [FIRST = '', ...OTHERS] = CALLS;
const names = (lines: Line[]) => lines.map(({ call }) => call);

const headersOf = async (role: Role, cookies: string) => {
	const { cookie, ...nonce } = await sessionOf(role);
	return { cookie: `${cookie}; ${cookies}`, ...nonce };
};

const askAll = async (role: Role, cookies = '', isPatient = false, calls = CALLS) =>
	readLines(await askTogether(calls, await headersOf(role, cookies), { isPatient }));

/** The answer to the browser's own call. The sandbox's answers have the time of day. */
async function askAlone(role: Role, call: string, cookies = ''): Promise<Line> {
	const headers = await headersOf(role, cookies);
	const address = `${SITE}/index.php?rest_route=/${call.replace('?', '&')}`;
	const response = await fetch(address, { headers });
	return { call, status: response.status, body: await response.text() };
}

const alone = async (role: Role, cookies: string, calls = CALLS): Promise<Line[]> => {
	const lines: Line[] = [];
	for (const call of calls) {
		lines.push(await askAlone(role, call, cookies));
	}
	return lines;
};

const withoutTimes = (lines: Line[]) =>
	lines.map(({ body, ...line }) => ({
		...line,
		body: body.replace(/,"cached_at":\d+|\d\d:\d\d:\d\d/g, ''),
	}));

describe('the request for several calls', () => {
	beforeAll(async () => {
		await loadScenario('complete');
		putMeddler();
	});
	afterAll(removeMeddler);

	it.each<[Role, string]>([
		['subscriber', 'user-1'],
		['subscriber', 'throw-as-user-1'],
		['admin', 'user-0'],
		['admin', 'buffers'],
		['admin', 'input'],
	])('gives a %s nothing else after a plugin did "%s" in the first call', async (role, deed) => {
		const lines = await askAll(role, `meddle=${deed}@updates/plugins`);
		const others = lines.filter(({ call }) => call !== FIRST);
		expect(withoutTimes(others)).toEqual(withoutTimes(await alone(role, '', OTHERS)));
	});

	it.each(['language@updates/plugins', 'nest@updates/plugins', 'hooks@updates/plugins'])(
		'makes the next call as before it, after a plugin did "%s"',
		async (deed) => {
			const lines = await askAll(
				'subscriber',
				`meddle=${encodeURIComponent(`${deed} look@module/protect/data`)}`,
			);
			expect(lines[1]).toEqual(await askAlone('subscriber', CALLS[1] ?? '', LOOK));
		},
	);

	it('keeps the hooks of a file that a call has loaded, because it is loaded once', async () => {
		const deeds = encodeURIComponent('load@updates/plugins look@module/protect/data');
		const lines = await askAll('subscriber', `meddle=${deeds}`);
		expect(JSON.parse(lines[1]?.body ?? '')).toMatchObject({ hooks: [true, true] });
	});

	it('restores the state of a call after one within it', async () => {
		const [first] = await askAll('subscriber', 'meddle=nest@updates/plugins');
		expect(first?.body).toBe('[1,"de_DE"]');
	});

	it.each(['exit', 'die', 'fatal', 'throw-as-user-1'])(
		'loses only the answer to the call in which a plugin does "%s", and what it prints',
		async (deed) => {
			const response = await askTogether(
				CALLS,
				await headersOf('editor', `meddle=${deed}@module/protect/data`),
			);
			const text = await response.text();
			// WordPress reports a fatal error itself, in lines that the app ignores.
			const lines = text.split('\n').filter((line) => line.startsWith('{"call"'));
			expect(text).not.toContain('Printed by the meddler');
			const kept = CALLS.filter((call) => !call.endsWith('protect/data'));
			expect(withoutTimes(lines.map((line) => JSON.parse(line) as Line))).toEqual(
				withoutTimes(await alone('editor', '', kept)),
			);
		},
	);

	it.each(['rule=rest_post_dispatch', 'rule=rest_pre_echo_response', 'meddle=look'])(
		'answers as the REST API does to the letter: %s',
		async (cookies) => {
			const lines = await askAll('admin', cookies);
			expect(withoutTimes(lines)).toEqual(withoutTimes(await alone('admin', cookies)));
		},
	);

	it.each<[Role]>([['admin'], ['editor'], ['subscriber']])(
		'answers %s exactly as the REST API does, refusals included',
		async (role) => {
			const lines = await askAll(role, '', false, EVERY_FIRST_CALL);
			expect(names(lines).sort()).toEqual([...EVERY_FIRST_CALL].sort());
			expect(withoutTimes(lines)).toEqual(withoutTimes(await alone(role, '', names(lines))));
			expect(lines.some(({ status }) => status === 403)).toBe(role !== 'admin');
		},
	);

	it('answers no other call, and is stored by no cache', async () => {
		const others = ['wp/v2/users', 'jetpack/v4/settings', '../jetpack/v4/site', ''];
		const response = await askTogether(others, await headersOf('admin', ''));
		expect(response.headers.get('cache-control')).toMatch(/no-cache/);
		expect(response.headers.get('content-type')).toMatch(/^application\/x-ndjson/);
		expect(await readLines(response)).toEqual([]);
	});

	it('answers nothing without the nonce of the user', async () => {
		for (const nonce of ['', '0123456789', await nonceOf('editor')]) {
			const headers = { ...(await headersOf('admin', '')), 'x-wp-nonce': nonce };
			const response = await askTogether(['jetpack/v4/site'], headers);
			expect([response.status, await response.text()]).toEqual([403, '{"code":"rest_forbidden"}']);
		}
	});

	it('API-01 leaves calls to the browser that the site’s rules refuse to its REST API', async () => {
		expect(await askAll('admin', 'rule=refuse')).toEqual([]);
		const some = await askAll('admin', 'rule=refuse@plugins');
		expect(names(some)).toEqual(CALLS.filter((call) => !call.endsWith('v4/plugins')));
		expect(await askAlone('admin', FIRST, 'rule=refuse')).toMatchObject({ status: 401 });
	});

	it('API-01 leaves calls to the browser that a rule of the site answers as another user', async () => {
		expect(await askAll('admin', 'rule=user-0@plugins')).toHaveLength(CALLS.length - 1);
	});

	it('is made without WordPress’s own lists, and so is the page, because plugins may make each post slow', async () => {
		const headers = await headersOf('admin', 'watch=posts');
		const read = async (address: string) => (await fetch(address, { headers })).text();
		expect(await read(`${SITE}/index.php?rest_route=/wp/v2/posts`)).toContain(ASKED);
		expect(await read(PAGE)).not.toContain(ASKED);
		expect(await (await askTogether(EVERY_FIRST_CALL, headers)).text()).not.toContain(ASKED);
	});

	it('ends after three and a half seconds if another host does not answer, and gives up only that call', async () => {
		await withHost(
			() => undefined,
			async (port) => {
				const start = Date.now();
				const lines = await askAll('admin', `host=${port}; meddle=wait@rewind`);
				expect(Date.now() - start).toBeLessThan(4500);
				expect(names(lines)).toEqual(CALLS.slice(0, 3));
			},
		);
	});

	it('waits twenty seconds for another host where the app asks, for calls to the provider alone', async () => {
		await withHost(
			(_request, response) => void setTimeout(() => response.end('{}'), 4000),
			async (port) => {
				const lines = await askAll('admin', `host=${port}; meddle=wait@rewind`, true);
				expect(names(lines)).toEqual(CALLS.slice(3));
			},
		);
	});

	it('gives a user who asks patiently the same refusals as the REST API does', async () => {
		const calls = ['rewind', 'verify-site/google/12', 'site/purchases'].map(
			(path) => `jetpack/v4/${path}`,
		);
		const lines = await askAll('subscriber', '', true, calls);
		expect(lines).toEqual(await alone('subscriber', '', calls));
		expect(lines.map(({ status }) => status)).toEqual([200, 403, 403]);
	});

	it.each([true, false])('API-03 passes by Jetpack’s own cache: patient %s', async (isPatient) => {
		const [line] = await askAll('admin', 'meddle=cache@rewind', isPatient, ['jetpack/v4/rewind']);
		expect(line?.body).toBe('"bypassed"');
	});

	it('answers a patient request for nothing but reads of the provider', async () => {
		const others = ['wp/v2/users', 'wp/v2/site'];
		const calls = ['jetpack/v4/settings', 'jetpack/v4/site/../settings', ...others];
		expect(await askAll('admin', '', true, calls)).toEqual([]);
	});

	it.each(['', '; buffer=on'])(
		'sends each line while another host is still waited for%s',
		async (cookies) => {
			let isHere: () => void = () => undefined;
			const quickOnes = new Promise<void>((resolve) => (isHere = resolve));
			const text = await withHost(
				(_request, response) => void quickOnes.then(() => response.end('{}')),
				async (port) => {
					const headers = await headersOf('admin', `host=${port}; meddle=wait@rewind${cookies}`);
					const { body } = await askTogether(CALLS, headers);
					let received = '';
					for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
						received += piece;
						if (received.includes('"jetpack\\/v4\\/plugins"')) {
							isHere();
						}
					}
					return received;
				},
			);
			// If the quick answers were held back until the end, the host would have nothing to send.
			expect(text).toContain('"jetpack\\/v4\\/rewind"');
		},
	);

	it('is refused to users who may not open the page', async () => {
		await loadScenario('disconnected');
		const response = await askTogether(CALLS, await headersOf('subscriber', ''));
		await loadScenario('complete');
		expect(response.status).toBe(403);
		expect(await response.json()).toEqual({ code: 'rest_forbidden' });
	});
});
