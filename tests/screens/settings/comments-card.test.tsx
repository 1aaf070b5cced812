import { HttpResponse } from 'msw';
import DISCUSSION from '@/screens/settings/discussion';
import { buildWirePageData } from '#tests/support/fixtures';
import { screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost, hold } from '#tests/support/wire';
import { openCards } from './parts';

const FORM = 'Let visitors comment with the accounts they already have';
const HOVERCARDS = "Show a profile when people hover over a commenter's picture";
const LIKES = 'Let people like comments';
const PROMPT = 'highlander_comment_form_prompt';
const COLORS = 'jetpack_comment_form_color_scheme';

const ON = { world: { modules: { active: ['comments'] } } };

const card = () => within(screen.getByRole('region', { name: 'Comments' }));
const toggle = (name: string) => card().getByRole('switch', { name });
const intro = () => card().getByRole('textbox', { name: 'Comment form introduction' });
const colors = () => card().getByRole('combobox', { name: 'Color scheme' });
const save = () => card().getByRole('button', { name: /Save settings|Saving…/ });
const open = (options?: StoreOptions) => openCards(DISCUSSION, 'comments', options);

it.each([
	['comments', FORM],
	['gravatar-hovercards', HOVERCARDS],
	['comment-likes', LIKES],
])('SETDISC-08 turns %s on', async (slug, name) => {
	const { user, world } = open();
	await user.click(toggle(name));
	await waitFor(() => expect(world.modules.active).toContain(slug));
	expect(toggle(name)).toBeChecked();
});

it('SETDISC-04 SETDISC-05 saves the introduction and the color scheme with its button', async () => {
	const { user, world } = open(ON);
	expect(intro()).toHaveValue('Leave a Reply');
	expect(save()).toHaveAttribute('aria-disabled', 'true');
	await user.clear(intro());
	await user.type(intro(), 'Say something');
	await user.selectOptions(colors(), 'Dark');
	await user.click(save());
	await waitFor(() =>
		expect(world.settings).toMatchObject({ [PROMPT]: 'Say something', [COLORS]: 'dark' }),
	);
});

it('SETDISC-09 offers exactly the color schemes of the module', () => {
	open(ON);
	const offered = within(colors()).getAllByRole('option');
	expect(offered.map(({ textContent }) => textContent)).toEqual(['Light', 'Dark', 'Transparent']);
	expect(colors()).toHaveValue('light');
});

it('SETDISC-09 shows the saved color scheme, disabled, if the module has none', () => {
	const modules = buildWirePageData(ON).getModules as Record<string, object>;
	const comments = { ...modules.comments, options: [] };
	open({ ...ON, pageData: { getModules: { ...modules, comments } } });
	expect(colors()).toBeDisabled();
	expect(colors()).toHaveDisplayValue('light');
	expect(colors()).toHaveAccessibleDescription("Couldn't load the options.");
	expect(intro()).toBeEnabled();
});

it.each<[string, StoreOptions]>([
	['while the comments are off', {}],
	['offline', { scenario: 'offline' }],
	['before the site is connected', { scenario: 'disconnected' }],
])('SETGEN-14 folds both fields away %s', (_title, options) => {
	open(options);
	expect(card().queryByRole('textbox')).not.toBeInTheDocument();
	expect(card().queryByRole('combobox')).not.toBeInTheDocument();
});

it('SETGEN-09 enables offline only the switches that need no connection', () => {
	open({ scenario: 'offline' });
	expect(toggle(FORM)).toHaveAccessibleDescription('Unavailable in Offline Mode');
	expect(toggle(LIKES)).toHaveAttribute('aria-disabled', 'true');
	expect(toggle(HOVERCARDS)).not.toHaveAttribute('aria-disabled');
});

it('works without an owner', () => {
	open({ scenario: 'site-only' });
	expect(toggle(FORM)).not.toHaveAttribute('aria-disabled');
	expect(card().queryByRole('link', { name: /^Connect/ })).not.toBeInTheDocument();
});

it('is disabled if the site forces it on, but its fields are enabled', () => {
	open({ world: { modules: { override: { comments: 'active' } } } });
	expect(toggle(FORM)).toHaveAccessibleDescription(
		'Comments has been enabled by a site administrator.',
	);
	expect(intro()).toBeEnabled();
});

it('keeps the typed text and shows the reason at the field when the save fails', async () => {
	const { user } = open(ON);
	await user.type(intro(), '!');
	await user.selectOptions(colors(), 'Dark');
	answerPost(
		'settings',
		{
			code: 'rest_invalid_param',
			message: `Invalid parameter(s): ${COLORS}`,
			data: { status: 400, params: { [COLORS]: 'No such scheme.' } },
		},
		400,
	);
	await user.click(save());
	await waitFor(() => expect(colors()).toBeInvalid());
	expect(colors()).toHaveAccessibleDescription('No such scheme.');
	expect(colors()).toHaveValue('dark');
	expect(intro()).toHaveValue('Leave a Reply!');
	expect(intro()).toBeValid();
	expect(save()).not.toHaveAttribute('aria-disabled');
});

