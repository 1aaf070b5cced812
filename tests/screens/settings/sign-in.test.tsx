import { HttpResponse } from 'msw';
import SPECIALS from '@/screens/settings/security';
import { SettingsCard } from '@/screens/settings/settings-card';
import { hold } from '#tests/app/support/hold';
import { screen, waitFor } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { getCard, openCard } from './security-parts';

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
const isResting = (name: string) => toggle(name).getAttribute('aria-disabled') === 'true';

it('SETSEC-35 has a switch and two more', () => {
	open({ world: ON });
	expect(getCard(CARD).getAllByRole('switch')).toHaveLength(3);
	expect(toggle(MAIN)).toHaveAttribute('aria-checked', 'true');
	expect([MATCH, TWO_STEP].map(isResting)).toEqual([false, false]);
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

it('SETSEC-37 rests the other two while the main one is off', async () => {
	const { user } = open({ world: OFF });
	expect(toggle(MAIN)).toHaveAttribute('aria-checked', 'false');
	expect([MATCH, TWO_STEP].map(isResting)).toEqual([true, true]);
	const sent = answerPost('settings', { code: 'success' });
	await user.click(toggle(MATCH));
	expect(sent).toEqual([]);
});

it('SETSEC-37 rests them while the main one is saved', async () => {
	const { user } = open({ world: OFF });
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.click(toggle(MAIN));
	expect(toggle(MAIN)).toHaveAttribute('aria-checked', 'true');
	expect([MATCH, TWO_STEP].map(isResting)).toEqual([true, true]);
	release();
	await waitFor(() => expect([MATCH, TWO_STEP].map(isResting)).toEqual([false, false]));
});

it('SETSEC-37 has everything at rest offline, and says why', () => {
	open({ scenario: 'offline', world: ON });
	expect([MAIN, MATCH, TWO_STEP].map(isResting)).toEqual([true, true, true]);
	expect(toggle(MAIN)).toHaveAccessibleDescription('Unavailable in Offline Mode');
	expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
});

it('SETSEC-36 asks for a connection where no owner is connected', async () => {
	const { user, events } = open({ scenario: 'site-only' });
	expect(getCard(CARD).getByText(PROMPT)).toBeVisible();
	expect([MAIN, MATCH, TWO_STEP].map(isResting)).toEqual([true, true, true]);
	const connect = getCard(CARD).getByRole('link', { name: 'Connect' });
	expect(connect).toHaveAttribute('href', '#/connect-user');
	await user.click(connect);
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'connect-banner', feature: 'sso' },
	});
});

it('SETSEC-36 asks nobody where an owner is connected', () => {
	open({ scenario: 'unlinked-admin' });
	expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
	expect(isResting(MAIN)).toBe(false);
});

it('goes back when the server refuses', async () => {
	const { user } = open({ world: ON });
	answerPost('settings', { code: 'x', message: 'Not today.' }, 400);
	await user.click(toggle(MATCH));
	await waitFor(() => expect(toggle(MATCH)).not.toHaveAttribute('aria-busy'));
	expect(toggle(MATCH)).toHaveAttribute('aria-checked', 'false');
	expect(toggle(MATCH)).toHaveFocus();
});
