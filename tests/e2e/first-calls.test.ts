import type { Page } from 'playwright-core';
import { sampleOf } from '#tests/support/long';
import { closePages } from './support/browser';
import { CONTAINER, openDashboard } from './support/dashboard';
import {
	callsWith,
	FIRST_CALLS_ADDRESS,
	FIRST_CALLS_SCRIPT,
	type Line,
} from './support/first-calls';
import { answerCalls, isFirstCalls, keepFirstCalls, type CallAnswer } from './support/interception';
import { loadScenario } from './support/rest';

/** Those of a site without Akismet. */
const EVERY = callsWith('/dashboard', 'backups', 'scans', 'stats');
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
			expect.arrayContaining(EVERY.map((call) => `/${call.replace(/\?.*/, '')}`)),
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
	const line = page.locator(CONTAINER).getByText("Couldn't check your backups");
	await line.waitFor();
	const { single } = await askedOn(page);
	expect(single).not.toContain(`/${REWIND}`);
	await page.getByRole('button', { name: 'Try again' }).first().click();
	await line.waitFor({ state: 'detached' });
});
