import { HttpResponse } from 'msw';
import PERFORMANCE from '@/screens/settings/performance';
import { selectNotices } from '@/state/notices';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions, TestStore } from '#tests/support/store';
import { answerGet, answerPost, hold } from '#tests/support/wire';
import { SettingsScreen } from './loaded-screen';
import { openCards } from './parts';

const open = (options: StoreOptions & { route?: string } = {}) =>
	renderScreen(<SettingsScreen />, { route: '/performance', ...options });
const headings = (level: number) =>
	screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

it('SETPERF-01 SETPERF-02 SETPERF-20 shows its cards in their order', () => {
	open();
	expect(headings(2)).toEqual(['Search', 'Performance & speed', 'Media']);
});

it.each([
	['photon', 'site accelerator', 'Performance & speed'],
	['videopress', 'VideoPress', 'Media'],
	['lazy-images', 'about to be seen', 'Performance & speed'],
])('SETPERF-01 is shown among search results: %s', (_module, term, title) => {
	open({ route: `/security?term=${term}` });
	expect(headings(2)).toContain('Performance');
	expect(headings(3)).toContain(title);
});

describe('speed', () => {
	const BOTH = 'Enable site accelerator';
	const IMAGES = 'Speed up images';
	const FILES = 'Speed up static files';
	const LAZY = 'Load images as visitors scroll to them';

	const card = () => within(screen.getByRole('region', { name: 'Performance & speed' }));
	const toggle = (name: string) => card().getByRole('switch', { name });
	const withActive = (...active: string[]) => ({ world: { modules: { active } } });
	const noticesOf = ({ store }: Pick<TestStore, 'store'>) =>
		selectNotices(store.getState()).map(({ status, text }) => [status, text]);

	it('SETPERF-20 has the switches of the accelerator, its two parts and lazy images', () => {
		openCards(PERFORMANCE, 'speed');
		expect(card().getAllByRole('switch')).toEqual([BOTH, IMAGES, FILES, LAZY].map(toggle));
	});

	it('SETPERF-05 SETPERF-07 SETPERF-08 SETPERF-09 turns both parts on, with notices and events', async () => {
		const view = openCards(PERFORMANCE, 'speed', withActive());
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await view.user.click(toggle(BOTH));
		for (const name of [BOTH, IMAGES, FILES]) {
			expect(toggle(name)).toBeChecked();
		}
		expect(toggle(BOTH)).toHaveAttribute('aria-busy', 'true');
		expect(noticesOf(view)).toEqual([['is-info', 'Enabling Site accelerator…']]);
		release();
		await waitFor(() =>
			expect(noticesOf(view)).toEqual([
				['is-success', 'Site accelerator is now speeding up your site!'],
			]),
		);
		expect(called.mock.calls).toEqual([
			[{ photon: true, 'tiled-gallery': true, tiled_galleries: true, 'photon-cdn': true }],
		]);
		expect(view.events.map(({ properties }) => properties)).toEqual([
			{ module: 'photon', setting: 'photon', toggled: 'on' },
			{ module: 'photon-cdn', setting: 'photon-cdn', toggled: 'on' },
		]);
	});

	it('SETPERF-04 SETPERF-08 SETPERF-09 is on if one part is on, and turns both off, with notices', async () => {
		const view = openCards(PERFORMANCE, 'speed', withActive('photon-cdn'));
		expect(toggle(BOTH)).toBeChecked();
		const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await view.user.click(toggle(BOTH));
		expect(noticesOf(view)).toEqual([['is-info', 'Disabling site accelerator…']]);
		release();
		await waitFor(() =>
			expect(noticesOf(view)).toEqual([
				['is-success', 'Site accelerator is no longer speeding up your site!'],
			]),
		);
		expect(toggle(BOTH)).not.toBeChecked();
	});

	it.each<[string, string[], string]>([
		['on', [], 'Error enabling Site accelerator. activation_failed'],
		['off', ['photon'], 'Error disabling site accelerator. activation_failed'],
	])(
		'SETPERF-10 shows why it could not be turned %s, and rolls back',
		async (_title, active, text) => {
			const view = openCards(PERFORMANCE, 'speed', withActive(...active));
			answerPost('settings', { code: 'activation_failed', message: 'Not today.' }, 424);
			await view.user.click(toggle(BOTH));
			expect(await screen.findByText(text)).toBeVisible();
			expect(noticesOf(view)).toEqual([]);
			expect(toggle(BOTH).getAttribute('aria-checked')).toBe(String(active.length > 0));
		},
	);

	it('SETPERF-07 turns the galleries on with images, and nothing else with files', async () => {
		const { user } = openCards(PERFORMANCE, 'speed', withActive());
		const sent = answerPost('settings', { code: 'success' });
		await user.click(toggle(IMAGES));
		await user.click(toggle(FILES));
		await waitFor(() =>
			expect(sent).toEqual([
				{ photon: true, 'tiled-gallery': true, tiled_galleries: true },
				{ 'photon-cdn': true },
			]),
		);
	});

	it('SETPERF-05 leaves out a part that the host forces off', async () => {
		const { user } = openCards(PERFORMANCE, 'speed', { scenario: 'overridden' });
		expect(toggle(IMAGES)).toHaveAccessibleDescription(
			'Image accelerator has been disabled by a site administrator.',
		);
		const sent = answerPost('settings', { code: 'success' });
		await user.click(toggle(BOTH));
		await waitFor(() => expect(sent).toEqual([{ 'photon-cdn': true }]));
	});

	it('SETPERF-11 is disabled if the host forces both parts off', async () => {
		const override = { photon: 'inactive', 'photon-cdn': 'inactive' };
		const { user } = openCards(PERFORMANCE, 'speed', { world: { modules: { override } } });
		expect(toggle(BOTH)).toHaveAttribute('aria-disabled', 'true');
		expect(toggle(BOTH)).toHaveAccessibleDescription(
			/Site accelerator has been disabled by a site administrator\./,
		);
		await user.click(toggle(BOTH));
		expect(toggle(BOTH)).not.toBeChecked();
	});

	it('SETPERF-06 SETGEN-11 disables images and lazy images offline, but not files', () => {
		openCards(PERFORMANCE, 'speed', { scenario: 'offline', ...withActive('photon') });
		expect(toggle(BOTH)).not.toBeChecked();
		expect(toggle(BOTH)).not.toHaveAttribute('aria-disabled');
		expect(toggle(FILES)).not.toHaveAttribute('aria-disabled');
		for (const name of [IMAGES, LAZY]) {
			expect(toggle(name)).toHaveAttribute('aria-disabled', 'true');
			expect(toggle(name)).toHaveAccessibleDescription('Unavailable in Offline Mode');
		}
		const visible = card()
			.getAllByText('Unavailable in Offline Mode')
			.filter((text) => !text.closest('[hidden]'));
		expect(visible).toHaveLength(2);
	});
});

