import { HttpResponse } from 'msw';
import SettingsScreen from '@/screens/settings';
import { hold } from '#tests/app/support/hold';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';

const MODULE = 'Let visitors subscribe to new posts and comments by email';
const OPTIONS = [
	['stb_enabled', 'Offer site subscriptions below the comment form'],
	['stc_enabled', 'Offer comment subscriptions below the comment form'],
] as const;

const ON = { world: { modules: { active: ['subscriptions'] } } };

const card = () => within(screen.getByRole('region', { name: 'Subscriptions' }));
const toggle = (name: string) => card().getByRole('switch', { name });
const open = (options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/discussion', ...options });

it('SETDISC-08 switches the module, which wakes its options', async () => {
	const { user, world } = open();
	OPTIONS.forEach(([, name]) => expect(toggle(name)).toHaveAttribute('aria-disabled', 'true'));
	await user.click(toggle(MODULE));
	await waitFor(() => expect(world.modules.active).toContain('subscriptions'));
	await waitFor(() =>
		OPTIONS.forEach(([, name]) => expect(toggle(name)).not.toHaveAttribute('aria-disabled')),
	);
});

it.each(OPTIONS)('SETDISC-07 saves %s at once', async (key, name) => {
	const { user, world } = open(ON);
	expect(toggle(name)).toBeChecked();
	await user.click(toggle(name));
	await waitFor(() => expect(world.settings[key]).toBe(false));
	expect(toggle(name)).not.toBeChecked();
	expect(card().queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
});

it('SETGEN-14 its options rest while the module is being switched', async () => {
	const { user } = open(ON);
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.click(toggle(MODULE));
	OPTIONS.forEach(([, name]) => expect(toggle(name)).toHaveAttribute('aria-disabled', 'true'));
	release();
	await waitFor(() => expect(toggle(MODULE)).not.toHaveAttribute('aria-busy'));
});

it('ROLE-19 asks to connect where there is no owner', () => {
	open({ scenario: 'site-only' });
	expect(toggle(MODULE)).toHaveAttribute('aria-disabled', 'true');
	OPTIONS.forEach(([, name]) => expect(toggle(name)).toHaveAttribute('aria-disabled', 'true'));
	expect(card().getByText('Connect to let visitors subscribe to your site.')).toBeVisible();
	expect(card().getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/connect-user');
});

it('ROLE-20 is unavailable offline', () => {
	open({ scenario: 'offline' });
	expect(toggle(MODULE)).toHaveAccessibleDescription('Unavailable in Offline Mode');
	expect(card().queryByRole('link', { name: 'Connect' })).not.toBeInTheDocument();
});

it('ROLE-21 cannot be switched where the site holds it off', () => {
	open({ world: { modules: { override: { subscriptions: 'inactive' } } } });
	expect(toggle(MODULE)).toHaveAccessibleDescription(
		'Subscriptions has been disabled by a site administrator.',
	);
	OPTIONS.forEach(([, name]) => expect(toggle(name)).toHaveAttribute('aria-disabled', 'true'));
});
