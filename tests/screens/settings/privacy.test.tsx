import { HttpResponse } from 'msw';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerGet, hold } from '#tests/support/wire';
import { selectNotices } from '@/state/notices';
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
	expect(card().getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute(
		'href',
		'https://jetpack.com/redirect/?source=a8c-privacy',
	);
	expect(card().getByRole('link', { name: /^What data Jetpack syncs/ })).toHaveAttribute(
		'href',
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

it('SETPRIV-03 SETPRIV-04 is disabled while it is being saved', async () => {
	const { user } = open(OPTED_OUT);
	await untilUsable();
	expect(toggle()).not.toBeChecked();
	const { called, release } = hold(PATH, () => HttpResponse.json({ tracks_opt_out: false }));
	await user.click(toggle());
	expect(toggle()).toBeChecked();
	expect(toggle()).toHaveAttribute('aria-disabled', 'true');
	release();
	await untilUsable();
	expect(called.mock.calls).toEqual([[{ tracks_opt_out: false }]]);
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

it.each(['subscriber-view', 'author-view'])(
	'is enabled on %s, without a save button',
	async (scenario) => {
		open({ scenario });
		await untilUsable();
		expect(card().queryByRole('button', { name: /^Save settings/ })).not.toBeInTheDocument();
	},
);

it('shows only the links to users without permission, and requests nothing', () => {
	open({ scenario: 'offline', world: { viewer: 'subscriber' } });
	expect(card().queryByRole('switch')).not.toBeInTheDocument();
	expect(card().getByRole('link', { name: /^Privacy policy/ })).toBeVisible();
});
