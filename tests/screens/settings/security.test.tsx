import { HttpResponse } from 'msw';
import SPECIALS from '@/screens/settings/security';
import { SettingsCard } from '@/screens/settings/settings-card';
import { screen, waitFor } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost, hold } from '#tests/support/wire';
import { getCard, openCard, openSecurity, queryCard } from './security/parts';

it('SETSEC-05 shows the cards in their order', async () => {
	openSecurity({ scenario: 'anti-spam-no-key' });
	expect(await screen.findByRole('region', { name: 'Protect your site from spam' })).toBeVisible();
	const headings = screen.getAllByRole('heading', { level: 2 });
	expect(headings.map(({ textContent }) => textContent)).toEqual([
		'Backups and security scanning',
		'Downtime monitoring',
		'Anti-spam',
		'Protect your site from spam',
		'Firewall',
		'Brute force protection',
		'WordPress.com login',
	]);
});

describe('downtime monitoring', () => {
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

	it('SETSEC-25 saves its switch', async () => {
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

	it('SETSEC-26 links to the notification settings, whether it is on or off', async () => {
		const { user } = open({ world: ON });
		expect(queryLink()).toHaveAttribute(
			'href',
			expect.stringContaining('source=calypso-settings-security&site='),
		);
		await user.click(toggle());
		expect(toggle()).not.toBeChecked();
		expect(queryLink()).toBeVisible();
	});

	it('SETSEC-27 asks for a connection without an owner', () => {
		open({ scenario: 'site-only' });
		expect(getCard(CARD).getByText(PROMPT)).toBeVisible();
		expect(getCard(CARD).getByRole('link', { name: /^Connect/ })).toHaveAttribute(
			'href',
			'#/connect-user',
		);
		expect(toggle()).toHaveAttribute('aria-disabled', 'true');
	});

	it.each(['free', 'unlinked-admin'])('SETSEC-27 asks for no connection on %s', (scenario) => {
		open({ scenario });
		expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
		expect(toggle()).not.toHaveAttribute('aria-disabled');
	});

	it('SETSEC-27 asks for no connection offline, and is unavailable', () => {
		open({ scenario: 'offline', world: ON });
		expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
		expect(toggle()).toHaveAttribute('aria-disabled', 'true');
		expect(toggle()).toHaveAccessibleDescription('Unavailable in Offline Mode');
		expect(queryLink()).not.toBeInTheDocument();
	});

	it('is disabled with a reason if site code forces it on, and still links to the notification settings', () => {
		open({ world: { modules: { active: ['monitor'], override: { monitor: 'active' } } } });
		expect(toggle()).toHaveAttribute('aria-disabled', 'true');
		expect(toggle()).toHaveAccessibleDescription();
		expect(queryLink()).toBeVisible();
	});

	it('is hidden from an author', () => {
		openSecurity({ scenario: 'author-view' });
		expect(queryCard(CARD)).not.toBeInTheDocument();
	});
});

describe('the WordPress.com login', () => {
	const CARD = 'WordPress.com login';
	const MAIN = 'Let people log in to this site with their WordPress.com account';
	const MATCH = 'Match accounts using email addresses';
	const TWO_STEP = 'Require accounts to use WordPress.com Two-Step Authentication';
	const PROMPT = 'Connect to enable WordPress.com Secure Sign-On.';

	const OFF = { modules: { active: [] } };
	const ON = { modules: { active: ['sso'] } };
	const open = (options: StoreOptions) =>
		openCard(<SettingsCard specials={SPECIALS} id="sign-in" />, options);
	const toggle = (name: string) => screen.getByRole('switch', { name });
	const isDisabled = (name: string) => toggle(name).getAttribute('aria-disabled') === 'true';

	it('SETSEC-35 has a main switch and two options', () => {
		open({ world: ON });
		expect(getCard(CARD).getAllByRole('switch')).toHaveLength(3);
		expect(toggle(MAIN)).toHaveAttribute('aria-checked', 'true');
		expect([MATCH, TWO_STEP].map(isDisabled)).toEqual([false, false]);
	});

	it.each([
		[MATCH, 'jetpack_sso_match_by_email'],
		[TWO_STEP, 'jetpack_sso_require_two_step'],
	])('SETSEC-46 saves "%s" at once, under %s', async (name, key) => {
		const { user } = open({ world: ON });
		const sent = answerPost('settings', { code: 'success' });
		await user.click(toggle(name));
		await waitFor(() => expect(sent).toEqual([{ [key]: true }]));
		expect(toggle(name)).toHaveAttribute('aria-checked', 'true');
	});

	it('SETSEC-37 disables the options while the main switch is off', async () => {
		const { user } = open({ world: OFF });
		expect(toggle(MAIN)).toHaveAttribute('aria-checked', 'false');
		expect([MATCH, TWO_STEP].map(isDisabled)).toEqual([true, true]);
		const sent = answerPost('settings', { code: 'success' });
		await user.click(toggle(MATCH));
		expect(sent).toEqual([]);
	});

	it('SETSEC-37 disables the options while the main switch is being saved', async () => {
		const { user } = open({ world: OFF });
		const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await user.click(toggle(MAIN));
		expect(toggle(MAIN)).toHaveAttribute('aria-checked', 'true');
		expect([MATCH, TWO_STEP].map(isDisabled)).toEqual([true, true]);
		release();
		await waitFor(() => expect([MATCH, TWO_STEP].map(isDisabled)).toEqual([false, false]));
	});

	it('SETSEC-37 is disabled offline, with the reason', () => {
		open({ scenario: 'offline', world: ON });
		expect([MAIN, MATCH, TWO_STEP].map(isDisabled)).toEqual([true, true, true]);
		expect(toggle(MAIN)).toHaveAccessibleDescription('Unavailable in Offline Mode');
		expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
	});

	it('SETSEC-36 asks for a connection without an owner', async () => {
		const { user, events } = open({ scenario: 'site-only' });
		expect(getCard(CARD).getByText(PROMPT)).toBeVisible();
		expect([MAIN, MATCH, TWO_STEP].map(isDisabled)).toEqual([true, true, true]);
		const connect = getCard(CARD).getByRole('link', { name: /^Connect/ });
		expect(connect).toHaveAttribute('href', '#/connect-user');
		await user.click(connect);
		expect(events).toContainEqual({
			name: 'jetpack_wpa_click',
			properties: { target: 'connect-banner', feature: 'sso' },
		});
	});

	it('SETSEC-36 asks for no connection with an owner', () => {
		open({ scenario: 'unlinked-admin' });
		expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
		expect(isDisabled(MAIN)).toBe(false);
	});

	it('rolls back and keeps the focus when the save fails', async () => {
		const { user } = open({ world: ON });
		answerPost('settings', { code: 'x', message: 'Not today.' }, 400);
		await user.click(toggle(MATCH));
		await waitFor(() => expect(toggle(MATCH)).not.toHaveAttribute('aria-busy'));
		expect(toggle(MATCH)).toHaveAttribute('aria-checked', 'false');
		expect(toggle(MATCH)).toHaveFocus();
	});
});
