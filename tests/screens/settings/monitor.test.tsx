import { HttpResponse } from 'msw';
import SPECIALS from '@/screens/settings/security';
import { SettingsCard } from '@/screens/settings/settings-card';
import { hold } from '#tests/app/support/hold';
import { screen, waitFor } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { getCard, openCard, openSecurity, queryCard } from './security-parts';

const CARD = 'Downtime monitoring';
const NAME = "Get alerts if your site goes offline. We'll let you know when it's back up, too.";
const PROMPT = 'Connect to set up your status alerts.';

const ON = { modules: { active: ['monitor'] } };
const OFF = { modules: { active: [] } };
const open = (options: StoreOptions) =>
	openCard(<SettingsCard specials={SPECIALS} id="monitor" />, options);
const toggle = () => getCard(CARD).getByRole('switch', { name: NAME });
const queryLink = () =>
	getCard(CARD).queryByRole('link', { name: /^Configure your notification settings/ });

it('SETSEC-25 switches the alerts', async () => {
	const { user } = open({ world: OFF });
	const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	expect(toggle()).toHaveAttribute('aria-checked', 'false');
	await user.click(toggle());
	expect(toggle()).toHaveAttribute('aria-busy', 'true');
	release();
	await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
	expect(called.mock.calls).toEqual([[{ monitor: true }]]);
	expect(toggle()).toHaveAttribute('aria-checked', 'true');
});

it('SETSEC-26 leads to where the notifications are set, on or off', async () => {
	const { user } = open({ world: ON });
	expect(queryLink()).toHaveAttribute(
		'href',
		expect.stringContaining('source=calypso-settings-security&site='),
	);
	await user.click(toggle());
	expect(toggle()).not.toBeChecked();
	expect(queryLink()).toBeVisible();
});

it('SETSEC-27 asks for a connection where no owner is connected', () => {
	open({ scenario: 'site-only' });
	expect(getCard(CARD).getByText(PROMPT)).toBeVisible();
	expect(getCard(CARD).getByRole('link', { name: 'Connect' })).toHaveAttribute(
		'href',
		'#/connect-user',
	);
	expect(toggle()).toHaveAttribute('aria-disabled', 'true');
});

it.each(['free', 'unlinked-admin'])('SETSEC-27 asks nobody on %s', (scenario) => {
	open({ scenario });
	expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
	expect(toggle()).not.toHaveAttribute('aria-disabled');
});

it('SETSEC-27 asks nobody offline, where it is unavailable', () => {
	open({ scenario: 'offline', world: ON });
	expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
	expect(toggle()).toHaveAttribute('aria-disabled', 'true');
	expect(toggle()).toHaveAccessibleDescription('Unavailable in Offline Mode');
	expect(queryLink()).not.toBeInTheDocument();
});

it('says who switched it where site code did, and leads on all the same', () => {
	open({ world: { modules: { active: ['monitor'], override: { monitor: 'active' } } } });
	expect(toggle()).toHaveAttribute('aria-disabled', 'true');
	expect(toggle()).toHaveAccessibleDescription();
	expect(queryLink()).toBeVisible();
});

it('is not for publishers', () => {
	openSecurity({ scenario: 'author-view' });
	expect(queryCard(CARD)).not.toBeInTheDocument();
});
