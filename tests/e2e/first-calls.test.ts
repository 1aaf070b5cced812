import type { Page } from 'playwright-core';
import { FIRST_CALLS } from '@/domain/arrivals';
import { sampleOf } from '#tests/support/long';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import {
	askTogether,
	EVERY_FIRST_CALL,
	FIRST_CALLS_ADDRESS,
	FIRST_CALLS_SCRIPT,
	readLines,
	type Line,
} from './support/first-calls';
import { answerCalls, isFirstCalls, keepFirstCalls, type CallAnswer } from './support/interception';
import { loadScenario, nonceOf } from './support/rest';
import { cookieHeaderOf } from './support/session';
import { SITE, type Role } from './support/site';

const EVERY = FIRST_CALLS['/dashboard']!.map(({ call }) => call);
const REWIND = 'jetpack/v4/rewind';

/**
 * Our requests from a page so far: the calls of each joined request, and the routes of single calls. Ignores the requests of WordPress's own screens.
 */
async function askedOn(page: Page): Promise<{ several: string[][]; single: string[] }> {
	const urls = await page.evaluate(() =>
		performance.getEntriesByType('resource').map(({ name }) => name),
	);
	const queries = urls.map((url) => new URL(url)).map(({ searchParams }) => searchParams);
	const several = queries.map((query) => query.getAll('calls[]'));
	return {
		several: several.filter((calls) => calls.length > 0),
		single: queries
			.map((query) => query.get('rest_route') ?? '')
			.filter((route) => route.startsWith('/jetpack/')),
	};
}

/** Makes several calls in one request, as the page does. */
const ask = async (role: Role, calls: string[], nonce?: string) =>
	askTogether(calls, {
		cookie: await cookieHeaderOf(role),
		'x-wp-nonce': nonce ?? (await nonceOf(role)),
	});

/** The sandbox's answers have the time of day. */
const withoutTimes = (body: string) => body.replace(/,"cached_at":\d+|\d\d:\d\d:\d\d/g, '');

afterEach(() => closePages());

it('API-01 requests all first calls at once, before the app has started, and none twice', async () => {
	await loadScenario('complete');
	let isStarted = false;
	const early: string[] = [];
	const { page, complaints } = await openDashboard('admin', {
		hash: '#/dashboard',
		prepare: async (opened) => {
			opened.on('request', (request) => {
				if (request.url().startsWith(FIRST_CALLS_ADDRESS) && !isStarted) {
					early.push(...new URL(request.url()).searchParams.getAll('calls[]'));
				}
			});
			opened.on('requestfinished', (request) => {
				isStarted ||= /\/admin\.js/.test(request.url());
			});
		},
	});
	expect(early).toEqual(EVERY);
	const { several, single } = await askedOn(page);
	// The second one depends on an earlier answer, and may wait for the provider.
	expect(several).toEqual([EVERY]);
	expect(single).toEqual(['/jetpack/v4/site/activity']);
	expect(complaints).toEqual([]);
});

describe('the request for several calls', () => {
	beforeAll(() => loadScenario('complete'));

	it.each<[Role]>([['admin'], ['editor'], ['subscriber']])(
		'answers %s exactly as the REST API does, refusals included',
		async (role) => {
			const lines = await readLines(await ask(role, EVERY_FIRST_CALL));
			expect(lines.map(({ call }) => call).sort()).toEqual([...EVERY_FIRST_CALL].sort());
			for (const { call, status, body } of lines) {
				const alone = await fetch(`${SITE}/index.php?rest_route=/${call.replace('?', '&')}`, {
					headers: { cookie: await cookieHeaderOf(role), 'x-wp-nonce': await nonceOf(role) },
				});
				const own = withoutTimes(await alone.text());
				expect([call, status, withoutTimes(body)]).toEqual([call, alone.status, own]);
			}
			expect(lines.some(({ status }) => status === 403)).toBe(role !== 'admin');
		},
	);

	it('answers no other call, and is stored by no cache', async () => {
		const response = await ask('admin', [
			'wp/v2/users',
			'jetpack/v4/settings',
			'../jetpack/v4/site',
			'',
		]);
		expect(response.headers.get('cache-control')).toMatch(/no-cache/);
		expect(response.headers.get('content-type')).toMatch(/^application\/x-ndjson/);
		expect(await readLines(response)).toEqual([]);
	});

	it('answers nothing without the nonce of the user', async () => {
		for (const nonce of ['', '0123456789', await nonceOf('editor')]) {
			const response = await ask('admin', ['jetpack/v4/site'], nonce);
			expect([response.status, (await response.text()).trim()]).toEqual([403, '']);
		}
	});
});

