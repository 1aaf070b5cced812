import { ARRIVALS, type Fact } from '@/domain/calls/arrivals';
import { findRoute } from '@/extras/routes';
import { coverOf } from '#tests/support/long';
import { waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { renderApp } from './support/render-app';

const FREE: Fact[] = ['free', 'free-without-akismet', 'no-akismet'];
const PAID: Fact[] = ['plan-with-anti-spam', 'plan-with-scans', 'akismet'];

const SITES: Record<string, Fact[]> = {
	free: ['protect', 'backups', 'scans', 'stats', ...FREE, 'recommendations', 'verification'],
	complete: ['protect', 'backups', 'scans', 'stats', ...PAID, 'recommendations', 'verification'],
	'site-only': ['backups', 'scans', 'stats', ...FREE, 'recommendations'],
	'no-backups': ['protect', 'stats', ...FREE, 'recommendations', 'verification'],
	multisite: ['protect', 'stats', ...FREE, 'recommendations', 'verification'],
	atomic: ['protect', 'backups', 'stats', 'plan-with-anti-spam', 'verification'],
	'modules-off': ['backups', 'scans', ...FREE, 'recommendations'],
	'plan-personal': ['protect', 'backups', 'scans', 'stats', 'plan-with-anti-spam', 'verification'],
};

const ROOT = REST.replace('jetpack/v4', '');

/** Records the addresses of reads from now on, below the root of the REST API. */
function recordCalls(): string[] {
	const calls: string[] = [];
	server.events.on('request:start', ({ request }) => {
		const url = new URL(request.url);
		['_cacheBuster', '_locale'].forEach((name) => url.searchParams.delete(name));
		if (request.method === 'GET') {
			calls.push(url.href.replace(ROOT, ''));
		}
	});
	return calls;
}

afterEach(() => server.events.removeAllListeners());

it.each(Object.keys(ARRIVALS))('"%s" is a route', (path) => {
	expect(findRoute(path)?.path).toBe(path);
});

/** Calls that a site leaves out, by the fact that it lacks. */
const UNASKED: [scenario: string, path: string, fact: Fact, names: string[]][] = [
	['no-backups', '/dashboard', 'backups', ['rewind']],
	['no-backups', '/dashboard', 'scans', ['scan']],
	['multisite', '/dashboard', 'scans', ['scan']],
	['atomic', '/dashboard', 'scans', ['scan']],
	['modules-off', '/dashboard', 'stats', ['module/stats/data?range=day']],
	['modules-off', '/dashboard', 'protect', ['module/protect/data']],
	['free', '/my-plan', 'plan-with-anti-spam', ['module/akismet/data']],
	['free', '/my-plan', 'plan-with-scans', ['scan']],
	['atomic', '/my-plan', 'plan-with-scans', ['scan']],
	['plan-personal', '/my-plan', 'plan-with-scans', ['scan']],
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
];

const ROWS = Object.entries(SITES).flatMap(([scenario, facts]) =>
	Object.entries(ARRIVALS).map(([path, calls]) => ({
		scenario,
		path,
		asked: calls
			.filter(({ needs, isLate }) => !isLate && (!needs || facts.includes(needs)))
			.map(({ call }) => call),
		left: UNASKED.filter(([site, screen]) => site === scenario && screen === path),
	})),
);

// Each call of each screen once, and each call that a site leaves out.
const CHOSEN = coverOf(ROWS, ({ scenario, path, asked, left }) => [
	...asked.map((call) => `${path} ${call}`),
	...left.map(([, , fact]) => `${scenario} ${path} without ${fact}`),
]);

it.each(CHOSEN)(
	'on the site "$scenario" the app itself asks what the page asks or answers for $path, and nothing that needs what it lacks',
	async ({ scenario, path, asked, left }) => {
		const unasked = left.flatMap(([, , , names]) => names.map((name) => `jetpack/v4/${name}`));
		expect(
			ARRIVALS[path]!.filter(({ needs }) => left.some(([, , fact]) => fact === needs)).map(
				({ call }) => call,
			),
		).toEqual(expect.arrayContaining(unasked));
		const calls = recordCalls();
		renderApp({ scenario, route: path });
		await waitFor(() => expect(calls).toEqual(expect.arrayContaining(asked)));
		// A card that is drawn late asks late.
		await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
		expect(calls.filter((call) => unasked.includes(call))).toEqual([]);
		// A card whose call has no row waits for a separate request.
		const rows = [path, window.location.hash.slice(1)].flatMap((one) =>
			(ARRIVALS[one] ?? []).map(({ call }) => call),
		);
		const withoutRow = calls.filter((call) => !rows.includes(call));
		expect({ [`without a row for ${path} in src/domain/calls/arrivals.ts`]: withoutRow }).toEqual({
			[`without a row for ${path} in src/domain/calls/arrivals.ts`]: [],
		});
	},
);