describe('media', () => {
	const VIDEO = 'Enable VideoPress';
	const PRIVATE = 'Show videos only to members of this site';

	const card = () => within(screen.getByRole('region', { name: 'Media' }));
	const toggle = (name: string) => card().getByRole('switch', { name });
	const ON = { world: { modules: { active: ['videopress'] } } };

	it('SETPERF-16 SETPERF-20 enables the privacy of videos once VideoPress is on', async () => {
		const { user, world } = openCards(PERFORMANCE, 'media');
		expect(toggle(VIDEO)).not.toBeChecked();
		expect(toggle(PRIVATE)).toHaveAttribute('aria-disabled', 'true');
		await user.click(toggle(VIDEO));
		await waitFor(() => expect(toggle(PRIVATE)).not.toHaveAttribute('aria-disabled'));
		await user.click(toggle(PRIVATE));
		await waitFor(() => expect(world.settings.videopress_private_enabled_for_site).toBe(true));
		expect(toggle(PRIVATE)).toBeChecked();
	});

	it('SETPERF-17 SETPERF-18 ROLE-09 is disabled without an owner, and offers only to connect', async () => {
		const { user, events, store } = openCards(PERFORMANCE, 'media', {
			scenario: 'site-only',
			...ON,
		});
		expect(toggle(VIDEO)).toHaveAttribute('aria-disabled', 'true');
		expect(toggle(VIDEO)).toHaveAccessibleDescription('Connect your user account first.');
		expect(toggle(PRIVATE)).toHaveAttribute('aria-disabled', 'true');
		await waitFor(() => expect(store.getState().features?.phase).toBe('ready'));
		expect(card().queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
		const connect = card().getByRole('link', { name: /^Connect/ });
		expect(connect).toHaveAttribute('href', '#/connect-user');
		await user.click(connect);
		expect(events).toContainEqual({
			name: 'jetpack_wpa_click',
			properties: { target: 'connect-banner', feature: 'videopress' },
		});
	});

	it('SETPERF-19 names the free video in the offer while VideoPress is off', async () => {
		openCards(PERFORMANCE, 'media', { world: { modules: { active: [] } } });
		const offer = await card().findByRole('region', {
			name: 'Get 1TB of storage for your videos.',
		});
		expect(within(offer).getByText('Your site includes 1 free video.')).toBeVisible();
	});

	it('SETPERF-18 SETPERF-19 offers 1TB beside the free video', async () => {
		openCards(PERFORMANCE, 'media', ON);
		expect(await card().findByText(/^1 free video available/)).toBeVisible();
		const offer = await card().findByRole('region', {
			name: 'Get 1TB of storage for your videos.',
		});
		expect(within(offer).getByRole('link', { name: /^Upgrade/ })).toHaveAttribute(
			'href',
			'#/plans',
		);
	});

	it('SETPERF-18 SETPERF-19 shows how much of 1TB is used, without an offer', async () => {
		openCards(PERFORMANCE, 'media', { scenario: 'videopress-storage' });
		expect(card().getByText('Loading your video storage…')).toBeInTheDocument();
		expect(await card().findByText('25% of 1TB is used.')).toBeVisible();
		expect(card().getByRole('progressbar', { name: 'Storage used' })).toHaveAttribute(
			'aria-valuenow',
			'25',
		);
		expect(card().queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
	});

	it('SETPERF-18 shows no offer until the features are loaded', async () => {
		const { store } = openCards(PERFORMANCE, 'media', ON);
		expect(card().queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
		await waitFor(() => expect(store.getState().features?.phase).toBe('ready'));
		expect(await card().findByRole('link', { name: /^Upgrade/ })).toBeVisible();
	});

	it('SETPERF-18 is unavailable offline, without an offer', () => {
		openCards(PERFORMANCE, 'media', { scenario: 'offline' });
		expect(toggle(VIDEO)).toHaveAccessibleDescription('Unavailable in Offline Mode');
		expect(toggle(PRIVATE)).toHaveAttribute('aria-disabled', 'true');
		expect(card().queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
	});

	it('keeps the privacy of videos enabled if the host forces VideoPress on', () => {
		openCards(PERFORMANCE, 'media', { world: { modules: { override: { videopress: 'active' } } } });
		expect(toggle(VIDEO)).toHaveAccessibleDescription(
			'VideoPress has been enabled by a site administrator.',
		);
		expect(toggle(PRIVATE)).not.toHaveAttribute('aria-disabled');
	});

	it('reports that the storage could not be loaded, and loads it on request', async () => {
		const { user } = openCards(PERFORMANCE, 'media', ON);
		answerGet('site', { code: 'site_data_fetch_failed', message: 'No.' }, 400);
		const retry = await card().findByRole('button', { name: /^Try again/ });
		expect(card().getByText("Couldn't load your video storage.")).toBeVisible();
		answerGet('site', {
			code: 'success',
			data: JSON.stringify({ options: { videopress_storage_used: 12 } }),
		});
		await user.click(retry);
		expect(await card().findByText(/^You have used your free video/)).toBeVisible();
		expect(card().queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
	});
});
