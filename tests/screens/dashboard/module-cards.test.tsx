import { http, HttpResponse } from 'msw';
import { act, screen, waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import type { DashboardCardId } from '@/domain/dashboard';
import { selectIsSettingOn } from '@/state/settings';
import { getCard, listenForCalls, queryCard, renderCards } from './parts';

const PROTECT = 'Brute force protection';
const MONITOR = 'Downtime monitoring';
const PHOTON = 'Image accelerator';

it('DASH-23 has a switch on each card of a module for a manager', () => {
	renderCards(['protect', 'monitor', 'photon']);
	for (const name of [PROTECT, MONITOR, PHOTON]) {
		expect(getCard(name).getByRole('switch', { name })).toBeVisible();
	}
});

it('DASH-23 has no switch for an editor', () => {
	renderCards('protect', { scenario: 'editor-view' });
	expect(getCard(PROTECT).queryByRole('switch')).not.toBeInTheDocument();
});

it('turns a module on at once, and saves it', async () => {
	const { user, world } = renderCards('monitor');
	const toggle = getCard(MONITOR).getByRole('switch', { name: MONITOR });
	expect(toggle).not.toBeChecked();
	await user.click(toggle);
	expect(toggle).toBeChecked();
	expect(getCard(MONITOR).getByText('Jetpack is watching your site')).toBeVisible();
	await waitFor(() => expect(world.modules.active).toContain('monitor'));
	expect(toggle).toHaveFocus();
});

it('TRACK-12 records a switch', async () => {
	const { user, events } = renderCards('photon');
	await user.click(screen.getByRole('switch', { name: PHOTON }));
	expect(events).toContainEqual({
		name: 'jetpack_wpa_settings_toggle',
		properties: { module: 'photon', setting: 'photon', toggled: 'on' },
	});
});

it('rolls back a switch and keeps the focus when the save fails', async () => {
	const { user } = renderCards(
		'photon',
		{},
		http.post(`${REST}/settings`, () =>
			HttpResponse.json({ code: 'x', message: 'No', data: { status: 400 } }, { status: 400 }),
		),
	);
	const toggle = screen.getByRole('switch', { name: PHOTON });
	await user.click(toggle);
	await waitFor(() => expect(toggle).not.toBeChecked());
	expect(toggle).toHaveFocus();
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

it('ROLE-09 ROLE-17 SHELL-33 offers to connect without an owner, and has no switch', async () => {
	const { user, events } = renderCards(['protect', 'monitor'], { scenario: 'site-only' });
	for (const name of [PROTECT, MONITOR]) {
		expect(getCard(name).queryByRole('switch')).not.toBeInTheDocument();
		expect(getCard(name).getByRole('link', { name: /^Connect/ })).toHaveAttribute(
			'href',
			'#/connect-user',
		);
	}
	await user.click(getCard(MONITOR).getByRole('link', { name: /^Connect/ }));
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'connect-banner', feature: 'monitor' },
	});
});

it('SHELL-33 enables a switch without an owner if it needs only the site', () => {
	renderCards('photon', { scenario: 'site-only' });
	expect(screen.getByRole('switch', { name: PHOTON })).not.toHaveAttribute('aria-disabled');
});

it('SHELL-32 is unavailable offline, without a switch', () => {
	renderCards(['protect', 'monitor', 'photon'], { scenario: 'offline' });
	for (const name of [PROTECT, MONITOR, PHOTON]) {
		expect(getCard(name).getByText('Unavailable in Offline Mode')).toBeVisible();
		expect(getCard(name).queryByRole('switch')).not.toBeInTheDocument();
	}
});

