import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { documentOf } from './support/page-data';
import { callRest, loadScenario, nonceOf } from './support/rest';
import { cookieHeaderOf } from './support/session';
import { SITE, type Role } from './support/site';

const ELEMENT = /<script[^>]*id="dashboard-for-jetpack-answers"[^>]*>([\s\S]*?)<\/script>/;

interface Printed {
	at: number;
	answers: Record<string, string>;
}

const EVERYONES = [
	'jetpack/v4/updates/plugins',
	'jetpack/v4/module/protect/data',
	'wp/v2/posts?status=publish&per_page=1&_fields=id',
	'wp/v2/comments?per_page=1&_fields=id',
	'wp/v2/posts?per_page=100&_fields=id%2Cdate%2Ctitle%2Cfeatured_media',
];
const PROTECT = 'jetpack/v4/module/protect/data';

async function readPrinted(role: Role): Promise<Printed> {
	const [, json = 'null'] = ELEMENT.exec(await documentOf(role)) ?? [];
	return JSON.parse(json) as Printed;
}

const addressOf = (call: string) => `${SITE}/index.php?rest_route=/${call.replace('?', '&')}`;

/** What the browser would receive: the text of an answer, or the number of items where only that is read. */
async function ask(role: Role, call: string): Promise<string | null> {
	const response = await fetch(addressOf(call), {
		headers: { cookie: await cookieHeaderOf(role), 'x-wp-nonce': await nonceOf(role) },
	});
	const text = await response.text();
	return call.endsWith('_fields=id') ? response.headers.get('X-WP-Total') : text;
}

/** WordPress 7 reads the preferences of its own command palette. */
const CALL_OF_WORDPRESS = /^wp\/v2\/users\/me\b/;

/** The calls that the dashboard sends on the first visit to a route, below the REST root: in requests for several, or alone. */
async function callsOf(hash: string): Promise<string[]> {
	const calls: string[] = [];
	const { page } = await openDashboard('admin', {
		hash,
		prepare: async (opened) => {
			opened.on('request', (request) => {
				const { searchParams } = new URL(request.url());
				const route = searchParams.get('rest_route')?.slice(1);
				calls.push(...searchParams.getAll('calls[]'), ...(route ? [route] : []));
			});
		},
	});
	await page.close();
	return calls.filter((call) => !CALL_OF_WORDPRESS.test(call)).sort();
}

beforeAll(() => loadScenario('security'));
afterEach(() => closePages());

it.each<[Role, string[]]>([
	['admin', ['jetpack/v4/plugins', ...EVERYONES]],
	['editor', EVERYONES],
	['subscriber', EVERYONES],
])('prints for %s what the site answers, and nothing that it refuses', async (role, expected) => {
	const { at, answers } = await readPrinted(role);
	expect(Math.abs(Date.now() / 1000 - at)).toBeLessThan(30);
	expect(Object.keys(answers).sort()).toEqual([...expected].sort());
	for (const [call, text] of Object.entries(answers)) {
		await expect(ask(role, call)).resolves.toBe(text);
	}
});

it('prints no count of attacks while their module is off', async () => {
	await callRest('admin', 'jetpack/v4/settings', { protect: false });
	expect(Object.keys((await readPrinted('admin')).answers)).not.toContain(PROTECT);
	await callRest('admin', 'jetpack/v4/settings', { protect: true });
});

it('asks for At a Glance only what the provider knows', async () => {
	const calls = await callsOf('#/dashboard');
	expect(calls).toEqual([
		'jetpack/v4/module/akismet/data',
		'jetpack/v4/module/stats/data?range=day',
		'jetpack/v4/rewind',
		'jetpack/v4/scan',
		'jetpack/v4/site',
		'jetpack/v4/site/activity',
		'jetpack/v4/site/features',
		'jetpack/v4/site/purchases',
	]);
});

it('asks for the printed answers where another script has removed them', async () => {
	const { page, settle } = await openDashboard('admin', {
		patch: { html: (html) => html.replace(ELEMENT, '') },
	});
	const asked = await page.evaluate(() =>
		performance.getEntriesByType('resource').map(({ name }) => decodeURIComponent(name)),
	);
	await settle();
	expect(asked.filter((name) => /jetpack\/v4\/(updates\/)?plugins/.test(name))).toHaveLength(2);
});
