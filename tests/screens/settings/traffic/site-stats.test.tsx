import { HttpResponse } from 'msw';
import { loadSettings } from '@/state/settings';
import { act, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerGet, answerPost, hold } from '#tests/support/wire';
import { getCard, openCard, openTraffic, withActive } from './parts';

const ACTIVATE = { name: 'Activate Site Stats' };
const CHART = 'Show a chart of 48 hours of traffic in the admin bar';

const card = () => getCard('Site stats');
const toggle = (name: string) => card().getByRole('switch', { name });
const buttons = () =>
	card()
		.queryAllByRole('button')
		.map((button) => button.getAttribute('aria-label') ?? button.textContent);
const fold = () => card().getByRole('button', { name: 'Stats settings' });

it('TRAFFIC-41 shows only a notice if site code forces stats off', () => {
	openCard('stats', { world: { modules: { override: { stats: 'inactive' } } } });
	expect(card().getByText('Site stats has been disabled by a site administrator.')).toBeVisible();
	expect(buttons()).toEqual(['About Site stats']);
	expect(card().queryByRole('switch')).not.toBeInTheDocument();
});

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

it('TRAFFIC-42 keeps its button with the focus when the activation fails', async () => {
	const { user } = openCard('stats', withActive());
	answerPost('settings', { code: 'no', message: 'Not today.' }, 400);
	await user.click(card().getByRole('button', ACTIVATE));
	await waitFor(() =>
		expect(card().getByRole('button', ACTIVATE)).not.toHaveAttribute('aria-busy'),
	);
	expect(card().getByRole('button', ACTIVATE)).toHaveFocus();
});

it('TRAFFIC-43 is unavailable offline', () => {
	openCard('stats', { scenario: 'offline' });
	expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
	expect(buttons()).toEqual(['About Site stats']);
});

it('links to the setup on a disconnected site', () => {
	openCard('stats', { scenario: 'disconnected' });
	expect(card().getByRole('link', { name: /^Connect/ })).toHaveAttribute('href', '#/setup');
});

it('TRAFFIC-44 is collapsed, and records that it was opened', async () => {
	const { user, events } = openCard('stats', withActive('stats'));
	expect(fold()).toHaveAttribute('aria-expanded', 'false');
	expect(card().queryByRole('switch')).not.toBeInTheDocument();
	await user.click(fold());
	expect(toggle('Count visits to your site')).toBeChecked();
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'foldable-settings-open', feature: 'stats' },
	});
});

it('TRAFFIC-44 is expanded if a search matches one of its settings', () => {
	openTraffic({ route: '/settings?term=admin bar', ...withActive('stats') });
	expect(toggle(CHART)).toBeVisible();
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

	it('lists saved roles that no longer exist as the language of the page does', async () => {
		document.documentElement.lang = 'de-DE';
		await open({
			world: { modules: { active: ['stats'] }, settings: { count_roles: ['a', 'b', 'c'] } },
		});
		const list = group(COUNT).getByText('Other saved roles: a, b und c');
		document.documentElement.removeAttribute('lang');
		expect(list).toBeVisible();
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

	it('TRAFFIC-47 keeps a role that was saved elsewhere since the page was printed', async () => {
		const { user, world } = await open();
		world.settings.roles = ['administrator', 'author'];
		await user.click(roleSwitch(VIEW, 'Editor'));
		await waitFor(() =>
			expect(world.settings.roles).toEqual(['administrator', 'author', 'editor']),
		);
		await waitFor(() => expect(roleSwitch(VIEW, 'Author')).toBeChecked());
	});

	it('TRAFFIC-46 saves a second role that is chosen while the first is being saved', async () => {
		const { user, world } = await open();
		await user.click(roleSwitch(COUNT, 'Editor'));
		await user.click(roleSwitch(COUNT, 'Author'));
		await waitFor(() => expect(world.settings.count_roles).toEqual(['editor', 'author']));
		await waitFor(() => expect(roleSwitch(COUNT, 'Author')).not.toHaveAttribute('aria-busy'));
		expect(roleSwitch(COUNT, 'Editor')).toBeChecked();
		expect(roleSwitch(COUNT, 'Author')).toBeChecked();
	});

	it('TRAFFIC-46 rolls back and keeps the focus when the save fails', async () => {
		const { user } = await open();
		const { release } = hold('settings', () =>
			HttpResponse.json({ code: 'no', message: 'Not today.' }, { status: 400 }),
		);
		await user.click(roleSwitch(COUNT, 'Editor'));
		expect(roleSwitch(COUNT, 'Editor')).toBeChecked();
		expect(roleSwitch(COUNT, 'Editor')).toHaveAttribute('aria-busy', 'true');
		expect(roleSwitch(COUNT, 'Author')).not.toHaveAttribute('aria-disabled');
		expect(roleSwitch(VIEW, 'Author')).not.toHaveAttribute('aria-disabled');
		release();
		await waitFor(() => expect(roleSwitch(COUNT, 'Editor')).not.toBeChecked());
		expect(roleSwitch(COUNT, 'Editor')).toHaveFocus();
	});

	it.each([
		['no roles', { stats: {} }],
		['invalid roles', { stats: { data: {}, roles: 'all' } }],
	])('is shown with administrators if the page printed %s', async (_title, pageData) => {
		await open({ pageData });
		expect(roleSwitch(VIEW, 'Administrator')).toBeChecked();
	});

	it('TRAFFIC-46 reads a list of roles sent as a map or as null', async () => {
		const { store } = await open();
		answerGet('settings', { stats: true, count_roles: { 3: 'editor' }, roles: null });
		expect(roleSwitch(COUNT, 'Editor')).not.toBeChecked();
		await act(() => store.dispatch(loadSettings()));
		await waitFor(() => expect(roleSwitch(COUNT, 'Editor')).toBeChecked());
		expect(roleSwitch(VIEW, 'Administrator')).toBeChecked();
	});
});
