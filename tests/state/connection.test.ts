import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { createTestStore, REST, type TestStore } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import {
	connectionTaskEnded,
	connectSite,
	disconnectSite,
	reconnectSite,
	selectConnectionStatus,
	selectCurrentUser,
	selectHasConnectedOwner,
	selectRegistrationError,
	testConnection,
	unlinkUser,
} from '@/state/connection';
import { selectNotices } from '@/state/notices';

const NOT_SAFE = "The server sent an address that isn't safe to open.";
const UNSAFE = ['javascript:alert(1)', 'data:text/html,x', 'ftp://cloud.test/', '/relative', ' '];

const fail = (message: string) => () =>
	HttpResponse.json({ code: 'x', message, data: null }, { status: 500 });

it('CONN-23 CONN-24 registers the site, then navigates to the approval', async () => {
	const { store, browser } = createTestStore({ scenario: 'disconnected' });
	await store.dispatch(connectSite());
	expect(selectConnectionStatus(store.getState()).isRegistered).toBe(true);
	expect(browser.navigate).toHaveBeenCalledWith('http://site.test/authorize?client_id=1001');
});

it('CONN-26 sends the source of the click in the registration and in the address', async () => {
	const { store, browser } = createTestStore({ scenario: 'disconnected' });
	const sent = answerPost('connection/register', {
		authorizeUrl: 'http://site.test/authorize?a=1',
	});
	await store.dispatch(connectSite({ from: 'main & co', returnQuery: 'x=1' }));
	expect(sent).toMatchObject([
		{ from: 'main & co', redirect_uri: 'admin.php?page=jetpack&x=1', no_iframe: true },
	]);
	expect(browser.navigate).toHaveBeenCalledWith('http://site.test/authorize?a=1&from=main+%26+co');
});

it('CONN-27 returns to the dashboard at once when no account is needed', async () => {
	const { store, browser } = createTestStore({ scenario: 'disconnected' });
	await store.dispatch(connectSite({ skipUserConnection: true }));
	expect(selectConnectionStatus(store.getState()).isRegistered).toBe(true);
	expect(browser.navigate.mock.calls).toEqual([
		['http://site.test/wp-admin/admin.php?page=jetpack'],
	]);
});

it('API-05 registers with the page’s nonce, the plugin slug and the return address', async () => {
	const { store } = createTestStore({ scenario: 'disconnected' });
	const sent = answerPost('connection/register', { authorizeUrl: 'https://cloud.test/a' });
	await store.dispatch(connectSite({ from: 'card' }));
	expect(sent).toEqual([
		{
			registration_nonce: 'register12',
			no_iframe: true,
			redirect_uri: 'admin.php?page=jetpack',
			plugin_slug: 'jetpack',
			from: 'card',
		},
	]);
});

it.each(UNSAFE)('rejects the approval address %p and does not navigate', async (authorizeUrl) => {
	const { store, browser } = createTestStore({ scenario: 'disconnected' });
	answerPost('connection/register', { authorizeUrl });
	await expect(store.dispatch(connectSite({ from: 'main' }))).resolves.toMatchObject({
		error: { code: 'unsafe_address' },
	});
	expect(browser.navigate).not.toHaveBeenCalled();
	expect(selectRegistrationError(store.getState())?.message).toBe(NOT_SAFE);
	expect(store.getState().connection.running).toBeNull();
});

it('connects again when the user comes back without an approval', async () => {
	const { store, browser } = createTestStore({ scenario: 'disconnected' });
	await store.dispatch(connectSite());
	store.dispatch(connectionTaskEnded());
	await store.dispatch(connectSite());
	expect(browser.navigate).toHaveBeenCalledTimes(2);
});

it('CONN-25 keeps the error of a failed registration until the next attempt', async () => {
	const { store, browser } = createTestStore({ scenario: 'disconnected' });
	server.use(http.post(`${REST}/connection/register`, fail('The cloud is away'), { once: true }));
	await store.dispatch(connectSite());
	expect(selectRegistrationError(store.getState())?.message).toBe('The cloud is away');
	expect(browser.navigate).not.toHaveBeenCalled();
	const again = store.dispatch(connectSite());
	expect(selectRegistrationError(store.getState())).toBeNull();
	await again;
});

it('ignores a second click while connecting', async () => {
	const { store, browser } = createTestStore({ scenario: 'disconnected' });
	await Promise.all([store.dispatch(connectSite()), store.dispatch(connectSite())]);
	await store.dispatch(connectSite());
	expect(browser.navigate).toHaveBeenCalledTimes(1);
});

it('skips the registration on a registered site', async () => {
	const { store, browser } = createTestStore({ scenario: 'site-only' });
	server.use(http.post(`${REST}/connection/register`, fail('must not be called')));
	await store.dispatch(connectSite());
	expect(browser.navigate).toHaveBeenCalledTimes(1);
});

/** The code is fetched on the click. */
const isBegun = ({ store }: Pick<TestStore, 'store'>) =>
	new Promise<void>((resolve) => {
		const stop = store.subscribe(() => {
			stop();
			resolve();
		});
	});

