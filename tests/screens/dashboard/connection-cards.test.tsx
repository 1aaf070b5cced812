import { selectOpenDialog } from '@/state/navigation/dialogs';
import { buildPageData, buildWirePageData, SCENARIOS } from '#tests/support/fixtures';
import { coverOf } from '#tests/support/long';
import { screen } from '#tests/support/render';
import { type StoreOptions } from '#tests/support/store';
import { clickOn, hrefOf, withRights } from '../parts';
import { getCard, queryCard, renderCards, renderDashboard } from './parts';

const SITE = 'Site connection';
const ACCOUNT = 'Account connection';

it('CONN-15 links to the setup on a disconnected site', () => {
	renderCards('site-connection', { scenario: 'disconnected' });
	expect(hrefOf('Set up Jetpack', getCard(SITE))).toBe('#/setup');
});

it('refers an editor of a disconnected site to the administrator', () => {
	renderCards('site-connection', { scenario: 'disconnected', world: { viewer: 'editor' } });
	expect(
		getCard(SITE).getByText(
			'This site is not connected to WordPress.com. Please ask the site administrator to connect.',
		),
	).toBeVisible();
	expect(getCard(SITE).queryByRole('link')).not.toBeInTheDocument();
});

it('CONN-16 opens the dialog of the connection on a connected site', async () => {
	const { user, store } = renderCards('site-connection');
	await user.click(getCard(SITE).getByRole('button', { name: 'Manage site connection' }));
	expect(selectOpenDialog(store.getState())).toBe('disconnect');
});

it('CONN-19 hides the account card from a user who cannot connect an account', async () => {
	renderCards(['site-connection', 'account'], {
		scenario: 'site-only',
		world: { viewer: 'editor' },
	});
	expect(queryCard(ACCOUNT)).not.toBeInTheDocument();
	expect(await getCard(SITE).findByText(/No user account is connected, so/)).toBeVisible();
});

const { wpcomUser } = (buildWirePageData().userData as { currentUser: { wpcomUser: object } })
	.currentUser;

it('shows the picture of the account only from an allowed host', () => {
	const renderWith = (avatar: string) =>
		renderCards('account', withRights({}, { wpcomUser: { ...wpcomUser, avatar } }));
	const face = 'https://secure.gravatar.com/avatar/0?s=96';
	const { unmount } = renderWith(face);
	expect(screen.getByRole('presentation')).toHaveAttribute('src', face);
	unmount();
	for (const address of ['https://other.test/face.png', 'javascript:alert(1)']) {
		const view = renderWith(address);
		expect(getCard(ACCOUNT).getByText('admin')).toBeVisible();
		expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
		view.unmount();
	}
});

describe('the request to connect an account', () => {
	const OWNER =
		'Connect your WordPress.com account to become the Jetpack owner and use Search, VideoPress and paid features.';
	const USER =
		'Connect your WordPress.com account to write posts and check your stats in the Jetpack app.';
	const WRITER = 'Connect your WordPress.com account to write posts in the Jetpack app.';
	const READER = 'Connect your WordPress.com account to check the stats in the Jetpack app.';
	const VISITOR = 'Connect your WordPress.com account to this site.';
	const seenBy = (...roles: string[]) => ({ world: { stats: { roles } } });

	it.each<[who: string, scenario: string, benefit: string, more: StoreOptions]>([
		['an administrator of a site without an owner', 'site-only', OWNER, {}],
		['an unlinked administrator', 'unlinked-admin', USER, {}],
		['an unlinked contributor', 'unlinked-contributor', WRITER, seenBy()],
		['a subscriber who may view stats', 'subscriber-view', READER, seenBy('subscriber')],
		['a subscriber', 'subscriber-view', VISITOR, seenBy()],
	])('DASH-12 CONN-21 tells %s what an account brings', async (_who, scenario, benefit, more) => {
		const { user, events } = renderCards('account', { scenario, ...more });
		expect(getCard(ACCOUNT).getByText(benefit)).toBeVisible();
		expect(hrefOf('Connect your account')).toBe('#/connect-user');
		await user.click(screen.getByRole('link', { name: 'Connect your account' }));
		expect(events).toContainEqual(clickOn('connect-banner', { feature: 'account' }));
	});

	const withoutAccount = SCENARIOS.filter((scenario) => {
		const { connectionStatus } = buildPageData({ scenario });
		return !connectionStatus.hasConnectedOwner || !connectionStatus.isUserConnected;
	});

	/** The facts that decide who is asked to connect. */
	const decidesOf = (scenario: string) => {
		const { connectionStatus, currentUser } = buildPageData({ scenario });
		return [JSON.stringify(connectionStatus), JSON.stringify(currentUser.permissions)];
	};

	it.each(coverOf(withoutAccount, decidesOf))(
		'DASH-12 ROLE-09 is the only loud one on %s',
		async (scenario) => {
			await renderDashboard({ scenario });
			const requests = screen
				.queryAllByRole('link')
				.filter((link) => link.getAttribute('href') === '#/connect-user');
			const loud = requests.filter((link) => link.classList.contains('primary'));
			const account = queryCard(ACCOUNT);
			expect(loud.length).toBeLessThanOrEqual(1);
			expect(loud.every((link) => account?.contains(link))).toBe(true);
			expect(screen.queryByText('No account is connected yet')).not.toBeInTheDocument();
			expect(account && screen.queryByText(/No user account is connected/)).toBeNull();
		},
	);
});
