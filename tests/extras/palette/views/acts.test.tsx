import { http, HttpResponse } from 'msw';
import { HOME } from '#fixtures/build';
import { findEntries } from '@/extras/palette/domain/palette';
import openActs from '@/extras/palette/acts';
import { onSwitchRequest } from '@/extras/palette/switch-request';
import type { WorldOptions } from '#tests/support/fixtures';
import { requireSafeUrl } from '@/lib/safe-url';
import { act, screen, userEvent, waitFor } from '#tests/support/render';
import { createTestStore, REST } from '#tests/support/store';
import { server } from '#tests/support/server';
import { answerPost, hold } from '#tests/support/wire';

const ADMIN = requireSafeUrl(`${HOME}/wp-admin/`);

const TRIAL = { front: `${HOME}/`, login: `${HOME}/wp-login.php`, isOpen: false };

async function openFor(options: WorldOptions, root?: string) {
	const { page } = createTestStore(options);
	return openActs({
		options: {
			root: root ?? page.apiRoot,
			nonce: page.apiNonce,
			adminUrl: ADMIN,
			userId: page.currentUser.id,
		},
		facts: {
			showBackups: true,
			isLinked: page.currentUser.isConnected,
			isConnectionOwner: page.currentUser.isMaster,
			canManageModules: page.currentUser.permissions.manageModules,
			canEditPosts: page.currentUser.permissions.editPosts,
		},
		rawUrl: page.site.rawUrl,
		username: page.currentUser.username,
		extras: { trial: TRIAL },
		canUpdatePlugins: page.currentUser.permissions.managePlugins,
		toolsUrl: requireSafeUrl(`${ADMIN}admin.php?page=jetpack#/tools/copy`),
	});
}

const labelsFor = async (options: WorldOptions) =>
	(await openFor(options))().map(({ label }) => label);

type List = Awaited<ReturnType<typeof openFor>>;

const OFF = 'Turn off Downtime monitoring';

async function choose(list: List, label: string) {
	const chosen = list().find((one) => one.label === label);
	await act(async () => chosen?.run());
}

afterEach(() => {
	document.body.replaceChildren();
});

it('a root of the REST API with a language in it is asked for the switches', async () => {
	const act = await openFor({ scenario: 'security' }, `${HOME}/wp-json/?lang=de`);
	expect(act().map(({ label }) => label)).toContain(OFF);
});

describe('the commands of each role', () => {
	it('an administrator gets every usable switch with the value that it does not have', async () => {
		const labels = await labelsFor({ scenario: 'security' });
		expect(labels).toEqual(
			expect.arrayContaining([OFF, 'Check for plugin updates', 'Download settings']),
		);
		expect(labels.length).toBeGreaterThan(30);
	});

	const ACTS_OF_MANAGERS = ['Check for plugin updates', 'Download settings'];
	const COMPOSING = ['Turn on Copy post', 'Turn on Beautiful math', 'Turn on Shortcode embeds'];
	// These need the user's own account at the provider.
	const OF_AN_ACCOUNT = ['Turn off Post by email', 'Turn off Publicize connections'];
	const SWITCHES_OF_MANAGERS = [OFF, 'Turn off Brute force protection', 'Turn off Sitemaps'];
	const ALL = [...ACTS_OF_MANAGERS, ...COMPOSING, ...OF_AN_ACCOUNT, ...SWITCHES_OF_MANAGERS];

	it.each<[who: string, options: WorldOptions, present: string[], absent: string[]]>([
		['an owner', {}, ALL, []],
		[
			'an administrator without an account',
			{ world: { viewer: 'admin2' } },
			[...ACTS_OF_MANAGERS, ...COMPOSING, ...SWITCHES_OF_MANAGERS],
			OF_AN_ACCOUNT,
		],
		...['editor', 'author', 'contributor'].map(
			(viewer): [string, WorldOptions, string[], string[]] => [
				`a user who is ${viewer}`,
				{ world: { viewer } },
				COMPOSING,
				[...ACTS_OF_MANAGERS, ...OF_AN_ACCOUNT, ...SWITCHES_OF_MANAGERS],
			],
		),
		['a subscriber', { world: { viewer: 'subscriber' } }, [], ALL],
		[
			'the manager of a site that is not connected',
			{ scenario: 'disconnected' },
			ACTS_OF_MANAGERS,
			[...OF_AN_ACCOUNT, OFF, 'Turn on Downtime monitoring'],
		],
	])('%s gets what they may use, and nothing else', async (_who, options, present, absent) => {
		const labels = await labelsFor({ scenario: 'security', ...options });
		expect(labels).toEqual(expect.arrayContaining(present));
		expect(labels.filter((label) => absent.includes(label))).toEqual([]);
	});

	it.each(['free', 'security', 'overridden', 'jetpack-16'])(
		'no two commands in %s have the same name',
		async (scenario) => {
			const labels = await labelsFor({ scenario });
			expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
		},
	);

	it('a switch that the host forces is left out', async () => {
		const all = await labelsFor({ scenario: 'security' });
		const forced = await labelsFor({ scenario: 'overridden' });
		expect(forced.length).toBeGreaterThan(0);
		expect(forced.length).toBeLessThan(all.length);
	});

	it('a search for a verb finds its switches, and with a name only that one', async () => {
		const list = await openFor({ scenario: 'security' });
		const found = (typed: string) => findEntries(list(), typed).map(({ label }) => label);
		const off = found('turn off');
		expect(off.length).toBeGreaterThan(10);
		expect(off.every((label) => label.startsWith('Turn off'))).toBe(true);
		expect(found('turn off downtime')).toEqual([OFF]);
	});

	it('a switch that needs the connection is left out offline', async () => {
		const labels = await labelsFor({ scenario: 'offline' });
		expect(labels.filter((label) => label.includes('Downtime monitoring'))).toEqual([]);
		expect(labels.length).toBeGreaterThan(0);
	});
});

