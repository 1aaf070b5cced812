import { waitFor } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { findTitle, goTo, inApp, renderApp } from './support/render-app';

const TEXT = 'The key “A & B” is <spent>.';

const open = (options: object = {}) =>
	renderApp({
		route: '/privacy',
		pageData: { licensing: { error: 'The key &ldquo;A &amp; B&rdquo; is &lt;spent&gt;.' } },
		...options,
	});

it('NOTICE-35 says what went wrong with a licence, in the site’s own words', async () => {
	open();
	await findTitle('Privacy');
	expect(inApp().getByText(TEXT)).toBeVisible();
	expect(inApp().getByText('Error:')).toBeInTheDocument();
});

it('NOTICE-35 is cleared on the site when it is dismissed', async () => {
	const { user, history } = open();
	const sent = answerPost('licensing/error', true);
	const title = await findTitle('Privacy');
	await user.click(inApp().getByRole('button', { name: 'Dismiss this notice' }));
	expect(inApp().queryByText(TEXT)).not.toBeInTheDocument();
	expect(title).toHaveFocus();
	await waitFor(() => expect(sent).toEqual([{ error: '' }]));
	await goTo(history, '/traffic');
	await findTitle('Traffic');
	expect(inApp().queryByText(TEXT)).not.toBeInTheDocument();
});

it('NOTICE-35 stays away for the visit where the site could not clear it', async () => {
	const { user, store } = open();
	answerPost('licensing/error', { code: 'rest_forbidden', message: 'No.' }, 500);
	await findTitle('Privacy');
	await user.click(inApp().getByRole('button', { name: 'Dismiss this notice' }));
	await waitFor(() => expect(store.getState().licensing.error).toBe(TEXT));
	expect(inApp().queryByText(TEXT)).not.toBeInTheDocument();
});

it('NOTICE-35 is for who may change options, and only where there is an error', async () => {
	const { unmount } = open({ scenario: 'editor-view' });
	await findTitle('Privacy');
	expect(inApp().queryByText(TEXT)).not.toBeInTheDocument();
	unmount();
	open({ pageData: {} });
	await findTitle('Privacy');
	expect(inApp().queryByText('Error:')).not.toBeInTheDocument();
});