describe('the blocked login attempts', () => {
	const answer = (body: string | number | boolean) =>
		http.get(`${REST}/module/protect/data`, () => HttpResponse.json(body));

	it.each([1234, '1234'])('CARD-05 show a count of %p', async (blocked) => {
		renderCards('protect', {}, answer(blocked));
		expect(await getCard(PROTECT).findByText('1,234')).toBeVisible();
		expect(getCard(PROTECT).getByText('malicious login attempts blocked')).toBeVisible();
	});

	it.each([0, '0', false, 'N/A'])('CARD-05 report %p as none yet', async (blocked) => {
		renderCards('protect', {}, answer(blocked));
		expect(await getCard(PROTECT).findByText(/No blocked login attempts/)).toBeVisible();
	});

	it('CARD-05 are loaded on request after a failure', async () => {
		const { user } = renderCards(
			'protect',
			{ world: { provider: { protect: { blocked: 3 } } } },
			http.get(`${REST}/module/protect/data`, () => HttpResponse.error(), { once: true }),
		);
		const card = getCard(PROTECT);
		await user.click(await card.findByRole('button', { name: /^Try again/ }));
		expect(await card.findByText('3')).toBeVisible();
		expect(card.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
	});

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

	const answer = (data: unknown) =>
		http.get(`${REST}/module/akismet/data`, () => HttpResponse.json(data as string));
	const installed = http.get(`${REST}/plugins`, () =>
		HttpResponse.json({ 'akismet/akismet.php': { Name: 'Akismet', active: false } }),
	);

	it.each<[string, unknown, RegExp]>([
		['a count', 4321, /^Anti-spam ?4,321 spam comments blocked$/],
		['a count of 1', 1, /^Anti-spam ?1 spam comment blocked$/],
		['a count of 0', 0, /No spam so far/],
		['a missing plugin', 'not_installed', /Akismet isn't installed/],
		['an inactive plugin', 'not_active', /installed but not active/],
		['an unavailable count', 'N/A', /isn't available for this site/],
		['an invalid key', 'invalid_key', /needs a valid key/],
	])('CARD-04 shows %s', async (_name, data, text) => {
		renderCards('anti-spam', {}, answer(data));
		await waitFor(() => expect(queryCard(CARD)).toHaveTextContent(text));
	});

	it('CARD-04 reports that the count is loading, and retries on request after a failure', async () => {
		let isDown = true;
		const { user } = renderCards(
			'anti-spam',
			{},
			http.get(`${REST}/module/akismet/data`, () =>
				isDown ? HttpResponse.error() : HttpResponse.json(7),
			),
		);
		expect(getCard(CARD).getByText('Loading the spam count…')).toBeInTheDocument();
		const again = await getCard(CARD).findByRole('button', { name: /^Try again/ });
		isDown = false;
		await user.click(again);
		expect(await getCard(CARD).findByText('spam comments blocked')).toBeVisible();
	});

	it('links to the page of the key', async () => {
		renderCards('anti-spam', {}, answer('invalid_key'));
		expect(await getCard(CARD).findByRole('link', { name: 'Set your key' })).toHaveAttribute(
			'href',
			KEY_PAGE,
		);
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
		await waitFor(() => expect(store.getState().plugins?.installed.phase).toBe('ready'));
		const texts: string[] = [];
		store.subscribe(() => texts.push(...store.getState().notices.list.map(({ text }) => text)));
		await user.click(await getCard(CARD).findByRole('button', { name: 'Activate Akismet' }));
		await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(KEY_PAGE));
		expect(texts).toContain('Activating Akismet…');
	});

	it('shows the new state of the plugin if the browser is slow to leave', async () => {
		let data: unknown = 'not_active';
		const { user, store } = renderCards(
			'anti-spam',
			{},
			http.get(`${REST}/module/akismet/data`, () => HttpResponse.json(data as string)),
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
	'ROLE-11 keeps the %s card at rest offline: its sentence, without icon and button',
	(name, id) => {
		renderCards(id, { scenario: 'offline' });
		const card = queryCard(name);
		expect(card).toHaveTextContent(/in Offline Mode/);
		expect(card).toHaveAttribute('data-resting');
		expect(card?.querySelector('svg, button, a')).toBeNull();
	},
);
