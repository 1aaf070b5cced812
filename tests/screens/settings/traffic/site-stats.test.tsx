import { HttpResponse } from 'msw';
import { waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { hold } from '#tests/support/wire';
import { clickOn } from '../../parts';
import { getCard, openCard, withActive } from './parts';

const ACTIVATE = { name: 'Activate Site Stats' };
const CHART = 'Show a chart of 48 hours of traffic in the admin bar';

const card = () => getCard('Site stats');
const toggle = (name: string) => card().getByRole('switch', { name });
const fold = () => card().getByRole('button', { name: 'Stats settings' });

it('TRAFFIC-42 activates with one request, waits for the response and keeps the focus in the card', async () => {
	const { user, events } = openCard('stats', withActive());
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

it('TRAFFIC-44 is collapsed, and records that it was opened', async () => {
	const { user, events } = openCard('stats', withActive('stats'));
	expect(fold()).toHaveAttribute('aria-expanded', 'false');
	expect(card().queryByRole('switch')).not.toBeInTheDocument();
	await user.click(fold());
	expect(toggle('Count visits to your site')).toBeChecked();
	expect(events).toContainEqual(clickOn('foldable-settings-open', { feature: 'stats' }));
});

it('TRAFFIC-45 saves the switch of the chart of 48 hours in the admin bar', async () => {
	const { user, world } = openCard('stats', withActive('stats'));
	await user.click(fold());
	await user.click(toggle(CHART));
	await waitFor(() => expect(world.settings.admin_bar).toBe(false));
});

it('TRAFFIC-44 stays expanded until stats are saved as off, then focuses the button to activate them', async () => {
	const { user } = openCard('stats', withActive('stats'));
	await user.click(fold());
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.click(toggle('Count visits to your site'));
	expect(toggle('Count visits to your site')).toHaveAttribute('aria-busy', 'true');
	expect(toggle(CHART)).toHaveAttribute('aria-disabled', 'true');
	release();
	const button = await card().findByRole('button', ACTIVATE);
	await waitFor(() => expect(button).toHaveFocus());
});

describe('roles', () => {
	const COUNT = 'Count page views of logged-in users with these roles';
	const VIEW = 'Let users with these roles see your stats';
	const ROLES = {
		administrator: { name: 'Administrator', canView: true },
		editor: { name: 'Editor', canView: false },
		author: { name: 'Author', canView: false },
	};

	const group = (name: string) => within(card().getByRole('group', { name }));
	const roleSwitch = (name: string, role: string) =>
		group(name).getByRole('switch', { name: role });

	async function open({ pageData, ...options }: StoreOptions = {}) {
		const made = openCard('stats', {
			...withActive('stats'),
			pageData: { stats: { data: {}, roles: ROLES }, ...pageData },
			...options,
		});
		await made.user.click(fold());
		return made;
	}

	it.each([
		['TRAFFIC-46', COUNT, 'count_roles', ['editor']],
		['TRAFFIC-47', VIEW, 'roles', ['administrator', 'editor']],
	])(
		'%s TRAFFIC-49 TRACK-12 saves and records a role for "%s"',
		async (_id, name, key, expected) => {
			const { user, world, events } = await open();
			expect(group(name).getAllByRole('switch')).toHaveLength(3);
			await user.click(roleSwitch(name, 'Editor'));
			await waitFor(() => expect(world.settings[key]).toEqual(expected));
			expect(events).toContainEqual({
				name: 'jetpack_wpa_settings_toggle',
				properties: { module: 'stats', setting: key, role: 'editor', toggled: 'on' },
			});
			await waitFor(() => expect(roleSwitch(name, 'Editor')).not.toHaveAttribute('aria-busy'));
			expect(roleSwitch(name, 'Editor')).toBeChecked();
		},
	);

	it('TRAFFIC-48 always lets administrators see the stats, and saves them with other roles', async () => {
		const { world, user } = await open({
			world: { modules: { active: ['stats'] }, stats: { roles: ['editor'] } },
		});
		const fixed = roleSwitch(VIEW, 'Administrator');
		expect(fixed).toBeChecked();
		expect(fixed).toHaveAttribute('aria-disabled', 'true');
		expect(fixed).toHaveAccessibleDescription('Administrators always see your stats.');
		await user.click(fixed);
		expect(fixed).toBeChecked();
		expect(roleSwitch(COUNT, 'Administrator')).not.toHaveAttribute('aria-disabled');
		await user.click(roleSwitch(VIEW, 'Editor'));
		await waitFor(() => expect(world.settings.roles).toEqual(['administrator']));
	});

	it('TRAFFIC-46 names a saved role that no longer exists, and keeps it when saving', async () => {
		const gone = '<b>gone</b>';
		const { user, world } = await open({
			world: { modules: { active: ['stats'] }, settings: { count_roles: [gone] } },
		});
		expect(group(COUNT).getByText(/Other saved roles: <b>gone<\/b>$/)).toBeVisible();
		await user.click(roleSwitch(COUNT, 'Author'));
		await waitFor(() => expect(world.settings.count_roles).toEqual([gone, 'author']));
	});
});
