import { screen, waitFor, within } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { listenForSaves } from '#tests/state/settings-form-parts';
import { cardOf, openWriting } from './writing-parts';

const [DEFAULT, BUTTON, SCROLL] = [
	"The theme's default",
	'A button that loads more posts',
	'More posts as people scroll down',
];

const radio = (name: string) => screen.getByRole('radio', { name });
const shown = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked);
const save = () => cardOf('Theme enhancements').getByRole('button', { name: /^Sav/ });

/** On a theme that can. */
const open = (isOn: boolean, scrolls: boolean, override = {}) =>
	openWriting({
		scenario: 'scrolling-theme',
		world: {
			modules: { active: isOn ? ['infinite-scroll'] : [], override },
			settings: { infinite_scroll: scrolls },
		},
	});

it.each([
	[DEFAULT, false, true],
	[BUTTON, true, false],
	[SCROLL, true, true],
])('WRITING-21 shows "%s" for a module of %s and an option of %s', (name, isOn, scrolls) => {
	open(isOn, scrolls);
	expect(shown()).toBe(radio(name));
	expect(save()).toHaveAttribute('aria-disabled', 'true');
});

it.each([
	[BUTTON, false, true, { 'infinite-scroll': true, infinite_scroll: false }],
	[SCROLL, false, false, { 'infinite-scroll': true, infinite_scroll: true }],
	[SCROLL, true, false, { infinite_scroll: true }],
	[DEFAULT, true, true, { 'infinite-scroll': false }],
])('WRITING-22 "%s" from %s and %s saves %j', async (name, isOn, scrolls, changes) => {
	const { user, store } = open(isOn, scrolls);
	const sent = listenForSaves();
	await user.click(radio(name));
	expect(shown()).toBe(radio(name));
	await user.click(save());
	await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
	expect(sent).toEqual([changes]);
	expect(shown()).toBe(radio(name));
	expect(store.getState().settings.saved).toMatchObject(changes);
});

it('SETGEN-07 back at what is saved, nothing is left to save', async () => {
	const { user } = open(true, false);
	await user.click(radio(DEFAULT));
	await user.click(radio(SCROLL));
	expect(save()).not.toHaveAttribute('aria-disabled');
	await user.click(radio(BUTTON));
	expect(save()).toHaveAttribute('aria-disabled', 'true');
});

it('keeps the choice, with the reason, where the server refuses', async () => {
	const { user } = open(false, true);
	answerPost(
		'settings',
		{
			code: 'rest_invalid_param',
			message: 'No',
			data: { params: { 'infinite-scroll': 'No way.' } },
		},
		400,
	);
	await user.click(radio(SCROLL));
	await user.click(save());
	expect(await screen.findByText('No way.')).toBeVisible();
	expect(shown()).toBe(radio(SCROLL));
	expect(save()).not.toHaveAttribute('aria-disabled');
});

describe('WRITING-23', () => {
	it('WRITING-23 a theme that cannot says so, and nothing can be chosen', () => {
		openWriting();
		const group = screen.getByRole('group', { name: 'Infinite scroll' });
		expect(within(group).getByText('Theme support required.')).toBeVisible();
		expect(within(group).getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
			'href',
			expect.stringContaining('jetpack-support-infinite-scroll'),
		);
		within(group)
			.getAllByRole('radio')
			.forEach((one) => expect(one).toBeDisabled());
	});

	it('a theme that can says nothing of it', () => {
		open(false, true);
		expect(screen.queryByText('Theme support required.')).not.toBeInTheDocument();
		screen.getAllByRole('radio').forEach((one) => expect(one).toBeEnabled());
	});

	it('ROLE-21 says who keeps it as it is', () => {
		open(false, true, { 'infinite-scroll': 'inactive' });
		expect(
			screen.getByText('Infinite Scroll has been disabled by a site administrator.'),
		).toBeVisible();
		screen.getAllByRole('radio').forEach((one) => expect(one).toBeDisabled());
	});
});
