import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';

const VIDEO = 'Enable VideoPress';
const PRIVATE = 'Show videos only to members of this site';

const card = () => within(screen.getByRole('region', { name: 'Media' }));
const toggle = (name: string) => card().getByRole('switch', { name });
const open = (options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/performance', ...options });
const ON = { world: { modules: { active: ['videopress'] } } };

it('SETPERF-16 SETPERF-20 the privacy of videos is set while VideoPress is on', async () => {
	const { user, world } = open();
	expect(toggle(VIDEO)).not.toBeChecked();
	expect(toggle(PRIVATE)).toHaveAttribute('aria-disabled', 'true');
	await user.click(toggle(VIDEO));
	await waitFor(() => expect(toggle(PRIVATE)).not.toHaveAttribute('aria-disabled'));
	await user.click(toggle(PRIVATE));
	await waitFor(() => expect(world.settings.videopress_private_enabled_for_site).toBe(true));
	expect(toggle(PRIVATE)).toBeChecked();
});

it('SETPERF-17 SETPERF-18 ROLE-09 without an owner nothing can be set but a connection', async () => {
	const { user, events, store } = open({ scenario: 'site-only', ...ON });
	expect(toggle(VIDEO)).toHaveAttribute('aria-disabled', 'true');
	expect(toggle(VIDEO)).toHaveAccessibleDescription('Connect your user account first.');
	expect(toggle(PRIVATE)).toHaveAttribute('aria-disabled', 'true');
	await waitFor(() => expect(store.getState().features.phase).toBe('ready'));
	expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
	const connect = card().getByRole('link', { name: 'Connect' });
	expect(connect).toHaveAttribute('href', '#/connect-user');
	await user.click(connect);
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'connect-banner', feature: 'videopress' },
	});
});

it('SETPERF-19 says with the offer what is free, on or off', async () => {
	open({ world: { modules: { active: [] } } });
	const offer = await card().findByRole('region', { name: 'Get 1TB of storage for your videos.' });
	expect(within(offer).getByText('Your site includes 1 free video.')).toBeVisible();
});

it('SETPERF-18 SETPERF-19 offers 1TB beside the free video', async () => {
	open(ON);
	expect(await card().findByText(/^1 free video available/)).toBeVisible();
	const offer = card().getByRole('region', { name: 'Get 1TB of storage for your videos.' });
	expect(within(offer).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/plans');
});

it('SETPERF-18 SETPERF-19 says how much of 1TB is used, and offers none', async () => {
	open({ scenario: 'videopress-storage' });
	expect(card().getByText('Loading your video storage…')).toBeInTheDocument();
	expect(await card().findByText('25% of 1TB is used.')).toBeVisible();
	expect(card().getByRole('progressbar', { name: 'Storage used' })).toHaveAttribute(
		'aria-valuenow',
		'25',
	);
	expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

it('SETPERF-18 offers nothing before it knows what there is', async () => {
	const { store } = open(ON);
	expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
	await waitFor(() => expect(store.getState().features.phase).toBe('ready'));
	expect(await card().findByRole('link', { name: 'Upgrade' })).toBeVisible();
});

it('SETPERF-18 is unavailable offline, with no offer', () => {
	open({ scenario: 'offline' });
	expect(toggle(VIDEO)).toHaveAccessibleDescription('Unavailable in Offline Mode');
	expect(toggle(PRIVATE)).toHaveAttribute('aria-disabled', 'true');
	expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

it('leaves the privacy to the site where the host keeps VideoPress on', () => {
	open({ world: { modules: { override: { videopress: 'active' } } } });
	expect(toggle(VIDEO)).toHaveAccessibleDescription(
		'VideoPress has been enabled by a site administrator.',
	);
	expect(toggle(PRIVATE)).not.toHaveAttribute('aria-disabled');
});

it('says that the storage could not be loaded, and loads it', async () => {
	const { user } = open(ON);
	answerGet('site', { code: 'site_data_fetch_failed', message: 'No.' }, 400);
	const retry = await card().findByRole('button', { name: 'Try again' });
	expect(card().getByText("Couldn't load your video storage.")).toBeVisible();
	answerGet('site', {
		code: 'success',
		data: JSON.stringify({ options: { videopress_storage_used: 12 } }),
	});
	await user.click(retry);
	expect(await card().findByText(/^You have used your free video/)).toBeVisible();
	expect(card().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
