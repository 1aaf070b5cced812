import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';
import { selectNotices } from '@/state/notices';
import { hrefOf } from '../parts';
import { SettingsScreen } from './loaded-screen';

const PATH = 'tracking/settings';

const card = () => within(screen.getByRole('region', { name: 'Privacy settings' }));
const toggle = () => card().getByRole('switch', { name: 'Share how you use Jetpack' });
const untilUsable = () => waitFor(() => expect(toggle()).not.toHaveAttribute('aria-disabled'));
const open = (options: StoreOptions & { route?: string } = {}) =>
	renderScreen(<SettingsScreen />, { route: '/privacy', ...options });
const OPTED_OUT = { world: { account: { tracksOptOut: true } } };

it('SETPRIV-01 is shown on /privacy, with links to the policies', () => {
	open();
	expect(hrefOf(/^Privacy policy/, card())).toBe(
		'https://jetpack.com/redirect/?source=a8c-privacy',
	);
	expect(hrefOf(/^What data Jetpack syncs/, card())).toBe(
		'https://jetpack.com/redirect/?source=jetpack-support-what-data-does-jetpack-sync',
	);
});

it('SETPRIV-01 SETPRIV-02 is found by a term that its own texts lack', async () => {
	open({ route: '/security?term=gdpr' });
	expect(toggle()).toBeVisible();
	await untilUsable();
});

it('SETPRIV-03 SETPRIV-04 is on for a user who has not opted out, and opts out', async () => {
	const { user, world } = open();
	expect(toggle()).toHaveAttribute('aria-disabled', 'true');
	await untilUsable();
	expect(toggle()).toBeChecked();
	await user.click(toggle());
	await waitFor(() => expect(world.account?.tracksOptOut).toBe(true));
	await untilUsable();
	expect(toggle()).not.toBeChecked();
	expect(toggle()).toHaveFocus();
});

it('rolls back and explains why for a user without an account', async () => {
	const { user, store } = open({ scenario: 'unlinked-admin' });
	await untilUsable();
	await user.click(toggle());
	await waitFor(() =>
		expect(selectNotices(store.getState())).toMatchObject([
			{ status: 'is-error', text: expect.stringContaining('Connect your WordPress.com account') },
		]),
	);
	expect(toggle()).not.toBeChecked();
});

it('reports that the choice could not be loaded, and loads it on request', async () => {
	const { user } = open(OPTED_OUT);
	answerGet(PATH, { code: 'http_request_failed', message: 'Away' }, 500);
	const retry = await card().findByRole('button', { name: /^Try again/ });
	expect(card().queryByRole('switch')).not.toBeInTheDocument();
	answerGet(PATH, { tracks_opt_out: true });
	await user.click(retry);
	await untilUsable();
	expect(toggle()).not.toBeChecked();
});

it('shows only the links to users without permission, and requests nothing', () => {
	open({ scenario: 'offline', world: { viewer: 'subscriber' } });
	expect(card().queryByRole('switch')).not.toBeInTheDocument();
	expect(card().getByRole('link', { name: /^Privacy policy/ })).toBeVisible();
});
