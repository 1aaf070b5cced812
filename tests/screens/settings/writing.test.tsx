import { HttpResponse } from 'msw';
import { withOnlyModules } from '#tests/support/fixtures';
import { renderScreen, screen, waitFor } from '#tests/support/render';
import { answerPost, hold } from '#tests/support/wire';
import { SettingsScreen } from './loaded-screen';
import { cardOf, openCard, openWriting, overriding, titles, toggleOf } from './writing/parts';

const INTRO = 'Compose content the way you want to and streamline your publishing experience.';
const NO_TOOLS =
	'Writing tools available to you will be shown here when an administrator enables them.';
const TOOLBAR = 'WordPress.com toolbar';
const CARDS = [
	'Media',
	'Composing',
	'Custom content types',
	'Theme enhancements',
	'Widgets',
	'Post by email',
	TOOLBAR,
];

it('WRITING-02 WRITING-03 shows its sentence and its cards', () => {
	openWriting();
	expect(screen.getByText(INTRO)).toBeVisible();
	expect(titles()).toEqual(CARDS);
});

it('WRITING-01 shows the screen of a site with only one of its modules, with the card of that module', () => {
	openWriting(withOnlyModules('latex'));
	expect(screen.getByText(INTRO)).toBeVisible();
	expect(titles()).toEqual(['Composing']);
});

it('WRITING-01 shows no cards without its modules', () => {
	openWriting(withOnlyModules('likes'));
	expect(screen.queryByText(INTRO)).not.toBeInTheDocument();
	expect(titles()).toEqual([]);
});

it('WRITING-01 WRITING-02 is titled Writing, without its sentence, among search results', () => {
	renderScreen(<SettingsScreen />, { route: '/security?term=latex' });
	expect(screen.getByRole('heading', { name: 'Writing' })).toBeVisible();
	expect(screen.queryByText(INTRO)).not.toBeInTheDocument();
	expect(toggleOf('Write math formulas in LaTeX')).toBeVisible();
});

it.each([
	['by the host', { world: { site: { isAtomicSite: true } } }],
	['by site code', overriding('masterbar', 'active')],
])('WRITING-07 has no card for a toolbar forced on %s', (_who, options) => {
	openWriting(options);
	expect(titles()).toEqual(CARDS.filter((title) => title !== TOOLBAR));
});

it('WRITING-30 WRITING-31 disables the toolbar without a linked account, and asks to connect', () => {
	const { unmount } = openCard('toolbar');
	expect(toggleOf('Enable the WordPress.com toolbar')).not.toHaveAttribute('aria-disabled');
	unmount();
	openCard('toolbar', { scenario: 'unlinked-admin' });
	expect(toggleOf('Enable the WordPress.com toolbar')).toHaveAttribute('aria-disabled', 'true');
	expect(cardOf(TOOLBAR).getByText('Connect to enable the WordPress.com toolbar.')).toBeVisible();
});

it.each([
	['Add more widgets, such as subscriptions and social streams', 'widgets'],
	['Choose which pages show a widget', 'widget-visibility'],
])('WRITING-25 "%s" turns on only %s', async (name, module) => {
	const { user, world } = openCard('widgets', { world: { modules: { active: [] } } });
	await user.click(toggleOf(name));
	await waitFor(() => expect(world.modules.active).toEqual([module]));
});

it('WRITING-25 shows the switch of the widgets before that of their visibility', () => {
	openCard('widgets');
	expect(cardOf('Widgets').getAllByRole('switch')).toEqual([
		toggleOf('Add more widgets, such as subscriptions and social streams'),
		toggleOf('Choose which pages show a widget'),
	]);
});

describe('users who are not managers', () => {
	const ON = { world: { modules: { active: ['post-by-email', 'markdown', 'copy-post'] } } };

	it('WRITING-04 WRITING-05 WRITING-06 shows an editor the states of the features, without switches', () => {
		openWriting({ scenario: 'editor-view', ...ON });
		expect(screen.getByText(INTRO)).toBeVisible();
		expect(titles()).toEqual(['Composing', 'Post by email']);
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
		const composing = cardOf('Composing');
		expect(composing.getByText('Only administrators can change these settings.')).toBeVisible();
		expect(composing.getAllByText('Active')).toHaveLength(2);
		expect(composing.getAllByText('Inactive')).toHaveLength(3);
		expect(
			cardOf('Post by email').getByText('Send a message to this address and it becomes a post.'),
		).toBeVisible();
		expect(screen.queryByText(NO_TOOLS)).not.toBeInTheDocument();
	});

	it('WRITING-04 WRITING-05 WRITING-08 promises an author no tools, also while post by email is off', () => {
		openWriting({ scenario: 'author-view', world: { modules: { active: [] } } });
		expect(titles()).toEqual(['Composing']);
		expect(screen.queryByText(NO_TOOLS)).not.toBeInTheDocument();
	});

	it('WRITING-08 shows a subscriber no cards', () => {
		openWriting({ scenario: 'subscriber-view', ...ON });
		expect(titles()).toEqual([]);
		expect(screen.getByText(NO_TOOLS)).toBeVisible();
	});
});

