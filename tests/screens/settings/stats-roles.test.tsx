import { HttpResponse } from 'msw';
import { loadSettings } from '@/state/settings';
import { hold } from '#tests/app/support/hold';
import { act, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';
import { getCard, openTraffic, withActive } from './traffic-parts';

const COUNT = 'Count page views of logged-in users with these roles';
const VIEW = 'Let users with these roles see your stats';
const ROLES = {
	administrator: { name: 'Administrator', canView: true },
	editor: { name: 'Editor', canView: false },
	author: { name: 'Author', canView: false },
};

const group = (name: string) => within(getCard('Site stats').getByRole('group', { name }));
const toggle = (name: string, role: string) => group(name).getByRole('switch', { name: role });

async function open({ pageData, ...options }: StoreOptions = {}) {
	const made = openTraffic({
		...withActive('stats'),
		pageData: { stats: { data: {}, roles: ROLES }, ...pageData },
		...options,
	});
	await made.user.click(getCard('Site stats').getByRole('button', { name: 'Stats settings' }));
	return made;
}

it.each([
	['TRAFFIC-46', COUNT, 'count_roles', ['editor']],
	['TRAFFIC-47', VIEW, 'roles', ['administrator', 'editor']],
])('%s TRAFFIC-49 TRACK-12 %s', async (_id, name, key, expected) => {
	const { user, world, events } = await open();
	expect(group(name).getAllByRole('switch')).toHaveLength(3);
	await user.click(toggle(name, 'Editor'));
	await waitFor(() => expect(world.settings[key]).toEqual(expected));
	expect(events).toContainEqual({
		name: 'jetpack_wpa_settings_toggle',
		properties: { module: 'stats', setting: key, role: 'editor', toggled: 'on' },
	});
	await waitFor(() => expect(toggle(name, 'Editor')).not.toHaveAttribute('aria-busy'));
	expect(toggle(name, 'Editor')).toBeChecked();
});

it('TRAFFIC-48 administrators always see the stats, whatever is saved', async () => {
	const { world, user } = await open({
		world: { modules: { active: ['stats'] }, stats: { roles: ['editor'] } },
	});
	const fixed = toggle(VIEW, 'Administrator');
	expect(fixed).toBeChecked();
	expect(fixed).toHaveAttribute('aria-disabled', 'true');
	expect(fixed).toHaveAccessibleDescription('Administrators always see your stats.');
	await user.click(fixed);
	expect(fixed).toBeChecked();
	expect(toggle(COUNT, 'Administrator')).not.toHaveAttribute('aria-disabled');
	await user.click(toggle(VIEW, 'Editor'));
	await waitFor(() => expect(world.settings.roles).toEqual(['administrator']));
});

it('TRAFFIC-46 keeps a role that the site does not have any more, and tells of it', async () => {
	const gone = '<b>gone</b>';
	const { user, world } = await open({
		world: { modules: { active: ['stats'] }, settings: { count_roles: [gone] } },
	});
	expect(group(COUNT).getByText(/roles you can choose here: <b>gone<\/b>$/)).toBeVisible();
	await user.click(toggle(COUNT, 'Author'));
	await waitFor(() => expect(world.settings.count_roles).toEqual([gone, 'author']));
});

it('TRAFFIC-47 keeps what somebody else has saved since the page was printed', async () => {
	const { user, world } = await open();
	world.settings.roles = ['administrator', 'author'];
	await user.click(toggle(VIEW, 'Editor'));
	await waitFor(() => expect(world.settings.roles).toEqual(['administrator', 'author', 'editor']));
	await waitFor(() => expect(toggle(VIEW, 'Author')).toBeChecked());
});

it('TRAFFIC-46 another role can be chosen while one is saved: both are', async () => {
	const { user, world } = await open();
	await user.click(toggle(COUNT, 'Editor'));
	await user.click(toggle(COUNT, 'Author'));
	await waitFor(() => expect(world.settings.count_roles).toEqual(['editor', 'author']));
	await waitFor(() => expect(toggle(COUNT, 'Author')).not.toHaveAttribute('aria-busy'));
	expect(toggle(COUNT, 'Editor')).toBeChecked();
	expect(toggle(COUNT, 'Author')).toBeChecked();
});

it('TRAFFIC-46 goes back where it cannot be saved', async () => {
	const { user } = await open();
	const { release } = hold('settings', () =>
		HttpResponse.json({ code: 'no', message: 'Not today.' }, { status: 400 }),
	);
	await user.click(toggle(COUNT, 'Editor'));
	expect(toggle(COUNT, 'Editor')).toBeChecked();
	expect(toggle(COUNT, 'Editor')).toHaveAttribute('aria-busy', 'true');
	expect(toggle(COUNT, 'Author')).not.toHaveAttribute('aria-disabled');
	expect(toggle(VIEW, 'Author')).not.toHaveAttribute('aria-disabled');
	release();
	await waitFor(() => expect(toggle(COUNT, 'Editor')).not.toBeChecked());
	expect(toggle(COUNT, 'Editor')).toHaveFocus();
});

it.each([
	['no roles at all', { stats: {} }],
	['roles of another shape', { stats: { data: {}, roles: 'all' } }],
])('stands where the page printed %s', async (_title, pageData) => {
	await open({ pageData });
	expect(toggle(VIEW, 'Administrator')).toBeChecked();
});

it('TRAFFIC-46 reads a list that was printed as a map, or as nothing', async () => {
	const { store } = await open();
	answerGet('settings', { stats: true, count_roles: { 3: 'editor' }, roles: null });
	expect(toggle(COUNT, 'Editor')).not.toBeChecked();
	await act(() => store.dispatch(loadSettings()));
	await waitFor(() => expect(toggle(COUNT, 'Editor')).toBeChecked());
	expect(toggle(VIEW, 'Administrator')).toBeChecked();
});