describe('a chosen switch', () => {
	it('is saved without a reload, names itself in a notice, and is undone there', async () => {
		const list = await openFor({ scenario: 'security' });
		const sent = answerPost('settings', { code: 'success', message: '', data: '' });
		await choose(list, OFF);
		await waitFor(() => expect(sent).toEqual([{ monitor: false }]));
		await screen.findByText('Downtime monitoring is off.');
		expect(list().map(({ label }) => label)).toContain('Turn on Downtime monitoring');
		await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
		await waitFor(() => expect(sent).toEqual([{ monitor: false }, { monitor: true }]));
		expect(list().map(({ label }) => label)).toContain(OFF);
	});

	it('that can lock people out is put on trial, with the question on this page', async () => {
		const list = await openFor({ scenario: 'security' });
		const sent: string[] = [];
		const values = { protect: { before: true, after: false } };
		const trial = { id: 'a', seconds: 60, since: 0, isOld: false, extensions: 1, values };
		server.use(
			http.get(TRIAL.front, () => HttpResponse.html('Bakery')),
			http.get(TRIAL.login, () => HttpResponse.html('<input type="password">')),
			http.get(`${HOME}/wp-admin/admin-ajax.php`, () =>
				HttpResponse.json({ trial: { ...trial, isFirewallFirst: false } }),
			),
			http.post(`${REST}/settings`, ({ request }) => {
				sent.push(new URL(request.url).searchParams.get('dashboard-for-jetpack-trial') ?? '');
				return undefined;
			}),
		);
		await choose(list, 'Turn off Brute force protection');
		await screen.findByRole('region', { name: 'Keep these settings?' });
		expect(sent).toEqual(['1']);
	});

	it('is sent once, however often it is chosen while it is being saved', async () => {
		const list = await openFor({ scenario: 'security' });
		const { called, release } = hold('settings', () =>
			HttpResponse.json({ code: 'success', message: '', data: '' }),
		);
		const chosen = list().find(({ label }) => label === OFF);
		await act(async () => {
			chosen?.run();
			chosen?.run();
		});
		release();
		await screen.findByRole('button', { name: 'Undo' });
		expect(called).toHaveBeenCalledTimes(1);
	});

	it('gives the reason of a refusal, and keeps the old value', async () => {
		const list = await openFor({ scenario: 'security' });
		answerPost(
			'settings',
			{ code: 'some_updated', message: 'The switchboard is closed.', data: { status: 400 } },
			400,
		);
		await choose(list, OFF);
		await screen.findByText(/The switchboard is closed\./);
		expect(list().map(({ label }) => label)).toContain(OFF);
	});

	it('is passed to the app on its own page', async () => {
		const requests: string[] = [];
		onSwitchRequest(({ id, isOn }) => requests.push(`${id} ${isOn}`));
		const list = await openFor({ scenario: 'security' });
		const sent = answerPost('settings', { code: 'success', message: '', data: '' });
		await choose(list, OFF);
		expect(requests).toEqual(['monitor false']);
		expect(sent).toEqual([]);
	});
});

describe('questions', () => {
	const LOCKED: WorldOptions = { world: { modules: { override: { likes: 'active' } } } };
	const QUESTION = 'Who decided this: Like buttons';
	const NOBODY = { found: [], guesses: [], constants: ['ACME'], isSaved: true };

	/** Answers which settings are decided by code, and by whose code. */
	const answer = (decided: () => Response) =>
		server.use(
			http.post(`${HOME}/wp-admin/admin-ajax.php`, ({ request }) =>
				new URL(request.url).searchParams.get('kind') === 'all'
					? HttpResponse.json({ settings: ['carousel_display_exif'] })
					: decided(),
			),
		);

	it('answers who decided, on any page of the admin', async () => {
		const opening = openFor(LOCKED);
		answer(() => HttpResponse.json(NOBODY));
		const list = await opening;
		expect(list().map(({ label }) => label)).toContain(
			'Who decided this: Show photo details (Exif) in the carousel',
		);
		await choose(list, QUESTION);
		expect(
			await screen.findByText('Like buttons: Set by a constant of this server: ACME.'),
		).toBeVisible();
	});

	it('says why there is no answer', async () => {
		const opening = openFor(LOCKED);
		answer(() => new HttpResponse(null, { status: 500 }));
		await choose(await opening, QUESTION);
		expect(await screen.findByText(/^Like buttons: \S/)).toBeVisible();
	});

	it('does not keep the switches waiting', async () => {
		const opening = openFor(LOCKED);
		server.use(
			http.post(`${HOME}/wp-admin/admin-ajax.php`, () => new Promise<Response>(() => undefined)),
		);
		const labels = (await opening)().map(({ label }) => label);
		expect(labels).toContain('Turn on Sitemaps');
		expect(labels).not.toContain(QUESTION);
	});

	it('is only for those who may read the answer', async () => {
		const opening = openFor(LOCKED);
		server.use(
			http.post(`${HOME}/wp-admin/admin-ajax.php`, () =>
				HttpResponse.json({ code: 'rest_forbidden' }, { status: 403 }),
			),
		);
		expect((await opening)().map(({ label }) => label)).not.toContain(QUESTION);
	});
});
