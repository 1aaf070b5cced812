import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { connectSite, disconnectSite, reconnectSite, unlinkUser } from '@/state/connection';
import { confirmSafeMode, migrateConnection } from '@/state/connection/identity-crisis';
import { installPlugin } from '@/state/plugins/install';
import { attachLicense, setLicense } from '@/state/licensing';
import { saveTracking } from '@/state/settings/save-tracking';
import { resetOptions } from '@/state/settings';
import { toWriteOutcome } from '@/state/store/outcome';
import type { AsyncThunk } from '@/state/store/types';
import { ApiError } from '@/api';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { open } from '../site';

const UNKNOWN = 'unconfirmed';
const page = () => HttpResponse.html('<!doctype html><p>Error</p>');

const fail = (kind: ApiError['kind'], code = '', status = 0) =>
	Promise.reject(new ApiError(kind, 'Oops.', { code, status }));
const done = async () => ({ data: 'done' });
const earlier = async () => undefined;
const unreadable = () => Promise.reject(new Error());

it.each<[string, () => Promise<string>, (typeof done | typeof earlier)?, unknown?, string?]>([
	['an answer', async () => 'yes', undefined, 'yes'],
	['a page, and the site has the change', () => fail('parse'), done, 'done'],
	['a page, and the site has the earlier value', () => fail('parse'), earlier, undefined, ''],
	['a page, and nothing can be read', () => fail('parse'), unreadable, undefined, UNKNOWN],
	['a page, and nothing shows the truth', () => fail('parse'), undefined, undefined, UNKNOWN],
	['a wrong shape, and the site has the change', () => fail('shape'), done, 'done'],
	['a lost connection, and the site has the change', () => fail('network'), done, 'done'],
	['silence, and the site has the change', () => fail('timeout'), done, 'done'],
	['silence, and the earlier value', () => fail('timeout'), earlier, undefined, UNKNOWN],
	['an error page', () => fail('http', '', 502), done, 'done'],
	['a late fatal error', () => fail('http', 'internal_server_error', 500), done, 'done'],
	['a refusal with a code', () => fail('http', 'no', 500), done, undefined, 'no'],
	['a refusal with status 200', () => fail('envelope', '', 200), done, undefined, ''],
	['an ended session', () => fail('session', 'stale', 403), done, undefined, 'stale'],
	['an unconfirmed session', () => fail('unverified', 'stale', 403), done, undefined, 'stale'],
])('toWriteOutcome resolves %s', async (_what, ...row) => {
	const [write, read, data, code] = row;
	const outcome = await toWriteOutcome(write, read);
	expect(outcome.data).toBe(data);
	expect(outcome.error?.code).toBe(code);
});

interface Write {
	name: string;
	scenario?: string;
	thunk: () => AsyncThunk<unknown>;
	post: string;
	/** The read that shows the result of the write, with its answers before and after it; missing if there is none. */
	truth?: { get: string; before: DefaultBodyType; after: DefaultBodyType };
	/** The claim that must not be made without knowing the result. */
	claim: RegExp;
}

const status = (isOn: boolean) => ({
	isActive: isOn,
	isRegistered: isOn,
	isUserConnected: isOn,
	hasConnectedOwner: isOn,
	offlineMode: { isActive: false },
});
const plugin = (active: boolean) => ({ 'akismet/akismet.php': { Name: 'Akismet', active } });

const connect = () => connectSite();
const TRACKED = 'tracking/settings';
const out = (tracks_opt_out: boolean) => ({ tracks_opt_out });
const ended = { get: 'connection', before: status(true), after: status(false) };
const KEY = 'jetpack-backup_t1_AbC123';

const WRITES: Write[] = (
	[
		['registering the site', 'connection/register', connect, /Error|failed/, 'disconnected'],
		['connecting the user', 'connection/authorize_url', connect, /Error|failed/, 'unlinked-admin'],
		['reconnecting', 'connection/reconnect', () => reconnectSite(), /There was an error/],
		['unlinking the user', 'connection/user', unlinkUser, /Error unlinking/, 'free', ended],
		['disconnecting the site', 'connection', disconnectSite, /failed|Error dis/i, 'free', ended],
		[
			'activating a plugin',
			'plugins',
			() => installPlugin({ slug: 'akismet' }),
			/Could not/,
			'free',
			{ get: 'plugins', before: plugin(false), after: plugin(true) },
		],
		[
			'usage data',
			TRACKED,
			() => saveTracking(true),
			/Error updating/,
			'free',
			{ get: TRACKED, before: out(false), after: out(true) },
		],
		['a reset', 'options/options', resetOptions, /failed/],
		['a license of the plan page', 'licensing/set-license', () => setLicense(KEY), /Error adding/],
		['a license', 'licensing/attach-licenses', () => attachLicense(KEY), /Error/],
		['safe mode', 'identity-crisis/confirm-safe-mode', confirmSafeMode, /failed/],
		['a migration', 'identity-crisis/migrate', migrateConnection, /failed/],
	] as [string, string, Write['thunk'], RegExp, string?, Write['truth']?][]
).map(([name, post, thunk, claim, scenario, truth]) => ({
	name,
	post,
	thunk,
	claim,
	scenario,
	truth,
}));
const READ = WRITES.filter(({ truth }) => truth);

function run({ scenario, thunk, post, truth }: Write, shown: 'before' | 'after' | 'page') {
	const site = open({ scenario });
	server.use(http.all(`${REST}/${post}`, page));
	if (truth) {
		server.use(
			http.get(`${REST}/${truth.get}`, () =>
				shown === 'page' ? page() : HttpResponse.json(truth[shown]),
			),
		);
	}
	return { ...site, outcome: site.dispatch(thunk()) };
}

it.each(READ)('$name whose answer is a page is done if the site has done it', async (write) => {
	await expect(run(write, 'after').outcome).resolves.not.toHaveProperty('error.code');
});

it.each(READ)(
	'$name whose answer is a page has failed if the site has not done it',
	async (write) => {
		const { error } = await run(write, 'before').outcome;
		expect(error).toMatchObject({ kind: 'parse', code: '' });
	},
);

it.each(WRITES)('$name claims no failure if the result is unknown', async (write) => {
	const { said, outcome } = run(write, 'page');
	const { error } = await outcome;
	expect(error?.message).toMatch(/may have worked anyway/);
	const texts = said().map(([, text = '']) => text);
	expect(texts.filter((text) => write.claim.test(text))).toEqual([]);
});
