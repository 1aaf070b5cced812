import { screen, waitFor, within } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { saveElsewhere } from '#tests/state/settings/form-parts';
import { field, insert, on, openPanels, save, seo, spoken, TITLES, TITLES_PANEL } from './parts';

const token = (value: string) => ({ type: 'token', value });
const text = (value: string) => ({ type: 'string', value });
const EMPTY = { front_page: [], posts: [], pages: [], groups: [], archives: [] };

const open = (formats: unknown = EMPTY) => openPanels([TITLES_PANEL], on({ [TITLES]: formats }));

const tokensOf = (name: string) =>
	[...field(name).parentElement!.querySelectorAll('mark')].map(({ textContent }) => textContent);

/** "{" and "[" are keys for the simulated keyboard. */
const typed = (text: string) => text.replace(/[[{]/g, '$&$&');

it('TRAFFIC-39 has a field for each type of page, in their order', async () => {
	await open();
	const names = ['Front page', 'Posts', 'Pages', 'Tags and categories', 'Archives'];
	expect(seo().getAllByRole('textbox')).toEqual(names.map(field));
});

it.each([
	['TRAFFIC-32', 'Front page', []],
	['TRAFFIC-33', 'Posts', ['Post title']],
	['TRAFFIC-34', 'Pages', ['Page title']],
	['TRAFFIC-35', 'Tags and categories', ['Tag or category title']],
	['TRAFFIC-36', 'Archives', ['Archive title']],
])('%s has buttons for the tokens of %s', async (_id, type, own) => {
	await open();
	const buttons = within(seo().getByRole('group', { name: `Insert into ${type}` }));
	const names = buttons.getAllByRole('button').map(({ textContent }) => textContent);
	expect(names).toEqual(['Site name', 'Tagline', ...own]);
});

it('TRAFFIC-36 TRAFFIC-37 TRAFFIC-38 highlights only tokens that are valid in the field', async () => {
	const { user } = await open();
	await user.type(field('Archives'), typed('[date] [post_title] [archive_title'));
	expect(tokensOf('Archives')).toEqual(['[date]']);
	await user.keyboard(']');
	expect(tokensOf('Archives')).toEqual(['[date]', '[archive_title]']);
	expect(field('Archives')).toHaveAccessibleDescription(
		'Date, token; [post_title]; Archive title, token',
	);
	await waitFor(() => expect(spoken()).toContain('Archive title, token'));
	await user.type(field('Posts'), typed('[date]'));
	expect(tokensOf('Posts')).toEqual([]);
});

it('inserts a token at the caret, and moves the caret behind it', async () => {
	const { user } = await open({ ...EMPTY, posts: [text('ab')] });
	await user.click(insert('Posts', 'Post title'));
	expect(field('Posts')).toHaveValue('ab[post_title]');
	expect(field('Posts')).toHaveFocus();
	field('Posts').setSelectionRange(1, 1);
	await user.click(insert('Posts', 'Tagline'));
	expect(field('Posts')).toHaveValue('a[tagline]b[post_title]');
	expect(field('Posts').selectionStart).toBe('a[tagline]'.length);
	await user.keyboard('!');
	expect(field('Posts')).toHaveValue('a[tagline]!b[post_title]');
});

it('deletes a whole token with one key, and letters one by one', async () => {
	const { user } = await open({ ...EMPTY, posts: [text('a'), token('tagline'), text('bc')] });
	const posts = field('Posts');
	await user.click(posts);
	posts.setSelectionRange(11, 11);
	await user.keyboard('{Backspace}');
	expect(posts).toHaveValue('a[tagline]c');
	await user.keyboard('{Backspace}');
	expect(posts).toHaveValue('ac');
	expect(posts.selectionStart).toBe(1);
	await waitFor(() => expect(spoken()).toContain('Tagline removed'));
	await user.click(insert('Posts', 'Tagline'));
	posts.setSelectionRange(1, 1);
	await user.keyboard('{Delete}');
	expect(posts).toHaveValue('ac');
	posts.setSelectionRange(0, 2);
	await user.keyboard('{Delete}');
	expect(posts).toHaveValue('');
});

it('stays on one line when a line break is typed or pasted, and keeps the caret in place', async () => {
	const { user } = await open({ ...EMPTY, posts: [text('ad')] });
	const posts = field('Posts');
	await user.click(posts);
	posts.setSelectionRange(1, 1);
	await user.keyboard('{Enter}');
	await user.paste('b\nc\r\n');
	expect(posts).toHaveValue('ab cd');
	expect(posts.selectionStart).toBe(4);
});

it('TRAFFIC-30 saves all types in one request, with unknown types and tokens unchanged', async () => {
	const stored = {
		posts: [token('author'), text('!')],
		landing: [{ type: 'emoji', value: '*' }],
	};
	const { user } = await open(stored);
	expect(seo().getByText(/leaves them as they are: landing, \[author\]\./)).toBeVisible();
	expect(tokensOf('Posts')).toEqual([]);
	await user.type(field('Posts'), '?');
	await user.type(field('Front page'), typed('[site_name] | x'));
	const sent = answerPost('settings', { code: 'success' });
	await user.click(save());
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent).toEqual([
		{
			[TITLES]: {
				posts: [token('author'), text('!?')],
				landing: [{ type: 'emoji', value: '*' }],
				front_page: [token('site_name'), text(' | x')],
				pages: [],
				groups: [],
				archives: [],
			},
		},
	]);
});

it('shows a change saved elsewhere in words, and loads it with "Use theirs"', async () => {
	const { user } = await open();
	await user.type(field('Posts'), 'mine');
	await saveElsewhere({ [TITLES]: { ...EMPTY, posts: [token('post_title')], pages: [text('b')] } });
	await user.click(save());
	const group = await screen.findByRole('group', { name: 'Changed elsewhere' });
	expect(group.querySelector('pre')).toHaveTextContent('Posts: [post_title] Pages: b');
	expect(field('Posts')).toHaveValue('mine');
	await user.click(within(group).getByRole('button', { name: 'Use theirs' }));
	expect(field('Posts')).toHaveValue('[post_title]');
	expect(field('Pages')).toHaveValue('b');
});

it.each<[string, unknown]>([
	['false', false],
	['a list', []],
	['a text', 'x'],
	['null', null],
	['invalid lists', { posts: [null, {}, { type: 'token' }], pages: 7, groups: { a: 1 } }],
])('accepts typing if the saved formats are %s', async (_what, formats) => {
	const { user } = await open(formats);
	await user.type(field('Posts'), 'x');
	expect(field('Posts')).toHaveValue('x');
	expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object|null/);
});