it('SETGEN-06 shows "Saving…" while it saves', async () => {
	const { user } = open(ON);
	const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.type(intro(), '!');
	await user.click(save());
	expect(save()).toHaveTextContent('Saving…');
	release();
	await waitFor(() => expect(save()).toHaveTextContent('Save settings'));
	expect(called.mock.calls).toEqual([[{ [PROMPT]: 'Leave a Reply!' }]]);
});

describe('Markdown', () => {
	const MARKDOWN = 'Let people write comments in Markdown';
	const POSTS_TOO = 'Markdown is on for posts and pages, too.';
	const COMMENTS = 'wpcom_publish_comments_with_markdown';
	const POSTS = 'wpcom_publish_posts_with_markdown';

	const markdownSwitch = () => toggle(MARKDOWN);
	const markdown = (comments: boolean, posts: boolean) => ({
		world: {
			modules: { active: ['markdown'] },
			settings: { [COMMENTS]: comments, [POSTS]: posts },
		},
	});

	it('SETDISC-06 SETDISC-08 SETDISC-11 turns the module on, too, and posts stay off', async () => {
		const { user, world, events } = open();
		expect(markdownSwitch()).not.toBeChecked();
		await user.click(markdownSwitch());
		await waitFor(() => expect(world.modules.active).toContain('markdown'));
		await waitFor(() => expect(markdownSwitch()).not.toHaveAttribute('aria-busy'));
		expect(world.settings).toMatchObject({ [COMMENTS]: true, [POSTS]: false });
		expect(markdownSwitch()).toBeChecked();
		expect(screen.queryByText(POSTS_TOO)).not.toBeInTheDocument();
		expect(events).toContainEqual({
			name: 'jetpack_wpa_settings_toggle',
			properties: { module: 'markdown', setting: COMMENTS, toggled: 'on' },
		});
	});

	it('SETDISC-11 ignores the saved options of a module that is off', async () => {
		const { user, world } = open({ world: { settings: { [COMMENTS]: true, [POSTS]: true } } });
		expect(markdownSwitch()).not.toBeChecked();
		await user.click(markdownSwitch());
		await waitFor(() => expect(world.settings[POSTS]).toBe(false));
		expect(world.modules.active).toContain('markdown');
	});

	it.each([true, false])(
		'SETDISC-11 saves only its option while posts are on: from %s',
		async (isOn) => {
			const { user } = open(markdown(isOn, true));
			const sent = answerPost('settings', { code: 'success' });
			expect(screen.getByText(POSTS_TOO)).toBeVisible();
			await user.click(markdownSwitch());
			await waitFor(() => expect(sent).toEqual([{ [COMMENTS]: !isOn }]));
		},
	);

	it('SETDISC-11 turns the module off, too, if posts do not need it', async () => {
		const { user, world } = open(markdown(true, false));
		expect(markdownSwitch()).toBeChecked();
		await user.click(markdownSwitch());
		await waitFor(() => expect(world.modules.active).not.toContain('markdown'));
		expect(world.settings[COMMENTS]).toBe(false);
		expect(markdownSwitch()).not.toBeChecked();
	});

	it.each(['inactive', 'managed'])(
		'SETDISC-10 is disabled with the reason under the override %s',
		async (override) => {
			const { user } = open({ world: { modules: { override: { markdown: override } } } });
			const sent = answerPost('settings', { code: 'success' });
			expect(markdownSwitch()).toHaveAttribute('aria-disabled', 'true');
			expect(markdownSwitch()).toHaveAccessibleDescription(
				override === 'inactive'
					? 'Markdown has been disabled by a site administrator.'
					: 'Markdown is managed by a site administrator.',
			);
			await user.click(markdownSwitch());
			expect(sent).toEqual([]);
		},
	);

	it('SETDISC-10 saves only its option if the site forces the module on', async () => {
		const { user, world } = open({
			world: {
				modules: { override: { markdown: 'active' } },
				settings: { [COMMENTS]: true, [POSTS]: false },
			},
		});
		const sent = answerPost('settings', { code: 'success' });
		expect(world.modules.override.markdown).toBe('active');
		await user.click(markdownSwitch());
		await waitFor(() => expect(sent).toEqual([{ [COMMENTS]: false }]));
	});

	it('SETGEN-13 is busy while it is being saved', async () => {
		const { user } = open(markdown(false, true));
		const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await user.click(markdownSwitch());
		expect(markdownSwitch()).toHaveAttribute('aria-busy', 'true');
		release();
		await waitFor(() => expect(markdownSwitch()).not.toHaveAttribute('aria-busy'));
	});

	it('rolls back and keeps the focus when the save fails', async () => {
		const { user } = open();
		answerPost('settings', { code: 'no', message: 'Not today.' }, 400);
		await user.click(markdownSwitch());
		await waitFor(() => expect(markdownSwitch()).not.toHaveAttribute('aria-busy'));
		expect(markdownSwitch()).not.toBeChecked();
		expect(markdownSwitch()).toHaveFocus();
	});

	it('is enabled offline', () => {
		open({ scenario: 'offline' });
		expect(markdownSwitch()).not.toHaveAttribute('aria-disabled');
	});
});
