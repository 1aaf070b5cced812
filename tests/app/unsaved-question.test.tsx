import { screen, waitFor, within } from '#tests/support/render';
import { findTitle, goTo } from './support/render-app';
import { asks, field, QUESTION, typeIn } from './support/unsaved';

jest.mock('@/ui/modal/frame', () => {
	throw new Error('Loading chunk dialogs failed.');
});

it('SETGEN-01 asks although the chunk of the dialogs fails to load', async () => {
	// React logs every error, caught or not.
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
	const { user, router } = await typeIn();
	field().focus();
	await goTo(router, '/security');
	const question = await screen.findByRole('alertdialog', { name: 'Unsaved settings' });
	expect(question).toHaveTextContent(QUESTION);
	expect(within(question).getByRole('button', { name: 'Stay' })).toHaveFocus();
	await user.click(within(question).getByRole('button', { name: 'Stay' }));
	await waitFor(() => expect(asks()).toBe(false));
	expect(field()).toHaveFocus();
	await goTo(router, '/security');
	await user.click(await screen.findByRole('button', { name: 'Leave' }));
	expect(await findTitle('Security')).toBeVisible();
});
