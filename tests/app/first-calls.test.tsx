import { FIRST_CALLS } from '@/domain/first-calls';
import { findRoute } from '@/domain/routes/table';
import { IS_LONG } from '#tests/support/long';
import { waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { renderApp } from './support/render-app';

type Fact = 'backups' | 'scans' | 'stats';

/** Sites of an administrator, with the facts that hold on them. */
const SITES: Record<string, Fact[]> = {
	free: ['backups', 'scans', 'stats'],
	complete: ['backups', 'scans', 'stats'],
	'site-only': ['backups', 'scans', 'stats'],
	'no-backups': ['stats'],
	multisite: ['stats'],
	atomic: ['backups', 'stats'],
	'modules-off': ['backups', 'scans'],
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
		(path) => IS_LONG || path === '/dashboard' || scenario === 'complete',
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

it.each<[string, Fact, string[]]>([
	['no-backups', 'backups', ['jetpack/v4/rewind']],
	['no-backups', 'scans', ['jetpack/v4/scan']],
	['multisite', 'scans', ['jetpack/v4/scan']],
	['atomic', 'scans', ['jetpack/v4/scan']],
	['modules-off', 'stats', ['jetpack/v4/module/stats/data?range=day']],
])('on the site "%s" the app asks nothing that needs "%s": %j', async (scenario, fact, unasked) => {
	expect(
		FIRST_CALLS['/dashboard']!.filter(({ needs }) => needs === fact).map(({ call }) => call),
	).toEqual(unasked);
	const calls = recordCalls();
	renderApp({ scenario });
	await waitFor(() => expect(calls).toContain('jetpack/v4/site/purchases'));
	expect(calls).not.toEqual(expect.arrayContaining(unasked));
});
