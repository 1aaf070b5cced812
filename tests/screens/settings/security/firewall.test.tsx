import { http, HttpResponse } from 'msw';
import SECURITY from '@/screens/settings/security';
import { buildWirePageData } from '#tests/support/fixtures';
import { fireEvent, renderScreen, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST, type StoreOptions } from '#tests/support/store';
import { answerGet, hold } from '#tests/support/wire';
import { SettingsScreen } from '../loaded-screen';
import { openCards } from '../parts';

const SWITCH = 'Block harmful requests before they reach your site';
const LIST = 'Allow / Block list - Block or allow a specific request IP';
const BLOCKED = 'Blocked IP addresses';
const ALLOWED = 'Always allowed IP addresses';
const SHARE = 'Share data with Jetpack';

const ON = { scenario: 'firewall-old-rules' };
const LISTED = { ...ON, world: { settings: { jetpack_waf_ip_list: true } } };

const open = (options?: StoreOptions) => openCards(SECURITY, 'firewall', options);

const search = (term: string, options?: StoreOptions) =>
	renderScreen(<SettingsScreen />, { route: `/settings?term=${term}`, ...options });

const card = () => within(screen.getByRole('region', { name: 'Firewall' }));
const toggle = (name: string) => card().getByRole('switch', { name });
const field = (name: string) => card().getByRole('textbox', { name });

it('SETSEC-39 SETSEC-41 SETSEC-44 shows only its switch while it is off', async () => {
	const { user } = open(LISTED);
	expect(toggle(LIST)).toBeVisible();
	expect(toggle(SHARE)).toBeVisible();
	expect(field(ALLOWED)).toBeVisible();
	await user.click(toggle(SWITCH));
	expect(card().getAllByRole('switch')).toEqual([toggle(SWITCH)]);
	expect(card().queryByRole('textbox')).not.toBeInTheDocument();
	expect(card().queryByRole('button', { name: 'Enhance protection' })).not.toBeInTheDocument();
	expect(card().queryByRole('button', { name: /^Save settings/ })).not.toBeInTheDocument();
});

it.each([
	['share data', SHARE],
	['blocked ip', BLOCKED],
	['jetpack_waf_ip_list', LIST],
	['jetpack_waf_ip_allow_list', ALLOWED],
])(
	'SETSEC-39 SETSEC-41 SETSEC-44 a search for "%s" shows it disabled, with the reason',
	(term, name) => {
		search(term);
		const found = card().getByLabelText(name);
		expect(found).toHaveAccessibleDescription('Turn on Firewall to change this.');
		if (found.getAttribute('role') === 'switch') {
			expect(found).toHaveAttribute('aria-disabled', 'true');
		} else {
			expect(found).toBeDisabled();
		}
		// The lists and their switch have similar names, so a search finds them together.
		const others = name === SHARE ? [LIST, BLOCKED, ALLOWED] : [SHARE];
		others.forEach((other) => expect(card().queryByLabelText(other)).not.toBeInTheDocument());
	},
);

it('SETSEC-39 SETSEC-40 SETSEC-46 shows the lists only while their switch is on', async () => {
	const { user, world } = open(ON);
	expect(card().queryByRole('textbox')).not.toBeInTheDocument();
	expect(card().queryByRole('button', { name: /^Save settings/ })).not.toBeInTheDocument();
	await user.click(toggle(LIST));
	await waitFor(() => expect(world.settings.jetpack_waf_ip_list).toBe(true));
	await waitFor(() => expect(field(BLOCKED)).toBeEnabled());
	expect(field(ALLOWED)).toBeEnabled();
	expect(toggle(LIST)).toHaveFocus();
	await user.click(toggle(LIST));
	expect(card().queryByRole('textbox')).not.toBeInTheDocument();
});

it('SETSEC-40 SETSEC-46 saves both lists with the button of the card', async () => {
	const { user, world } = open(LISTED);
	fireEvent.change(field(BLOCKED), { target: { value: '192.0.2.1\n192.0.2.2' } });
	fireEvent.change(field(ALLOWED), { target: { value: '203.0.113.7' } });
	expect(field(BLOCKED)).toHaveAccessibleDescription('One IP address per line.');
	await user.click(card().getByRole('button', { name: /^Save settings/ }));
	await waitFor(() =>
		expect(world.settings).toMatchObject({
			jetpack_waf_ip_block_list: '192.0.2.1\n192.0.2.2',
			jetpack_waf_ip_allow_list: '203.0.113.7',
		}),
	);
});

it('SETSEC-44 is disabled while another of its settings is being saved', async () => {
	const { user } = open(LISTED);
	const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.click(toggle(SHARE));
	expect(toggle(LIST)).toHaveAttribute('aria-disabled', 'true');
	expect(field(BLOCKED)).toBeDisabled();
	release();
	await waitFor(() => expect(toggle(LIST)).not.toHaveAttribute('aria-disabled'));
	expect(called.mock.calls).toEqual([[{ jetpack_waf_share_data: true }]]);
});

it('SETSEC-41 explains sharing in a popover, with a link to the privacy policy', async () => {
	const { user } = open(ON);
	await user.click(card().getByRole('button', { name: 'Privacy information' }));
	const popover = await screen.findByRole('dialog', { name: 'Privacy information' });
	expect(within(popover).getByRole('link', { name: /Privacy policy/ })).toBeVisible();
});

describe('the setup of the site', () => {
	const PATH = '/var/www/wp-content/jetpack-waf/bootstrap.php';

	const findFolded = () => card().findByRole('button', { name: 'Enhance protection' });

	it('SETSEC-42 shows the path of its file, and copies the line for php.ini', async () => {
		const { user, browser } = open(ON);
		await user.click(await findFolded());
		expect(card().getByText(PATH)).toBeVisible();
		const copy = card().getByRole('button', {
			name: 'Copy Add this line to your php.ini',
		});
		await user.click(copy);
		expect(browser.copy).toHaveBeenCalledWith(`auto_prepend_file = "${PATH}"`);
		expect(await card().findByRole('button', { name: /^Copied!/ })).toBeVisible();
	});

	it('TRACK-13 SETSEC-42 records that it was unfolded, and not that it was folded', async () => {
		const { user, events } = open(ON);
		await user.click(await findFolded());
		const opened = {
			name: 'jetpack_wpa_click',
			properties: { target: 'foldable-settings-open', feature: 'waf' },
		};
		expect(events).toEqual([opened]);
		await user.click(await findFolded());
		expect(events).toEqual([opened]);
	});

	it('SETSEC-42 SETSEC-44 is loaded and enabled only once the module is saved as on', async () => {
		const { user } = open();
		const answerFirewall = jest.fn(() =>
			HttpResponse.json({ bootstrapPath: PATH, hasRulesAccess: true }),
		);
		server.use(http.get(`${REST}/waf`, answerFirewall));
		const { settings } = buildWirePageData() as { settings: object };
		answerGet('settings', { ...settings, waf: true });
		const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await user.click(toggle(SWITCH));
		expect(toggle(SWITCH)).toBeChecked();
		expect(toggle(LIST)).toHaveAttribute('aria-disabled', 'true');
		expect(toggle(SHARE)).toHaveAttribute('aria-disabled', 'true');
		expect(answerFirewall).not.toHaveBeenCalled();
		release();
		expect(await findFolded()).toBeVisible();
		expect(answerFirewall).toHaveBeenCalledTimes(1);
		expect(toggle(LIST)).not.toHaveAttribute('aria-disabled');
	});
});
