import { fireEvent, screen, waitFor } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { listenForSaves } from '#tests/state/settings/form-parts';
import { getCard, openSecurity } from './parts';

const IP = '203.0.113.7';
const BLOCKED = 'Blocked IP addresses';
const ALLOWED = 'Always allowed IP addresses';

const field = (card: string, name: string) => getCard(card).getByRole('textbox', { name });
const save = (card: string) => getCard(card).getByRole('button', { name: /Save settings|Saving…/ });

it.each([BLOCKED, ALLOWED])(
	'SETSEC-40 %s: names the lines that have no effect, saved ones too, and sends them',
	async (name) => {
		const key = name === BLOCKED ? 'jetpack_waf_ip_block_list' : 'jetpack_waf_ip_allow_list';
		const { user } = openSecurity({
			scenario: 'firewall-old-rules',
			world: { settings: { jetpack_waf_ip_list: true, [key]: 'host.example' } },
		});
		expect(field('Firewall', name)).toHaveAccessibleDescription(
			/Line 1 \(host\.example\) isn't an IP address/,
		);
		const sent = answerPost('settings', { code: 'success' });
		fireEvent.change(field('Firewall', name), { target: { value: '192.0.2.1; 192.0.2.1-' } });
		await waitFor(() =>
			expect(field('Firewall', name)).toHaveAccessibleDescription(/Line 1 \(192\.0\.2\.1-\) isn't/),
		);
		expect(field('Firewall', name)).toHaveValue('192.0.2.1; 192.0.2.1-');
		await user.click(save('Firewall'));
		await waitFor(() => expect(sent).toEqual([{ [key]: '192.0.2.1\n192.0.2.1-' }]));
	},
);

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
	const HINT = `This list has no effect on logins while "${SWITCH}" is off on the card "Firewall".`;

	it.each([
		['off', 'jetpack-16', { jetpack_waf_ip_allow_list_enabled: false }, true],
		['on', 'jetpack-16', { jetpack_waf_ip_allow_list_enabled: true }, false],
		['not there, on an older release', 'free', {}, false],
	])(
		'names the switch of the firewall that it needs: %s',
		(_state, scenario, settings, isNamed) => {
			openSecurity({ scenario, world: { settings } });
			const brute = getCard('Brute force protection');
			expect(brute.queryAllByText(HINT)).toHaveLength(isNamed ? 1 : 0);
		},
	);
});
