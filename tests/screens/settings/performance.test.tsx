import { HttpResponse } from 'msw';
import PERFORMANCE from '@/screens/settings/performance';
import { selectNotices } from '@/state/notices';
import { screen, waitFor, within } from '#tests/support/render';
import type { TestStore } from '#tests/support/store';
import { answerPost, hold } from '#tests/support/wire';
import { hrefOf } from '../parts';
import { openCards } from './parts';

describe('speed', () => {
	const BOTH = 'Enable site accelerator';
	const IMAGES = 'Speed up images';
	const FILES = 'Speed up static files';

	const card = () => within(screen.getByRole('region', { name: 'Performance & speed' }));
	const toggle = (name: string) => card().getByRole('switch', { name });
	const withActive = (...active: string[]) => ({ world: { modules: { active } } });
	const noticesOf = ({ store }: Pick<TestStore, 'store'>) =>
		selectNotices(store.getState()).map(({ status, text }) => [status, text]);

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
});

describe('media', () => {
	const card = () => within(screen.getByRole('region', { name: 'Media' }));
	const ON = { world: { modules: { active: ['videopress'] } } };

	it('SETPERF-18 SETPERF-19 offers 1TB beside the free video', async () => {
		openCards(PERFORMANCE, 'media', ON);
		expect(await card().findByText(/^1 free video available/)).toBeVisible();
		const offer = await card().findByRole('region', {
			name: 'Get 1TB of storage for your videos.',
		});
		expect(hrefOf(/^Upgrade/, within(offer))).toBe('#/plans');
		// The switch is the card's control.
		expect(within(offer).getByRole('link', { name: /^Upgrade/ })).toHaveClass('link');
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
});
