import { http, HttpResponse } from 'msw';
import { act, screen, waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import type { DashboardCardId } from '@/domain/dashboard';
import { selectIsSettingOn } from '@/state/settings';
import { selectPlugins } from '@/state/plugins';
import { clickOn, hrefOf, reply } from '../parts';
import { getCard, listenForCalls, queryCard, renderCards } from './parts';

const PROTECT = 'Brute force protection';
const MONITOR = 'Downtime monitoring';
const PHOTON = 'Image accelerator';

it('DASH-23 TRACK-12 turns a module on at once, saves and records it', async () => {
	const { user, world, events } = renderCards('monitor');
	const toggle = getCard(MONITOR).getByRole('switch', { name: MONITOR });
	expect(toggle).not.toBeChecked();
	await user.click(toggle);
	expect(toggle).toBeChecked();
	expect(getCard(MONITOR).getByText('Monitoring is on')).toBeVisible();
	await waitFor(() => expect(world.modules.active).toContain('monitor'));
	expect(toggle).toHaveFocus();
	expect(events).toContainEqual({
		name: 'jetpack_wpa_settings_toggle',
		properties: { module: 'monitor', setting: 'monitor', toggled: 'on' },
	});
});

it.each([
	['NOTICE-30', 'inactive', 'disabled'],
	['NOTICE-29', 'active', 'enabled'],
])(
	'DASH-24 %s a switch forced %s shows the reason and does nothing',
	async (_id, override, word) => {
		const calls = listenForCalls();
		const { user } = renderCards('photon', {
			world: { modules: { override: { photon: override } } },
		});
		const reason = `${PHOTON} has been ${word} by a site administrator.`;
		const toggle = screen.getByRole('switch', { name: PHOTON });
		expect(toggle).toHaveAccessibleDescription(reason);
		const isChecked = toggle.getAttribute('aria-checked');
		await user.click(toggle);
		expect(toggle).toHaveAttribute('aria-checked', isChecked);
		expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
		await user.click(getCard(PHOTON).getByRole('button', { name: /change this/ }));
		expect(screen.getByRole('dialog')).toHaveTextContent(reason);
	},
);

it('ROLE-09 ROLE-17 SHELL-33 without an owner, has switches only for what needs only the site, and else leads to the connection', async () => {
	const { user, events } = renderCards(['protect', 'monitor', 'photon'], { scenario: 'site-only' });
	for (const name of [PROTECT, MONITOR]) {
		expect(getCard(name).queryByRole('switch')).not.toBeInTheDocument();
		expect(hrefOf(/^Connect/, getCard(name))).toBe('#/connect-user');
	}
	expect(screen.getByRole('switch', { name: PHOTON })).not.toHaveAttribute('aria-disabled');
	await user.click(getCard(MONITOR).getByRole('link', { name: /^Connect/ }));
	expect(events).toContainEqual(clickOn('connect-banner', { feature: 'monitor' }));
});

describe('the blocked login attempts', () => {
	it('are loaded only after protection is saved as on', async () => {
		const { user } = renderCards('protect', { world: { modules: { active: ['stats'] } } });
		const calls = listenForCalls();
		await user.click(screen.getByRole('switch', { name: PROTECT }));
		await waitFor(() => expect(calls).toContain('GET module/protect/data'));
		expect(calls.indexOf('POST settings')).toBeLessThan(calls.indexOf('GET module/protect/data'));
	});
});

describe('anti-spam', () => {
	const CARD = 'Anti-spam';
	const KEY_PAGE = 'http://site.test/wp-admin/admin.php?page=akismet-key-config';

	const answer = (data: unknown) => reply('module/akismet/data', data);
	const installed = reply('plugins', {
		'akismet/akismet.php': { Name: 'Akismet', active: false },
	});
	const elsewhere = (akismetElsewhere: string) => ({ pageData: { akismetElsewhere } });

	it.each<[string, unknown, RegExp, object?]>([
		['a count', 4321, /^Anti-spam ?4,321 spam comments blocked$/],
		['a count of 1', 1, /^Anti-spam ?1 spam comment blocked$/],
		['a count of 0', 0, /No spam so far/],
		['a missing plugin', 'not_installed', /Akismet isn't installed/],
		['an inactive plugin', 'not_active', /installed but not active/],
		['an unavailable count', 'N/A', /isn't available for this site/],
		['one that the host loads', 'not_installed', /can't count the spam\.$/, elsewhere('with-key')],
	])('CARD-04 shows %s', async (_name, data, text, options = {}) => {
		renderCards('anti-spam', options, answer(data));
		await waitFor(() => expect(queryCard(CARD)).toHaveTextContent(text));
	});

	it.each<[string, object, string]>([
		['an invalid key', {}, 'invalid_key'],
		['no key, where the host loads Akismet', elsewhere('without-key'), 'not_installed'],
	])('CARD-04 leads to the page of the key with %s', async (_name, options, data) => {
		renderCards('anti-spam', options, answer(data));
		await screen.findByRole('link', { name: 'Set your key' });
		expect(hrefOf('Set your key', getCard(CARD))).toBe(KEY_PAGE);
		expect(screen.queryByText(/install/i)).not.toBeInTheDocument();
	});

	it('CARD-01 activates the plugin with a notice, and opens the page of the key', async () => {
		const { user, browser, store } = renderCards(
			// The card of a plugin loads the list of plugins.
			['anti-spam', 'boost'],
			{},
			answer('not_active'),
			installed,
			http.post(`${REST}/plugins`, () => HttpResponse.json({ code: 'success' })),
		);
		await waitFor(() => expect(selectPlugins(store.getState()).phase).toBe('ready'));
		const texts: string[] = [];
		store.subscribe(() => texts.push(...store.getState().notices.list.map(({ text }) => text)));
		await user.click(await getCard(CARD).findByRole('button', { name: 'Activate Akismet' }));
		await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(KEY_PAGE));
		expect(texts).toContain('Activating Akismet…');
	});

	it('shows the new state of the plugin if the browser is slow to leave', async () => {
		let data = 'not_active';
		const { user, store } = renderCards(
			'anti-spam',
			{},
			http.get(`${REST}/module/akismet/data`, () => HttpResponse.json(data)),
			installed,
			http.post(`${REST}/plugins`, () => {
				data = 'invalid_key';
				return HttpResponse.json({ code: 'success' });
			}),
		);
		const activate = await getCard(CARD).findByRole('button', { name: 'Activate Akismet' });
		expect(selectIsSettingOn(store.getState(), 'akismet')).toBe(false);

		jest.useFakeTimers({ advanceTimers: true });
		await user.click(activate);
		await act(() => jest.advanceTimersByTimeAsync(2600));
		expect(selectIsSettingOn(store.getState(), 'akismet')).toBe(true);
		expect(getCard(CARD).getByText(/needs a valid key/)).toBeVisible();
		expect(getCard(CARD).queryByRole('button')).not.toBeInTheDocument();
	});

	it('CARD-03 reports that the plugin could not be activated', async () => {
		const { user, store } = renderCards(
			'anti-spam',
			{},
			answer('not_active'),
			installed,
			http.post(`${REST}/plugins`, () => HttpResponse.json({ code: 'x' }, { status: 500 })),
		);
		await user.click(await getCard(CARD).findByRole('button', { name: 'Activate Akismet' }));
		await waitFor(() =>
			expect(store.getState().notices.list).toMatchObject([
				{ status: 'is-error', text: 'Could not activate Akismet.' },
			]),
		);
	});
});

it.each<[string, DashboardCardId]>([
	['Site stats', 'stats'],
	['Backup', 'backup'],
	['Security scan', 'scan'],
	['Brute force protection', 'protect'],
	['Downtime monitoring', 'monitor'],
	['Image accelerator', 'photon'],
	['Search', 'search'],
	['VideoPress', 'video'],
	['Site connection', 'site-connection'],
])(
	'ROLE-11 SHELL-32 CARD-07 SCAN-03 STATS-03 keeps the %s card at rest offline: its sentence and a gray icon, without control',
	(name, id) => {
		renderCards(id, { scenario: 'offline' });
		const card = queryCard(name);
		expect(card).toHaveTextContent(/in Offline Mode/);
		expect(card).toHaveClass('inactive');
		expect(card?.querySelectorAll('svg')).toHaveLength(1);
		expect(card?.querySelector('button, a')).toBeNull();
	},
);