it('NOTICE-12 NOTICE-13 tests the connection and shows the server’s message', async () => {
	const { store } = createTestStore();
	const testing = store.dispatch(testConnection());
	await isBegun({ store });
	expect(selectNotices(store.getState())).toMatchObject([
		{ status: 'is-info', text: 'Testing Jetpack Connection' },
	]);
	await testing;
	expect(selectNotices(store.getState())).toMatchObject([
		{ status: 'is-success', text: 'All connection tests passed.' },
	]);
	server.use(
		http.get(`${REST}/connection/test`, () =>
			HttpResponse.json({ code: 'other', message: 'Half of it' }),
		),
	);
	await store.dispatch(testConnection());
	expect(selectNotices(store.getState())).toMatchObject([
		{ status: 'is-error', text: 'Half of it' },
	]);
});

it('NOTICE-14 shows why a connection test failed', async () => {
	const { store } = createTestStore();
	server.use(http.get(`${REST}/connection/test`, fail('No way out')));
	await store.dispatch(testConnection());
	expect(selectNotices(store.getState())).toMatchObject([
		{ text: 'There was an error testing Jetpack. Error: No way out' },
	]);
});

it('CONN-32 CONN-34 reconnects once and reloads the page', async () => {
	const { store, browser } = createTestStore({
		world: { connection: { health: { blog: false } } },
	});
	await Promise.all([store.dispatch(reconnectSite()), store.dispatch(reconnectSite())]);
	expect(browser.reload).toHaveBeenCalledTimes(1);
});

it('CONN-33 navigates to the approval when reconnecting needs one', async () => {
	const { store, browser } = createTestStore();
	server.use(
		http.post(`${REST}/connection/reconnect`, () =>
			HttpResponse.json({ status: 'in_progress', authorizeUrl: 'https://cloud.test/a' }),
		),
	);
	await store.dispatch(reconnectSite());
	expect(browser.navigate).toHaveBeenCalledWith('https://cloud.test/a');
	expect(browser.reload).not.toHaveBeenCalled();
});

it.each(UNSAFE)(
	'rejects the reconnect address %p with a notice and does not navigate',
	async (authorizeUrl) => {
		const { store, browser } = createTestStore();
		answerPost('connection/reconnect', { status: 'in_progress', authorizeUrl });
		await expect(store.dispatch(reconnectSite())).resolves.toMatchObject({
			error: { code: 'unsafe_address' },
		});
		expect(browser.navigate).not.toHaveBeenCalled();
		expect(browser.reload).not.toHaveBeenCalled();
		expect(store.getState().connection.running).toBeNull();
		expect(selectNotices(store.getState())).toMatchObject([
			{ text: `There was an error reconnecting Jetpack. Error: ${NOT_SAFE}` },
		]);
	},
);

it('NOTICE-16 shows why reconnecting failed', async () => {
	const { store } = createTestStore();
	server.use(http.post(`${REST}/connection/reconnect`, fail('Refused')));
	await store.dispatch(reconnectSite());
	expect(selectNotices(store.getState())).toMatchObject([
		{
			status: 'is-error',
			text: 'There was an error reconnecting Jetpack. Error: Refused',
		},
	]);
});

it('CONN-18 disconnects, then reloads the connection', async () => {
	const { store } = createTestStore();
	await store.dispatch(disconnectSite());
	expect(selectConnectionStatus(store.getState())).toMatchObject({
		isActive: false,
		hasConnectedOwner: false,
	});
	expect(store.getState().connection.connectUrl).toContain('action=register');
});

it('marks all users as disconnected even if the connection cannot be reloaded', async () => {
	const { store } = createTestStore();
	server.use(http.get(`${REST}/connection`, fail('Later.')));
	await store.dispatch(disconnectSite());
	expect(selectConnectionStatus(store.getState())).toMatchObject({
		isActive: false,
		isRegistered: false,
		isUserConnected: false,
		hasConnectedOwner: false,
	});
	expect(selectHasConnectedOwner(store.getState())).toBe(false);
	expect(selectCurrentUser(store.getState())).toMatchObject({
		isConnected: false,
		isMaster: false,
	});
});

it('CONN-35 NOTICE-15 unlinking the user shows its progress, then its success for 2 s', async () => {
	const { store } = createTestStore({ scenario: 'linked-admin' });
	const unlinking = store.dispatch(unlinkUser());
	await isBegun({ store });
	expect(selectNotices(store.getState())).toMatchObject([
		{ status: 'is-info', text: 'Unlinking from WordPress.com' },
	]);
	await unlinking;
	expect(selectCurrentUser(store.getState())).toMatchObject({
		isConnected: false,
		providerUser: null,
	});
	expect(store.getState().connection.connectUrl).toContain('/authorize?client_id=1001');
	expect(selectNotices(store.getState())).toMatchObject([
		{ status: 'is-success', text: 'Unlinked from WordPress.com.', duration: 2000 },
	]);
});

it('NOTICE-15 a failed unlinking shows an error with its reason, and the user stays linked', async () => {
	const { store } = createTestStore();
	server.use(http.post(`${REST}/connection/user`, fail('Owner')));
	await store.dispatch(unlinkUser());
	expect(selectCurrentUser(store.getState()).isConnected).toBe(true);
	expect(selectNotices(store.getState())).toMatchObject([
		{
			status: 'is-error',
			text: 'Error unlinking from WordPress.com. Error: Owner',
		},
	]);
});
