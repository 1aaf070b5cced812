import DISCUSSION from '@/screens/settings/discussion';
import WRITING from '@/screens/settings/writing';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import { SettingsScreen } from './loaded-screen';
import { openCards } from './parts';

const COMMENTS = 'Let visitors comment with the accounts they already have';
const CAROUSEL = 'Display images in a full-screen carousel gallery';
const INTRODUCTION = 'Comment form introduction';

const withModules = (...active: string[]) => ({ world: { modules: { active } } });
const search = (term: string) =>
	renderScreen(<SettingsScreen />, { route: `/settings?term=${term}`, ...withModules() });
const card = (name: string) => within(screen.getByRole('region', { name }));
const toggle = (name: string) => screen.getByRole('switch', { name });
const introduction = () => screen.queryByRole('textbox', { name: INTRODUCTION });

describe('a feature that is off', () => {
	it('folds its fields and their button away', () => {
		openCards(DISCUSSION, 'comments', withModules());
		expect(introduction()).not.toBeInTheDocument();
		expect(card('Comments').queryByRole('combobox')).not.toBeInTheDocument();
		expect(card('Comments').queryByRole('button', { name: /^Save settings/ })).toBeNull();
	});

	it('unfolds its fields below its switch, which keeps the focus', async () => {
		const { user } = openCards(WRITING, 'carousel', withModules());
		await user.click(toggle(CAROUSEL));
		const field = await screen.findByRole('combobox', { name: 'Color scheme of the carousel' });
		await waitFor(() => expect(field).toBeEnabled());
		expect(toggle(CAROUSEL)).toHaveFocus();
		expect(toggle(CAROUSEL).compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	});

	it('SETSEC-39 shows a field that the search finds, disabled, with the reason', () => {
		search('introduction');
		expect(introduction()).toBeDisabled();
		expect(introduction()).toHaveAccessibleDescription('Turn on Comments to change this.');
	});
});

it('keeps unsaved text while its feature is off, and shows it again', async () => {
	const { user } = openCards(DISCUSSION, 'comments', withModules('comments'));
	await user.type(introduction()!, ', please');
	await user.click(toggle(COMMENTS));
	await waitFor(() => expect(introduction()).not.toBeInTheDocument());
	await waitFor(() => expect(toggle(COMMENTS)).not.toHaveAttribute('aria-busy'));
	await user.click(toggle(COMMENTS));
	expect(introduction()).toHaveValue('Leave a Reply, please');
});