it('repeats each call with a new nonce if the page has an old one', async () => {
	await loadScenario('complete');
	const { page, settle } = await openDashboard('admin', {
		hash: '#/dashboard',
		prepare: async (opened) => keepFirstCalls(opened),
		patch: {
			html: (html) =>
				html.replace(FIRST_CALLS_SCRIPT, (script) =>
					script.replace(/(?<=_wpnonce=)\w{10}/, '0123456789'),
				),
		},
	});
	await settle();
	const { several, single } = await askedOn(page);
	expect(several[0]).toEqual(EVERY);
	expect(single).toEqual([...new Set(single)]);
	// Calls that ask the provider are joined again, or separate if the new nonce came too late for that.
	const later = [...several.slice(1).flat(), ...single.map((path) => path.slice(1))];
	expect(later).toEqual(expect.arrayContaining(['jetpack/v4/rewind', 'jetpack/v4/site']));
	await expect(page.getByText('Cookie check failed').count()).resolves.toBe(0);
});

const UNREADABLE: Record<string, CallAnswer> = {
	'is refused': { status: 503, body: 'Busy.' },
	'is answered by a firewall': { contentType: 'text/html', body: '<h1>Are you human?</h1>\n' },
	'is answered in part': { body: '{"call":"jetpack/v4/rewi' },
	'crashes with a line of others': { body: 'null\n{"call":7}\n<b>Fatal error</b>' },
};

it.each(sampleOf(UNREADABLE, ['crashes with a line of others']))(
	'asks for each call by itself where the request for several %s',
	async (_name, answer) => {
		await loadScenario('complete');
		const { page, complaints } = await openDashboard('admin', {
			hash: '#/dashboard',
			prepare: async (opened) =>
				void (await answerCalls(opened, isFirstCalls, (call) => call.fulfill(answer))),
		});
		const { single } = await askedOn(page);
		expect(single).toEqual([...new Set(single)]);
		expect(single).toEqual(
			expect.arrayContaining(
				// The reminder of licenses can be missing.
				EVERY.filter((call) => !call.includes('licensing')).map(
					(call) => `/${call.replace(/\?.*/, '')}`,
				),
			),
		);
		await expect(page.locator('[aria-busy="true"]').count()).resolves.toBe(0);
		expect(complaints).toEqual([]);
	},
);

it('reports why a call of the page was refused, and retries on request', async () => {
	await loadScenario('complete');
	const refusal: Line = { call: REWIND, status: 503, body: '{"message":"Busy."}' };
	const { page } = await openDashboard('admin', {
		hash: '#/dashboard',
		prepare: async (opened) =>
			void (await answerCalls(opened, isFirstCalls, (call) =>
				call.fulfill({ body: `${JSON.stringify(refusal)}\n` }),
			)),
	});
	await page.getByRole('button', { name: 'Show 1 more' }).click();
	const line = page.getByText("Couldn't check backups");
	await line.waitFor();
	const { single } = await askedOn(page);
	expect(single).not.toContain(`/${REWIND}`);
	await page.getByRole('button', { name: 'Try again' }).first().click();
	await line.waitFor({ state: 'detached' });
});
