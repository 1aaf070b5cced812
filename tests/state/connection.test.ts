import { answerGet, answerPost } from '#tests/support/wire';
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
import { open } from './site';

const APPROVAL = 'https://cloud.test/a';
const NOT_SAFE = "The server sent an address that isn't safe to open.";
const UNSAFE = ['javascript:alert(1)', 'data:text/html,x', 'ftp://cloud.test/', '/relative', ' '];
const fault = (message: string) => ({ code: 'x', message, data: null });

const openUnconnected = () => open({ scenario: 'disconnected' });

it('CONN-23 CONN-24 registers the site once, then navigates to the approval', async () => {
	const { dispatch, read, browser } = openUnconnected();
	await Promise.all([dispatch(connectSite()), dispatch(connectSite())]);
	await dispatch(connectSite());
	expect(read(selectConnectionStatus).isRegistered).toBe(true);
	expect(browser.navigate.mock.calls).toEqual([['http://site.test/authorize?client_id=1001']]);
	dispatch(connectionTaskEnded());
	await dispatch(connectSite());
	expect(browser.navigate).toHaveBeenCalledTimes(2);
});

it('API-05 CONN-26 sends the nonce, the plugin, the return address and the source of the click', async () => {
	const { dispatch, browser } = openUnconnected();
	const sent = answerPost('connection/register', { authorizeUrl: `${APPROVAL}?a=1` });
	await dispatch(connectSite({ from: 'main & co', returnQuery: 'x=1' }));
	expect(sent).toEqual([
		{
			registration_nonce: 'register12',
			no_iframe: true,
			redirect_uri: 'admin.php?page=jetpack&x=1',
			plugin_slug: 'jetpack',
			from: 'main & co',
		},
	]);
	expect(browser.navigate).toHaveBeenCalledWith(`${APPROVAL}?a=1&from=main+%26+co`);
});

it('API-05 returns to the page itself without a query', async () => {
	const { dispatch } = openUnconnected();
	const sent = answerPost('connection/register', { authorizeUrl: APPROVAL });
	await dispatch(connectSite({ from: 'card' }));
	expect(sent).toMatchObject([{ redirect_uri: 'admin.php?page=jetpack', from: 'card' }]);
});

it('CONN-27 returns to the dashboard at once when no account is needed', async () => {
	const { dispatch, read, browser } = openUnconnected();
	await dispatch(connectSite({ skipUserConnection: true }));
	expect(read(selectConnectionStatus).isRegistered).toBe(true);
	const page = 'http://site.test/wp-admin/admin.php?page=jetpack';
	expect(browser.navigate.mock.calls).toEqual([[page]]);
});

it.each(UNSAFE)('rejects the approval address %p and does not navigate', async (authorizeUrl) => {
	const { dispatch, read, getState, browser } = openUnconnected();
	answerPost('connection/register', { authorizeUrl });
	const { error } = await dispatch(connectSite({ from: 'main' }));
	expect(error?.code).toBe('unsafe_address');
	expect(browser.navigate).not.toHaveBeenCalled();
	expect(read(selectRegistrationError)?.message).toBe(NOT_SAFE);
	expect(getState().connection.running).toBeNull();
});

it('CONN-25 keeps the error of a failed registration until the next attempt', async () => {
	const { dispatch, read, browser } = openUnconnected();
	answerPost('connection/register', fault('The cloud is away'), 500);
	await dispatch(connectSite());
	expect(read(selectRegistrationError)?.message).toBe('The cloud is away');
	expect(browser.navigate).not.toHaveBeenCalled();
	const again = dispatch(connectSite());
	expect(read(selectRegistrationError)).toBeNull();
	await again;
});

it('skips the registration on a registered site', async () => {
	const { dispatch, browser } = open({ scenario: 'site-only' });
	answerPost('connection/register', fault('must not be called'), 500);
	await dispatch(connectSite());
	expect(browser.navigate).toHaveBeenCalledTimes(1);
});

/** The code is fetched on the click. */
const isBegun = ({ store }: ReturnType<typeof open>) =>
	new Promise<void>((resolve) => {
		const stop = store.subscribe(() => {
			stop();
			resolve();
		});
	});

