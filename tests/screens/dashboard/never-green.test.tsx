import { http, HttpResponse, type RequestHandler } from 'msw';
import { act } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { renderDashboard } from './parts';

type Options = NonNullable<Parameters<typeof renderDashboard>[0]>;

/** What was asked and is not answered yet, by the ids of the requests. */
const open = new Set<string>();
let asked = 0;

beforeEach(() => {
	open.clear();
	server.events.on('request:start', ({ requestId }) => {
		asked += 1;
		open.add(requestId);
	});
	server.events.on('response:mocked', ({ requestId }) => open.delete(requestId));
});

/** Cards ask two frames after they are drawn; as many again for a machine that is busy. */
const QUIET_FRAMES = 4;

/** Waits until all is answered, but for what never is, and nothing more is asked. */
async function settle() {
	for (let quiet = 0; quiet < QUIET_FRAMES;) {
		const before = asked;
		await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
		quiet = open.size === 0 && asked === before ? quiet + 1 : 0;
	}
}

/** All that is said in green on the page. */
const greens = () =>
	[...document.querySelectorAll('.success')].map(({ textContent }) => textContent);

const QUIET = 'All quiet';
const BACKUP = 'Connected';
const SCAN = 'Secure';
const WATCHED = 'Jetpack is watching your site';
const UPDATED = 'All plugins are up to date.';
const ACCELERATED = 'Your images are accelerated';
const CONNECTED = 'Your site is connected to WordPress.com.';
const OWNER = 'You are the Jetpack owner.';

it('these are all the green statements of a site that is well, once all is answered', async () => {
	renderDashboard({ scenario: 'security' });
	await settle();
	expect(greens()).toEqual([QUIET, BACKUP, SCAN, WATCHED, UPDATED, ACCELERATED, CONNECTED, OWNER]);
});

const fail = (path: string) =>
	http.get(`${REST}/${path}`, () =>
		HttpResponse.json({ code: 'down', message: 'Down.' }, { status: 500 }),
	);

const never = new Promise<Response>(() => undefined);
const silence = (path: string) =>
	http.get(`${REST}/${path}`, ({ requestId }) => {
		open.delete(requestId);
		return never;
	});

it.each<[string, string[], Options, RequestHandler[]]>([
	['the scan fails', [QUIET, SCAN], {}, [fail('scan')]],
	['the scan is unheard of', [QUIET, SCAN], {}, [silence('scan')]],
	['nobody scans the site', [QUIET, BACKUP, SCAN], { scenario: 'free' }, []],
	['scans are being set up', [QUIET, BACKUP], { scenario: 'provisioning' }, []],
	['the scan is stale', [QUIET], { scenario: 'scan-stale' }, []],
	['the backups fail', [QUIET, BACKUP], {}, [fail('rewind')]],
	['the backups are unheard of', [QUIET, BACKUP], {}, [silence('rewind')]],
	[
		'the backups are paid for and off',
		[QUIET, BACKUP],
		{ world: { provider: { rewind: { state: 'unavailable' } } } },
		[],
	],
	['the updates fail', [QUIET, UPDATED], {}, [fail('updates/plugins')]],
	['the updates are unheard of', [QUIET, UPDATED], {}, [silence('updates/plugins')]],
	['the updates are stale', [QUIET, UPDATED], { world: { pluginUpdatesAge: 72 } }, []],
	['nobody ever looked for updates', [QUIET, UPDATED], { world: { pluginUpdatesAge: null } }, []],
	['the provider fails', [QUIET, CONNECTED, WATCHED], {}, [fail('site')]],
	['the provider is unheard of', [QUIET, CONNECTED, WATCHED], {}, [silence('site')]],
	['the connection is broken', [QUIET, CONNECTED, WATCHED], { scenario: 'connection-error' }, []],
	['the features are off', [WATCHED, ACCELERATED], { scenario: 'modules-off' }, []],
	[
		'the site is offline',
		[QUIET, BACKUP, SCAN, WATCHED, ACCELERATED, CONNECTED],
		{ scenario: 'offline' },
		[],
	],
	['there is no owner', [QUIET, OWNER, WATCHED], { scenario: 'site-only' }, []],
])('nothing is green without evidence: %s', async (_title, lost, options, handlers) => {
	renderDashboard({ scenario: 'security', ...options }, ...handlers);
	await settle();
	expect(greens().filter((text) => lost.includes(text ?? ''))).toEqual([]);
});
