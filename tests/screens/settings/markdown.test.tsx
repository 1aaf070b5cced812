import DISCUSSION from '@/screens/settings/discussion';
import WRITING from '@/screens/settings/writing';
import { screen, waitFor } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { openCards } from './parts';

const COMMENTS = 'wpcom_publish_comments_with_markdown';
const POSTS = 'wpcom_publish_posts_with_markdown';

const saved = (settings: object, modules: object) => ({ world: { modules, settings } });
const ON = { active: ['markdown'] };

describe.each([
	{
		open: (options?: object) => openCards(DISCUSSION, 'comments', options),
		name: 'Let people write comments in Markdown',
		note: 'Markdown is on for posts and pages, too.',
		own: COMMENTS,
		other: POSTS,
	},
	{
		open: (options?: object) => openCards(WRITING, 'composing', options),
		name: 'Write posts and pages in Markdown',
		note: 'Markdown is on for comments, too.',
		own: POSTS,
		other: COMMENTS,
	},
])('the switch "$name"', ({ open, name, note, own, other }) => {
	const toggle = () => screen.getByRole('switch', { name });

	it('SETDISC-06 SETDISC-08 SETDISC-11 WRITING-14 WRITING-17 turns the module on, too, and the other option off, which was saved while the module was off', async () => {
		const { user, world, events } = open({ world: { settings: { [own]: true, [other]: true } } });
		expect(toggle()).not.toBeChecked();
		await user.click(toggle());
		await waitFor(() => expect(world.modules.active).toContain('markdown'));
		await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
		expect(world.settings).toMatchObject({ [own]: true, [other]: false });
		expect(toggle()).toBeChecked();
		expect(screen.queryByText(note)).not.toBeInTheDocument();
		expect(events).toContainEqual({
			name: 'jetpack_wpa_settings_toggle',
			properties: { module: 'markdown', setting: own, toggled: 'on' },
		});
	});

	it.each([
		['on, while the other option needs the module', { [own]: true, [other]: true }, ON],
		['off, while the other option needs the module', { [own]: false, [other]: true }, ON],
		[
			'on, while site code forces the module on',
			{ [own]: true, [other]: false },
			{ override: { markdown: 'active' } },
		],
	])(
		'SETDISC-10 SETDISC-11 WRITING-17 saves only its option if it is %s',
		async (_title, settings, modules) => {
			const { user } = open(saved(settings, modules));
			const sent = answerPost('settings', { code: 'success' });
			expect(screen.queryAllByText(note)).toHaveLength(settings[other] ? 1 : 0);
			await user.click(toggle());
			await waitFor(() => expect(sent).toEqual([{ [own]: !settings[own] }]));
		},
	);

	it('SETDISC-11 WRITING-17 turns the module off, too, if the other option does not need it', async () => {
		const { user, world } = open(saved({ [own]: true, [other]: false }, ON));
		expect(toggle()).toBeChecked();
		await user.click(toggle());
		await waitFor(() => expect(world.modules.active).not.toContain('markdown'));
		expect(world.settings[own]).toBe(false);
		expect(toggle()).not.toBeChecked();
	});
});