it('NOTICE-12 NOTICE-13 NOTICE-14 tests the connection and shows the server’s message', async () => {
	const site = open();
	const testing = site.dispatch(testConnection());
	await isBegun(site);
	expect(site.said()).toEqual([['is-info', 'Testing Jetpack Connection']]);
	await testing;
	expect(site.said()).toEqual([['is-success', 'All connection tests passed.']]);
	answerGet('connection/test', { code: 'other', message: 'Half of it' });
	await site.dispatch(testConnection());
	expect(site.said()).toEqual([['is-error', 'Half of it']]);
	answerGet('connection/test', fault('No way out'), 500);
	await site.dispatch(testConnection());
	const failure = 'There was an error testing Jetpack. Error: No way out';
	expect(site.said()).toEqual([['is-error', failure]]);
});

it('CONN-32 CONN-34 reconnects once and reloads the page', async () => {
	const { dispatch, browser } = open({ world: { connection: { health: { blog: false } } } });
	await Promise.all([dispatch(reconnectSite()), dispatch(reconnectSite())]);
	expect(browser.reload).toHaveBeenCalledTimes(1);
});

it('CONN-33 navigates to the approval when reconnecting needs one', async () => {
	const { dispatch, browser } = open();
	answerPost('connection/reconnect', { status: 'in_progress', authorizeUrl: APPROVAL });
	await dispatch(reconnectSite());
	expect(browser.navigate).toHaveBeenCalledWith(APPROVAL);
	expect(browser.reload).not.toHaveBeenCalled();
});

it.each(UNSAFE)('rejects the reconnect address %p with a notice', async (authorizeUrl) => {
	const { dispatch, getState, said, browser } = open();
	answerPost('connection/reconnect', { status: 'in_progress', authorizeUrl });
	const { error } = await dispatch(reconnectSite());
	expect(error?.code).toBe('unsafe_address');
	expect(browser.navigate).not.toHaveBeenCalled();
	expect(browser.reload).not.toHaveBeenCalled();
	expect(getState().connection.running).toBeNull();
	expect(said()).toEqual([
		['is-error', `There was an error reconnecting Jetpack. Error: ${NOT_SAFE}`],
	]);
});

it('NOTICE-16 shows why reconnecting failed', async () => {
	const { dispatch, said } = open();
	answerPost('connection/reconnect', fault('Refused'), 500);
	await dispatch(reconnectSite());
	expect(said()).toEqual([['is-error', 'There was an error reconnecting Jetpack. Error: Refused']]);
});

it('CONN-18 disconnects, then reloads the connection', async () => {
	const { dispatch, read, getState } = open();
	await dispatch(disconnectSite());
	const gone = { isActive: false, hasConnectedOwner: false };
	expect(read(selectConnectionStatus)).toMatchObject(gone);
	expect(getState().connection.connectUrl).toContain('action=register');
});

it('marks all users as disconnected even if the connection cannot be reloaded', async () => {
	const { dispatch, read } = open();
	answerGet('connection', fault('Later.'), 500);
	await dispatch(disconnectSite());
	expect(read(selectConnectionStatus)).toMatchObject({
		isActive: false,
		isRegistered: false,
		isUserConnected: false,
		hasConnectedOwner: false,
	});
	expect(read(selectHasConnectedOwner)).toBe(false);
	expect(read(selectCurrentUser)).toMatchObject({ isConnected: false, isMaster: false });
});

it('CONN-35 NOTICE-15 unlinking the user shows its progress, then its success for 2 s', async () => {
	const site = open({ scenario: 'linked-admin' });
	const unlinking = site.dispatch(unlinkUser());
	await isBegun(site);
	expect(site.said()).toEqual([['is-info', 'Unlinking from WordPress.com']]);
	await unlinking;
	expect(site.read(selectCurrentUser)).toMatchObject({ isConnected: false, providerUser: null });
	expect(site.getState().connection.connectUrl).toContain('/authorize?client_id=1001');
	expect(site.said()).toEqual([['is-success', 'Unlinked from WordPress.com.']]);
	expect(site.read(selectNotices)).toMatchObject([{ duration: 2000 }]);
});

it('NOTICE-15 a failed unlinking shows an error with its reason, and the user stays linked', async () => {
	const { dispatch, read, said } = open();
	answerPost('connection/user', fault('Owner'), 500);
	await dispatch(unlinkUser());
	expect(read(selectCurrentUser).isConnected).toBe(true);
	expect(said()).toEqual([['is-error', 'Error unlinking from WordPress.com. Error: Owner']]);
});
