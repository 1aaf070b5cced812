import { HttpResponse } from 'msw';
import SettingsScreen from '@/screens/settings';
import { selectNotices } from '@/state/notices';
import { hold } from '#tests/app/support/hold';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions, TestStore } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';

const BOTH = 'Enable site accelerator';
const IMAGES = 'Speed up images';
const FILES = 'Speed up static files';
const LAZY = 'Load images as visitors scroll to them';

const card = () => within(screen.getByRole('region', { name: 'Performance & speed' }));
const toggle = (name: string) => card().getByRole('switch', { name });
const open = (options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/performance', ...options });
const withActive = (...active: string[]) => ({ world: { modules: { active } } });
const said = ({ store }: Pick<TestStore, 'store'>) =>
	selectNotices(store.getState()).map(({ status, text }) => [status, text]);

it('SETPERF-20 holds the accelerator with its two parts, and the images that wait', () => {
	open();
	expect(card().getAllByRole('switch')).toEqual([BOTH, IMAGES, FILES, LAZY].map(toggle));
});

it('SETPERF-05 SETPERF-07 SETPERF-08 SETPERF-09 switches both parts on, and says so', async () => {
	const view = open(withActive());
	const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await view.user.click(toggle(BOTH));
	for (const name of [BOTH, IMAGES, FILES]) {
		expect(toggle(name)).toBeChecked();
	}
	expect(toggle(BOTH)).toHaveAttribute('aria-busy', 'true');
	expect(said(view)).toEqual([['is-info', 'Enabling Site accelerator…']]);
	release();
	await waitFor(() =>
		expect(said(view)).toEqual([['is-success', 'Site accelerator is now speeding up your site!']]),
	);
	expect(called.mock.calls).toEqual([
		[{ photon: true, 'tiled-gallery': true, tiled_galleries: true, 'photon-cdn': true }],
	]);
	expect(view.events.map(({ properties }) => properties)).toEqual([
		{ module: 'photon', setting: 'photon', toggled: 'on' },
		{ module: 'photon-cdn', setting: 'photon-cdn', toggled: 'on' },
	]);
});

it('SETPERF-04 SETPERF-08 SETPERF-09 is on with one part, and switches both off', async () => {
	const view = open(withActive('photon-cdn'));
	expect(toggle(BOTH)).toBeChecked();
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await view.user.click(toggle(BOTH));
	expect(said(view)).toEqual([['is-info', 'Disabling site accelerator…']]);
	release();
	await waitFor(() =>
		expect(said(view)).toEqual([
			['is-success', 'Site accelerator is no longer speeding up your site!'],
		]),
	);
	expect(toggle(BOTH)).not.toBeChecked();
});

it.each<[string, string[], string]>([
	['on', [], 'Error enabling Site accelerator. activation_failed'],
	['off', ['photon'], 'Error disabling site accelerator. activation_failed'],
])('SETPERF-10 says what kept it from going %s', async (_title, active, text) => {
	const view = open(withActive(...active));
	answerPost('settings', { code: 'activation_failed', message: 'Not today.' }, 424);
	await view.user.click(toggle(BOTH));
	await waitFor(() => expect(said(view)).toEqual([['is-error', text]]));
	expect(toggle(BOTH).getAttribute('aria-checked')).toBe(String(active.length > 0));
});

it('SETPERF-07 the images alone bring their galleries, the files alone nothing', async () => {
	const { user } = open(withActive());
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

it('SETPERF-05 leaves alone what the host keeps off', async () => {
	const { user } = open({ scenario: 'overridden' });
	expect(toggle(IMAGES)).toHaveAccessibleDescription(
		'Image CDN has been disabled by a site administrator.',
	);
	const sent = answerPost('settings', { code: 'success' });
	await user.click(toggle(BOTH));
	await waitFor(() => expect(sent).toEqual([{ 'photon-cdn': true }]));
});

it('SETPERF-11 is disabled where the host keeps both off', async () => {
	const override = { photon: 'inactive', 'photon-cdn': 'inactive' };
	const { user } = open({ world: { modules: { override } } });
	expect(toggle(BOTH)).toHaveAttribute('aria-disabled', 'true');
	expect(toggle(BOTH)).toHaveAccessibleDescription(
		/Site accelerator has been disabled by a site administrator\./,
	);
	await user.click(toggle(BOTH));
	expect(toggle(BOTH)).not.toBeChecked();
});

it('SETPERF-06 SETGEN-11 offline the images and their waiting are unavailable, the files are not', () => {
	open({ scenario: 'offline', ...withActive('photon') });
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
