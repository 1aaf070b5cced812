import { HttpResponse } from 'msw';
import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost, hold } from '#tests/support/wire';

const IP = '203.0.113.7';
const KEY = 'jetpack_protect_global_whitelist';
const PROMPT = 'Connect to set up brute force attack protection.';

const card = () => within(screen.getByRole('region', { name: 'Brute force protection' }));
const list = () => card().getByRole('textbox', { name: 'Always allowed IP addresses' });
const add = () => card().getByRole('button', { name: 'Add to Always Allowed list' });
const fold = () => card().getByRole('button', { name: 'Always allowed IP addresses' });
const save = () => card().getByRole('button', { name: /Save settings|Saving…/ });
const open = (options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/security', ...options });
const listing = (...local: string[]) => ({ world: { settings: { [KEY]: { local } } } });

it('SETSEC-28 has a switch of its own', async () => {
	const { user, world } = open();
	await user.click(card().getByRole('switch', { name: 'Block password guessing' }));
	await waitFor(() => expect(world.modules.active).not.toContain('protect'));
	expect(card().queryByRole('textbox')).not.toBeInTheDocument();
	await user.click(fold());
	expect(list()).toBeDisabled();
});

it('SETSEC-29 says what the current IP is', () => {
	open();
	expect(card().getByText(`Your current IP: ${IP}`)).toBeVisible();
});

it('SETSEC-29 says that the site does not know it', () => {
	open({ pageData: { currentIp: false } });
	expect(card().getByText("Couldn't find your current IP address.")).toBeVisible();
	expect(
		card().queryByRole('button', { name: 'Add to Always Allowed list' }),
	).not.toBeInTheDocument();
});

it('SETSEC-30 SETSEC-46 appends it on a new line, which the card’s button saves', async () => {
	const { user, world } = open(listing('192.0.2.1'));
	await user.click(add());
	expect(list()).toHaveValue(`192.0.2.1\n${IP}`);
	expect(add()).toHaveFocus();
	await user.click(save());
	await waitFor(() => expect(world.settings[KEY]).toEqual({ local: ['192.0.2.1', IP] }));
	await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
	expect(list()).toHaveValue(`192.0.2.1\n${IP}`);
});

describe('SETSEC-31 the button is disabled', () => {
	it('for an address that is listed, and says so', async () => {
		const { user } = open(listing(IP));
		expect(add()).toHaveAttribute('aria-disabled', 'true');
		expect(add()).toHaveAccessibleDescription('This address is already on the list.');
		await user.clear(list());
		expect(add()).not.toHaveAttribute('aria-disabled');
	});

	it.each([
		['while protection is off', { scenario: 'modules-off' }],
		['offline', { scenario: 'offline' }],
		['without an owner', { scenario: 'site-only' }],
	])('%s', async (_title, options) => {
		const { user } = open(options);
		expect(add()).toHaveAttribute('aria-disabled', 'true');
		if (!card().queryByRole('textbox')) {
			await user.click(fold());
		}
		expect(list()).toBeDisabled();
	});

	it('while the list is being saved', async () => {
		const { user } = open();
		const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await user.type(list(), '192.0.2.1');
		await user.click(save());
		expect(save()).toHaveTextContent('Saving…');
		expect(add()).toHaveAttribute('aria-disabled', 'true');
		expect(list()).toHaveAttribute('readonly');
		release();
		await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled'));
	});
});

it('SETSEC-32 takes several lines, with an example', () => {
	open();
	expect(list().tagName).toBe('TEXTAREA');
	expect(list()).toHaveAttribute('placeholder', 'Example: 192.0.2.1-192.0.2.100');
});

it('SETSEC-33 keeps IPv4, IPv6 and ranges without a warning', async () => {
	const { user, world } = open();
	await user.type(list(), '192.0.2.1{Enter}2001:db8::1{Enter}198.51.100.1-198.51.100.9');
	await user.click(save());
	await waitFor(() =>
		expect(world.settings[KEY]).toEqual({
			local: ['192.0.2.1', '2001:db8::1', '198.51.100.1 - 198.51.100.9'],
		}),
	);
	await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
	expect(list()).toBeValid();
	expect(card().queryByText(/an IP address or a range/)).not.toBeInTheDocument();
});

it('SETSEC-33 names other lines, and sends no list of which the site would keep nothing', async () => {
	const { user } = open();
	const sent = answerPost('settings', { code: 'success' });
	await user.type(list(), '192.0.2.1{Enter}my office');
	expect(await card().findByText(/an IP address or a range/)).toHaveTextContent('2 (my office)');
	expect(list()).toHaveAccessibleDescription(/2 \(my office\)/);
	expect(list()).toBeValid();
	expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('2 (my office)');
	await user.click(save());
	expect(list()).toBeInvalid();
	expect(list()).toHaveAccessibleDescription(/2 \(my office\)/);
	expect(card().getAllByText(/an IP address or a range/)).toHaveLength(1);
	await user.type(list(), '{Backspace>9/}192.0.2.2');
	await user.click(save());
	await waitFor(() => expect(sent).toEqual([{ [KEY]: '192.0.2.1\n192.0.2.2' }]));
});

it('reports lines that the server dropped, and keeps them in the field', async () => {
	const { user } = open(listing('192.0.2.1'));
	answerPost('settings', { code: 'success' });
	await user.type(list(), '{Enter}192.0.2.2');
	await user.click(save());
	await waitFor(() => expect(list()).toBeInvalid());
	expect(list()).toHaveAccessibleDescription(/didn't keep these lines: 192.0.2.2/);
	expect(list()).toHaveValue('192.0.2.1\n192.0.2.2');
	expect(save()).not.toHaveAttribute('aria-disabled');
});

it('SETSEC-34 asks to connect where there is no owner', () => {
	open({ scenario: 'site-only' });
	expect(card().getByText(PROMPT)).toBeVisible();
	expect(card().getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/connect-user');
});

it.each(['free', 'offline', 'disconnected'])('SETSEC-34 does not ask on %s', (scenario) => {
	open({ scenario });
	expect(card().queryByText(PROMPT)).not.toBeInTheDocument();
});

it('ROLE-21 cannot be switched where the site holds it on; its list can be set', () => {
	open({ world: { modules: { override: { protect: 'active' } } } });
	const toggle = card().getByRole('switch');
	expect(toggle).toHaveAttribute('aria-disabled', 'true');
	expect(toggle).toHaveAccessibleDescription(/has been enabled by a site administrator\./);
	expect(list()).toBeEnabled();
});
