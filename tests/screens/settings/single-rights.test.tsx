import { Google } from '@/screens/settings/traffic/verification/google';
import { selectFileFacts } from '@/state/file-facts';
import { selectNotices } from '@/state/notices';
import { selectVisibleCards } from '@/state/settings-cards';
import { waitFor } from '#tests/support/render';
import { renderForBoth, seenInStore } from '#tests/support/single-rights';
import { SettingsScreen } from './loaded-screen';

const ACTIVE = { modules: { active: ['post-by-email', 'publicize', 'verification-tools'] } };

it('SETGEN-08 hides the cards of managers from people with manage_options alone', () => {
	expect(
		seenInStore((state) => selectVisibleCards(state).some(({ tab }) => tab === 'traffic')),
	).toEqual(['modules']);
});

it('takes settings from a file with manage_modules alone', () => {
	expect(seenInStore((state) => selectFileFacts(state).canManageModules)).toEqual(['modules']);
});

it('WRITING-04 WRITING-06 SETGEN-08 lets people with manage_modules alone change the writing settings', () => {
	const seenBy = renderForBoth(<SettingsScreen />, { route: '/writing', world: ACTIVE });
	const has = (role: string, name: string | RegExp) =>
		seenBy(({ page }) => page.queryByRole(role, { name }) !== null);
	expect({
		copyPost: has('switch', /Copy|copy/),
		markdown: has('switch', /Markdown/),
		blocks: has('switch', /blocks/i),
		postByEmail: has('switch', /by email/i),
		save: seenBy(({ page }) => page.queryAllByRole('button', { name: 'Save settings' }).length > 0),
	}).toEqual({
		copyPost: ['modules'],
		markdown: ['modules'],
		blocks: ['modules'],
		postByEmail: ['modules'],
		save: ['modules'],
	});
	// The address is everybody's own; without the switch above it, it has nothing to be indented under.
	const address = { name: 'Create address' };
	expect(seenBy(({ page }) => page.queryByRole('button', address) !== null)).toHaveLength(2);
	expect(
		seenBy(({ page }) => page.getByRole('button', address).closest('.under') !== null),
	).toEqual(['modules']);
	expect(seenBy(({ page }) => page.queryByText(/^Only administrators/) !== null)).toEqual([
		'options',
	]);
});

it('reports a link to a setting as missing only to people without manage_modules', async () => {
	// jsdom lays nothing out.
	Element.prototype.scrollIntoView = jest.fn();
	const seenBy = renderForBoth(<SettingsScreen />, {
		route: '/sharing?setting=sharedaddy',
		world: ACTIVE,
	});
	await waitFor(() =>
		expect(seenBy(({ store }) => selectNotices(store.getState()).length > 0)).toEqual(['options']),
	);
});

it('tells people with manage_modules alone that a site without its modules has nothing to set up', () => {
	const seenBy = renderForBoth(<SettingsScreen />, {
		route: '/traffic',
		pageData: { getModules: {} },
	});
	expect(
		seenBy(({ page }) => page.queryByText('This site has none of these features.') !== null),
	).toEqual(['modules']);
});

it('FIND-09 searches with manage_modules alone', () => {
	const seenBy = renderForBoth(<SettingsScreen />, { route: '/settings?term=' });
	expect(seenBy(({ page }) => page.queryByText(/^Enter a search term/) !== null)).toEqual([
		'modules',
	]);
});

it('VERIFY-31 verifies the site with manage_options alone', async () => {
	const seenBy = renderForBoth(<Google />, {
		world: { ...ACTIVE, connection: { linked: ['admin', 'options-only', 'modules-only'] } },
	});
	const isUsable = ({ disabled }: HTMLInputElement) => !disabled;
	await waitFor(() =>
		expect(
			seenBy(({ page }) => page.queryAllByRole<HTMLInputElement>('textbox').some(isUsable)),
		).toEqual(['options']),
	);
});
