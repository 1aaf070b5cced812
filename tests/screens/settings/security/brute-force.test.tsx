import SECURITY from '@/screens/settings/security';
import { listenForSaves } from '#tests/state/settings/form-parts';
import { screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { openCards } from '../parts';
import { getCard, openSecurity } from './parts';

describe('brute force protection', () => {
	const IP = '203.0.113.7';
	const KEY = 'jetpack_protect_global_whitelist';

	const card = () => within(screen.getByRole('region', { name: 'Brute force protection' }));
	const list = () => card().getByRole('textbox', { name: 'Always allowed IP addresses' });
	const add = () => card().getByRole('button', { name: 'Add to Always Allowed list' });
	const fold = () => card().getByRole('button', { name: 'Always allowed IP addresses' });
	const save = () => card().getByRole('button', { name: /Save settings|Saving…/ });
	const open = (options?: StoreOptions) => openCards(SECURITY, 'brute-force', options);
	const listing = (...local: string[]) => ({ world: { settings: { [KEY]: { local } } } });

	it('SETSEC-28 is turned off by its switch, which disables the list', async () => {
		const { user, world } = open();
		await user.click(card().getByRole('switch', { name: 'Block password guessing' }));
		await waitFor(() => expect(world.modules.active).not.toContain('protect'));
		expect(card().queryByRole('textbox')).not.toBeInTheDocument();
		await user.click(fold());
		expect(list()).toBeDisabled();
	});

	it('SETSEC-29 SETSEC-32 shows the current IP address above a field of several lines, with an example', () => {
		open();
		const address = card().getByText(IP, { selector: 'bdi' });
		expect(address.parentElement).toHaveTextContent(`Your current IP: ${IP}`);
		// Otherwise a site in Arabic shows an IPv6 address in another order.
		expect(address).toHaveAttribute('dir', 'ltr');
		expect(list().tagName).toBe('TEXTAREA');
		expect(list()).toHaveAttribute('placeholder', 'Example: 192.0.2.1-192.0.2.100');
	});

	it('SETSEC-29 reports that the current IP address is unknown', () => {
		open({ pageData: { currentIp: false } });
		expect(card().getByText("Couldn't find your current IP address.")).toBeVisible();
		expect(
			card().queryByRole('button', { name: 'Add to Always Allowed list' }),
		).not.toBeInTheDocument();
	});

	it("SETSEC-30 SETSEC-46 appends the current IP address on a new line, which the card's button saves", async () => {
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
		it('for an address that is already listed, with the reason', async () => {
			const { user } = open(listing(IP));
			expect(add()).toHaveAttribute('aria-disabled', 'true');
			expect(add()).toHaveAccessibleDescription('This address is already on the list.');
			await user.clear(list());
			expect(add()).not.toHaveAttribute('aria-disabled');
		});
	});

	it('SETSEC-33 names a line without effect once typing pauses, and sends it all the same', async () => {
		const { user } = open();
		const sent = answerPost('settings', { code: 'success' });
		await user.type(list(), '192.0.2.1{Enter}my office');
		// On a slow machine, typing pauses within the line, so there is first a warning about a part of it.
		await waitFor(() => {
			expect(card().getByText(/aren't IP addresses or ranges/)).toHaveTextContent('2 (office)');
			expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('2 (office)');
		});
		expect(list()).toHaveAccessibleDescription(/Lines 2 \(my\) and 2 \(office\) aren't/);
		expect(list()).toBeValid();
		await user.click(save());
		await waitFor(() => expect(sent).toEqual([{ [KEY]: '192.0.2.1\nmy\noffice' }]));
		expect(list()).toHaveValue('192.0.2.1\nmy office');
	});

	it('SETSEC-33 names a line of the saved list that the release may not take, and saves another one beside it', async () => {
		const { user } = open(listing('10.0.0.0/8'));
		const sent = answerPost('settings', { code: 'success' });
		expect(list()).toHaveAccessibleDescription(
			/Jetpack 11\.2 may refuse or ignore line 1 \(10\.0\.0\.0\/8\)\. You can try it\./,
		);
		await user.click(add());
		await user.click(save());
		await waitFor(() => expect(sent).toEqual([{ [KEY]: `10.0.0.0/8\n${IP}` }]));
	});
});

describe('lists of addresses', () => {
	const IP = '203.0.113.7';
	const ALLOWED = 'Always allowed IP addresses';

	const field = (card: string, name: string) => getCard(card).getByRole('textbox', { name });
	const save = (card: string) =>
		getCard(card).getByRole('button', { name: /Save settings|Saving…/ });

	describe('SETSEC-30 on a server where brute force protection allows what the firewall allows', () => {
		const SHARED = 'jetpack_waf_ip_allow_list';

		it('a stored network stays when the current address is added', async () => {
			const { user, world } = openSecurity({
				scenario: 'jetpack-16',
				world: { settings: { [SHARED]: '10.0.0.0/8\n192.0.2.1' } },
			});
			expect(field('Brute force protection', ALLOWED)).toHaveValue('10.0.0.0/8\n192.0.2.1');
			expect(screen.queryByText(/may refuse/)).not.toBeInTheDocument();
			const sent = listenForSaves();
			await user.click(screen.getByRole('button', { name: 'Add to Always Allowed list' }));
			await user.click(save('Brute force protection'));
			await waitFor(() => expect(sent).toEqual([{ [SHARED]: `10.0.0.0/8\n192.0.2.1\n${IP}` }]));
			await waitFor(() =>
				expect(save('Brute force protection')).toHaveAttribute('aria-disabled', 'true'),
			);
			expect(field('Brute force protection', ALLOWED)).toBeValid();
			expect(world.settings[SHARED]).toBe(`10.0.0.0/8\n192.0.2.1\n${IP}`);
		});

		const SWITCH = 'Always allow requests from some IP addresses';
		const FIREWALL = 'Block harmful requests before they reach your site';
		const LIST = 'jetpack_waf_ip_allow_list_enabled';

		it.each([
			['the list is off', 'jetpack-16', { waf: true, [LIST]: false }, SWITCH],
			['the firewall is off, too', 'jetpack-16', { waf: false, [LIST]: false }, FIREWALL],
			['both are on', 'jetpack-16', { waf: true, [LIST]: true }, ''],
			['neither is there, on an older release', 'free', {}, ''],
		])(
			'names a switch of the firewall that is on the page if %s',
			(_, scenario, settings, named) => {
				openSecurity({ scenario, world: { settings } });
				const brute = getCard('Brute force protection');
				const hint = `This list has no effect on logins while "${named}" is off on the card "Firewall".`;
				const hints = brute.queryAllByText(/^This list has no effect/);
				expect(hints.map(({ textContent }) => textContent)).toEqual(named ? [hint] : []);
				expect(screen.queryAllByRole('switch', { name: named || 'none' })).toHaveLength(
					hints.length,
				);
			},
		);
	});
});
