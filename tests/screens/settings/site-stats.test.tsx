import { HttpResponse } from 'msw';
import { hold } from '#tests/app/support/hold';
import { waitFor } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { getCard, openTraffic, withActive } from './traffic-parts';

const ACTIVATE = { name: 'Activate Site Stats' };
const CHART = 'Show a chart of 48 hours of traffic in the admin bar';

const card = () => getCard('Site stats');
const toggle = (name: string) => card().getByRole('switch', { name });
const fold = () => card().getByRole('button', { name: 'Stats settings' });

it('TRAFFIC-41 is a notice and nothing else where site code holds stats off', () => {
	openTraffic({ world: { modules: { override: { stats: 'inactive' } } } });
	expect(card().getByText('Site stats has been disabled by a site administrator.')).toBeVisible();
	expect(card().queryByRole('button')).not.toBeInTheDocument();
	expect(card().queryByRole('switch')).not.toBeInTheDocument();
});

it('TRAFFIC-42 activates, waits for the server, and keeps the focus', async () => {
	const { user, events } = openTraffic(withActive());
	const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	const button = card().getByRole('button', ACTIVATE);
	expect(card().queryByRole('button', { name: 'Stats settings' })).not.toBeInTheDocument();
	await user.click(button);
	expect(button).toHaveAttribute('aria-busy', 'true');
	await user.click(button);
	release();
	await waitFor(() => expect(fold()).toBeVisible());
	expect(called.mock.calls).toEqual([[{ stats: true }]]);
	expect(document.body).not.toHaveFocus();
	expect(events).toContainEqual({
		name: 'jetpack_wpa_settings_toggle',
		properties: { module: 'stats', setting: 'stats', toggled: 'on' },
	});
});

it('TRAFFIC-42 is as it was where the server refuses', async () => {
	const { user } = openTraffic(withActive());
	answerPost('settings', { code: 'no', message: 'Not today.' }, 400);
	await user.click(card().getByRole('button', ACTIVATE));
	await waitFor(() =>
		expect(card().getByRole('button', ACTIVATE)).not.toHaveAttribute('aria-busy'),
	);
	expect(card().getByRole('button', ACTIVATE)).toHaveFocus();
});

it('TRAFFIC-43 is unavailable offline', () => {
	openTraffic({ scenario: 'offline' });
	expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
	expect(card().queryByRole('button')).not.toBeInTheDocument();
});

it('asks for a connection of the site first', () => {
	openTraffic({ scenario: 'disconnected' });
	expect(card().getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/setup');
});

it('TRAFFIC-44 is folded, and its opening recorded', async () => {
	const { user, events } = openTraffic(withActive('stats'));
	expect(fold()).toHaveAttribute('aria-expanded', 'false');
	expect(card().queryByRole('switch')).not.toBeInTheDocument();
	await user.click(fold());
	expect(toggle('Count visits to your site')).toBeChecked();
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'foldable-settings-open', feature: 'stats' },
	});
});

it('TRAFFIC-44 is open where a search has found something in it', () => {
	openTraffic({ route: '/settings?term=admin bar', ...withActive('stats') });
	expect(toggle(CHART)).toBeVisible();
});

it('TRAFFIC-45 shows the chart of 48 hours in the admin bar, or not', async () => {
	const { user, world } = openTraffic(withActive('stats'));
	await user.click(fold());
	await user.click(toggle(CHART));
	await waitFor(() => expect(world.settings.admin_bar).toBe(false));
});

it('TRAFFIC-44 stays a panel until they are off for the server, and hands the focus on', async () => {
	const { user } = openTraffic(withActive('stats'));
	await user.click(fold());
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.click(toggle('Count visits to your site'));
	expect(toggle('Count visits to your site')).toHaveAttribute('aria-busy', 'true');
	expect(toggle(CHART)).toHaveAttribute('aria-disabled', 'true');
	release();
	const button = await card().findByRole('button', ACTIVATE);
	await waitFor(() => expect(button).toHaveFocus());
});
