import { HttpResponse } from 'msw';
import SettingsScreen from '@/screens/settings';
import { hold } from '#tests/app/support/hold';
import { renderScreen, screen, waitFor } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';

const NAME = 'Let people write comments in Markdown';
const POSTS_TOO = 'Markdown is on for posts and pages, too.';
const COMMENTS = 'wpcom_publish_comments_with_markdown';
const POSTS = 'wpcom_publish_posts_with_markdown';

const toggle = () => screen.getByRole('switch', { name: NAME });
const open = (options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/discussion', ...options });
const markdown = (comments: boolean, posts: boolean) => ({
	world: {
		modules: { active: ['markdown'] },
		settings: { [COMMENTS]: comments, [POSTS]: posts },
	},
});

it('SETDISC-06 SETDISC-08 SETDISC-11 switches the module on with it, and posts stay off', async () => {
	const { user, world, events } = open();
	expect(toggle()).not.toBeChecked();
	await user.click(toggle());
	await waitFor(() => expect(world.modules.active).toContain('markdown'));
	await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
	expect(world.settings).toMatchObject({ [COMMENTS]: true, [POSTS]: false });
	expect(toggle()).toBeChecked();
	expect(screen.queryByText(POSTS_TOO)).not.toBeInTheDocument();
	expect(events).toContainEqual({
		name: 'jetpack_wpa_settings_toggle',
		properties: { module: 'markdown', setting: COMMENTS, toggled: 'on' },
	});
});

it('SETDISC-11 an option left over from a module that is off says nothing', async () => {
	const { user, world } = open({ world: { settings: { [COMMENTS]: true, [POSTS]: true } } });
	expect(toggle()).not.toBeChecked();
	await user.click(toggle());
	await waitFor(() => expect(world.settings[POSTS]).toBe(false));
	expect(world.modules.active).toContain('markdown');
});

it.each([true, false])(
	'SETDISC-11 touches nothing but its option while posts are on: from %s',
	async (isOn) => {
		const { user } = open(markdown(isOn, true));
		const sent = answerPost('settings', { code: 'success' });
		expect(screen.getByText(POSTS_TOO)).toBeVisible();
		await user.click(toggle());
		await waitFor(() => expect(sent).toEqual([{ [COMMENTS]: !isOn }]));
	},
);

it('SETDISC-11 switches the module off with it where posts do not need it', async () => {
	const { user, world } = open(markdown(true, false));
	expect(toggle()).toBeChecked();
	await user.click(toggle());
	await waitFor(() => expect(world.modules.active).not.toContain('markdown'));
	expect(world.settings[COMMENTS]).toBe(false);
	expect(toggle()).not.toBeChecked();
});

it.each(['inactive', 'managed'])('SETDISC-10 is locked, and says why: %s', async (override) => {
	const { user } = open({ world: { modules: { override: { markdown: override } } } });
	const sent = answerPost('settings', { code: 'success' });
	expect(toggle()).toHaveAttribute('aria-disabled', 'true');
	expect(toggle()).toHaveAccessibleDescription(
		override === 'inactive'
			? 'Markdown has been disabled by a site administrator.'
			: 'Markdown is managed by a site administrator.',
	);
	await user.click(toggle());
	expect(sent).toEqual([]);
});

it('SETDISC-10 can be used where the module is held on, which it leaves alone', async () => {
	const { user, world } = open({
		world: {
			modules: { override: { markdown: 'active' } },
			settings: { [COMMENTS]: true, [POSTS]: false },
		},
	});
	const sent = answerPost('settings', { code: 'success' });
	expect(world.modules.override.markdown).toBe('active');
	await user.click(toggle());
	await waitFor(() => expect(sent).toEqual([{ [COMMENTS]: false }]));
});

it('SETGEN-13 is busy while it is saved', async () => {
	const { user } = open(markdown(false, true));
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.click(toggle());
	expect(toggle()).toHaveAttribute('aria-busy', 'true');
	release();
	await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
});

it('goes back where the server refuses', async () => {
	const { user } = open();
	answerPost('settings', { code: 'no', message: 'Not today.' }, 400);
	await user.click(toggle());
	await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
	expect(toggle()).not.toBeChecked();
	expect(toggle()).toHaveFocus();
});

it('works offline', () => {
	open({ scenario: 'offline' });
	expect(toggle()).not.toHaveAttribute('aria-disabled');
});
