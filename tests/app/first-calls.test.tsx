import { FIRST_CALLS, type Fact } from '@/domain/first-calls';
import { findRoute } from '@/domain/routes/table';
import { IS_LONG } from '#tests/support/long';
import { waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { renderApp } from './support/render-app';

const FREE: Fact[] = ['free', 'free-without-akismet'];

/** Sites of an administrator, with the facts that hold on them. */
const SITES: Record<string, Fact[]> = {
	free: ['protect', 'backups', 'scans', 'stats', ...FREE, 'recommendations', 'verification'],
	complete: ['protect', 'backups', 'scans', 'stats', 'recommendations', 'verification'],
	'site-only': ['backups', 'scans', 'stats', ...FREE, 'recommendations'],
	'no-backups': ['protect', 'stats', ...FREE, 'recommendations', 'verification'],
	multisite: ['protect', 'stats', ...FREE, 'recommendations', 'verification'],
	atomic: ['protect', 'backups', 'stats', 'verification'],
	'modules-off': ['backups', 'scans', ...FREE, 'recommendations'],
};

const ROOT = REST.replace('jetpack/v4', '');

/** Addresses of the calls from now on, below the root of the REST API. */
function recordCalls(): string[] {
	const calls: string[] = [];
	server.events.on('request:start', ({ request }) => {
		const url = new URL(request.url);
		['_cacheBuster', '_locale'].forEach((name) => url.searchParams.delete(name));
		calls.push(url.href.replace(ROOT, ''));
	});
	return calls;
}

afterEach(() => server.events.removeAllListeners());

it.each(Object.keys(FIRST_CALLS))('"%s" is a route', (path) => {
	expect(findRoute(path)?.path).toBe(path);
});

describe.each(Object.entries(SITES))('on the site "%s"', (scenario, facts) => {
	const paths = Object.keys(FIRST_CALLS).filter(
		(path) => IS_LONG || path === '/dashboard' || ['free', 'complete'].includes(scenario),
	);

	it.each(paths)('the app itself asks what the page asks for %s', async (path) => {
		const expected = FIRST_CALLS[path]!.filter(
			({ needs }) => needs === undefined || facts.includes(needs),
		);
		const calls = recordCalls();
		renderApp({ scenario, route: path });
		await waitFor(() =>
			expect(calls).toEqual(expect.arrayContaining(expected.map(({ call }) => call))),
		);
	});
});

it.each<[string, string, Fact, string[]]>([
	['no-backups', '/dashboard', 'backups', ['rewind']],
	['no-backups', '/dashboard', 'scans', ['scan']],
	['multisite', '/dashboard', 'scans', ['scan']],
	['atomic', '/dashboard', 'scans', ['scan']],
	['modules-off', '/dashboard', 'stats', ['module/stats/data?range=day']],
	['modules-off', '/dashboard', 'protect', ['module/protect/data']],
	['complete', '/security', 'free-without-akismet', ['site/features', 'site/purchases']],
	['complete', '/traffic', 'free', ['site/features', 'site/purchases']],
	['site-only', '/traffic', 'verification', ['verify-site/google']],
	['modules-off', '/traffic', 'verification', ['verify-site/google']],
	[
		'atomic',
		'/recommendations',
		'recommendations',
		['recommendations/conditional', 'recommendations/data'],
	],
])(
	'on the site "%s", %s asks nothing that needs "%s": %j',
	async (scenario, route, fact, names) => {
		const unasked = names.map((name) => `jetpack/v4/${name}`);
		expect(
			FIRST_CALLS[route]!.filter(({ needs }) => needs === fact).map(({ call }) => call),
		).toEqual(unasked);
		const calls = recordCalls();
		renderApp({ scenario, route });
		await waitFor(() => {
			expect(calls).toContain('jetpack/v4/site');
			expect(document.querySelector('[aria-busy="true"]')).toBeNull();
		});
		expect(calls.filter((call) => unasked.includes(call))).toEqual([]);
	},
);