describe('composing', () => {
	const BLOCKS = "Add Jetpack's blocks to the editor";
	const MARKDOWN = 'Write posts and pages in Markdown';
	const COMMENTS = 'wpcom_publish_comments_with_markdown';
	const POSTS = 'wpcom_publish_posts_with_markdown';

	const markdown = (comments: boolean, posts: boolean) => ({
		world: {
			modules: { active: ['markdown'] },
			settings: { [COMMENTS]: comments, [POSTS]: posts },
		},
	});

	it('WRITING-13 WRITING-14 shows its switches in their order, each for its own module', async () => {
		const { user, world } = openCard('composing', { world: { modules: { active: [] } } });
		const modules = {
			'Copy existing posts and pages into new ones': 'copy-post',
			[MARKDOWN]: 'markdown',
			'Write math formulas in LaTeX': 'latex',
			'Embed media from popular sites with shortcodes': 'shortcodes',
		};
		expect(cardOf('Composing').getAllByRole('switch')).toEqual(
			[...Object.keys(modules), BLOCKS].map(toggleOf),
		);
		for (const [name, module] of Object.entries(modules)) {
			await user.click(toggleOf(name));
			await waitFor(() => expect(world.modules.active.at(-1)).toBe(module));
		}
	});

	describe('the blocks', () => {
		it('WRITING-14 WRITING-15 have a warning and a link to the editor', () => {
			openCard('composing');
			expect(toggleOf(BLOCKS)).toHaveAccessibleDescription(
				expect.stringContaining(
					'if there are Jetpack blocks used in existing posts or pages, disabling this setting will cause those blocks to stop working',
				),
			);
			expect(screen.getByRole('link', { name: 'Open the block editor' })).toHaveAttribute(
				'href',
				'http://site.test/wp-admin/post-new.php',
			);
		});

		it('are on by default, and saved at once', async () => {
			const { user, world, events } = openCard('composing');
			expect(toggleOf(BLOCKS)).toBeChecked();
			await user.click(toggleOf(BLOCKS));
			await waitFor(() => expect(world.settings.jetpack_blocks_disabled).toBe(true));
			await waitFor(() => expect(toggleOf(BLOCKS)).not.toHaveAttribute('aria-busy'));
			expect(toggleOf(BLOCKS)).not.toBeChecked();
			expect(events).toContainEqual({
				name: 'jetpack_wpa_settings_toggle',
				properties: { module: 'blocks', setting: 'jetpack_blocks_disabled', toggled: 'off' },
			});
			await user.click(toggleOf(BLOCKS));
			await waitFor(() => expect(world.settings.jetpack_blocks_disabled).toBe(false));
		});

		it('roll back and keep the focus when the save fails', async () => {
			const { user } = openCard('composing');
			const { called, release } = hold('settings', () =>
				HttpResponse.json({ code: 'no', message: 'Not today.' }, { status: 400 }),
			);
			await user.click(toggleOf(BLOCKS));
			expect(toggleOf(BLOCKS)).not.toBeChecked();
			release();
			await waitFor(() => expect(toggleOf(BLOCKS)).toBeChecked());
			expect(called).toHaveBeenCalledTimes(1);
			expect(toggleOf(BLOCKS)).toHaveFocus();
		});
	});

	describe('Markdown in posts', () => {
		it("WRITING-17 shows the state of its option rather than the module's", () => {
			openCard('composing', markdown(true, false));
			expect(toggleOf(MARKDOWN)).not.toBeChecked();
			expect(toggleOf(MARKDOWN)).toHaveAccessibleDescription('Markdown is on for comments, too.');
		});

		it('WRITING-17 turns the module on, too, and comments off', async () => {
			const { user, world } = openCard('composing', { world: { settings: { [COMMENTS]: true } } });
			expect(toggleOf(MARKDOWN)).not.toBeChecked();
			await user.click(toggleOf(MARKDOWN));
			await waitFor(() => expect(world.modules.active).toContain('markdown'));
			await waitFor(() => expect(toggleOf(MARKDOWN)).not.toHaveAttribute('aria-busy'));
			expect(toggleOf(MARKDOWN)).toBeChecked();
			expect(world.settings).toMatchObject({ [POSTS]: true, [COMMENTS]: false });
		});

		it.each([true, false])(
			'WRITING-17 leaves the module on while comments need it: from %s',
			async (isOn) => {
				const { user } = openCard('composing', markdown(true, isOn));
				const sent = answerPost('settings', { code: 'success' });
				await user.click(toggleOf(MARKDOWN));
				await waitFor(() => expect(sent).toEqual([{ [POSTS]: !isOn }]));
			},
		);

		it('WRITING-17 turns the module off if comments do not need it', async () => {
			const { user, world } = openCard('composing', markdown(false, true));
			await user.click(toggleOf(MARKDOWN));
			await waitFor(() => expect(world.modules.active).not.toContain('markdown'));
			expect(world.settings[POSTS]).toBe(false);
		});
	});
});
