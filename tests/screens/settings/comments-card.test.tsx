import DISCUSSION from '@/screens/settings/discussion';
import { buildWirePageData } from '#tests/support/fixtures';
import { screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { openCards } from './parts';

const PROMPT = 'highlander_comment_form_prompt';
const COLORS = 'jetpack_comment_form_color_scheme';

const ON = { world: { modules: { active: ['comments'] } } };

const card = () => within(screen.getByRole('region', { name: 'Comments' }));
const intro = () => card().getByRole('textbox', { name: 'Comment form introduction' });
const colors = () => card().getByRole('combobox', { name: 'Color scheme' });
const save = () => card().getByRole('button', { name: /Save settings|Saving…/ });
const open = (options?: StoreOptions) => openCards(DISCUSSION, 'comments', options);

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
