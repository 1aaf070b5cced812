import { waitFor } from '#tests/support/render';
import {
	DESCRIPTION,
	DESCRIPTION_PANEL,
	field,
	on,
	openPanels,
	save,
	seo,
	spoken,
} from './seo-parts';

const open = (text = '') => openPanels([DESCRIPTION_PANEL], on({ [DESCRIPTION]: text }));
const description = () => field(DESCRIPTION_PANEL);
const counter = (text: string) => seo().getByText(text, { exact: true });
/** A state is an icon with its words. */
const isWarned = (text: string) => counter(text).previousElementSibling !== null;

it.each([
	[0, '0 characters'],
	[1, '1 character'],
	[2, '2 characters'],
	[159, '159 characters'],
])('TRAFFIC-26 TRAFFIC-27 counts %d, without a warning', async (length, words) => {
	await open('x'.repeat(length));
	expect(counter(words)).toBeVisible();
	expect(isWarned(words)).toBe(false);
});

it.each([
	[160, '160 characters'],
	[299, '299 characters'],
	[300, '300 characters - Maximum characters reached.'],
	[301, '301 characters - Maximum characters reached.'],
])('TRAFFIC-27 TRAFFIC-28 warns of %d', async (length, words) => {
	await open('x'.repeat(length));
	expect(isWarned(words)).toBe(true);
	expect(description()).toHaveAccessibleDescription(expect.stringContaining(words));
});

it('TRAFFIC-29 TRAFFIC-27 advises 160 characters, and says aloud when there are more', async () => {
	const { user } = await open('x'.repeat(159));
	expect(seo().getByText(/up to 160 characters/)).toBeVisible();
	await user.type(description(), 'x');
	await waitFor(() => expect(spoken()).toContain('160 characters'));
});

it('TRAFFIC-25 takes 300 characters, and no half of an emoji', async () => {
	const { user, world } = await open('x'.repeat(295));
	const family = '👨‍👩‍👧‍👦';
	await user.click(description());
	await user.paste(family);
	expect(description()).toHaveValue('x'.repeat(295));
	await user.paste(`a😀😀${family}`);
	expect(description()).toHaveValue(`${'x'.repeat(295)}a😀😀`);
	expect(counter('300 characters - Maximum characters reached.')).toBeVisible();
	await user.type(description(), 'z');
	expect(description().value).toHaveLength(300);
	await user.click(save());
	await waitFor(() => expect(world.settings[DESCRIPTION]).toHaveLength(300));
});

it('TRAFFIC-25 a paste takes the place of what is selected', async () => {
	const { user } = await open('x'.repeat(300));
	await user.click(description());
	description().setSelectionRange(0, 2);
	await user.paste('abc');
	expect(description()).toHaveValue(`ab${'x'.repeat(298)}`);
	expect(description().selectionStart).toBe(2);
});

it('shows all of a text that was too long before', async () => {
	const { user } = await open('y'.repeat(320));
	expect(description()).toHaveValue('y'.repeat(320));
	await user.click(description());
	await user.keyboard('{Backspace}');
	expect(description().value).toHaveLength(319);
});
