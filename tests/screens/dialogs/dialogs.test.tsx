import { HttpResponse } from 'msw';
import { dialogOpened } from '@/state/dialogs';
import { selectNotices } from '@/state/notices';
import { act, screen, waitFor } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { findTitle, goTo, renderApp, waitForPath } from '#tests/app/support/render-app';
import { findDialog, openDialog, waitForNoDialog } from './parts';

describe('the reconnect dialog', () => {
	const TITLE = 'Reconnect Jetpack?';

	it('SHELL-06 CONN-30 opens over the dashboard, and returns to it when canceled', async () => {
		const { user, router } = renderApp({ route: '/reconnect' });
		const dialog = await findDialog(TITLE);
		expect(document.querySelector('[data-screen-title]')).toHaveTextContent('At a Glance');
		await user.click(dialog.getByRole('button', { name: 'Cancel' }));
		await waitForNoDialog();
		await waitForPath(router, '/dashboard');
	});

	it('CONN-29 CONN-31 CONN-32 CONN-34 NOTICE-16 reconnects, blurs the screen until the page reloads', async () => {
		const { user, browser, store } = renderApp({ route: '/privacy' });
		const { called, release } = hold('connection/reconnect', () =>
			HttpResponse.json({ status: 'completed' }),
		);
		const title = await findTitle('Privacy');
		act(() => void store.dispatch(dialogOpened('reconnect')));
		const dialog = await findDialog(TITLE);
		await user.click(dialog.getByRole('button', { name: 'Reconnect' }));
		await waitForNoDialog();
		const main = title.closest('.main');
		expect(main).toHaveClass('blurred');
		expect(main).toHaveAttribute('aria-busy', 'true');
		release();
		await waitFor(() => expect(browser.reload).toHaveBeenCalledTimes(1));
		// The screen is outdated until the page has reloaded.
		expect(main).toHaveClass('blurred');
		expect(called).toHaveBeenCalledTimes(1);
	});

	it('CONN-30 does not open while a reconnect is running', async () => {
		const { user, router } = renderApp({ route: '/reconnect' });
		const { release } = hold('connection/reconnect', () =>
			HttpResponse.json({ status: 'completed' }),
		);
		await user.click((await findDialog(TITLE)).getByRole('button', { name: 'Reconnect' }));
		await waitForNoDialog();
		await goTo(router, '/reconnect');
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		release();
		await waitForPath(router, '/reconnect');
	});

	it('CONN-30 does not open on an unconnected site', async () => {
		renderApp({ scenario: 'disconnected', route: '/reconnect' });
		await findTitle(/^Secure/);
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});
});

describe('the dialog of the app login link', () => {
	const LOGIN = 'Log in to the app without a password';

	async function openLogin(answer: () => Response = () => HttpResponse.json({ code: 'success' })) {
		const made = openDialog('mobile-login');
		const { called: sent, release } = hold('mobile/send-login-email', answer);
		const dialog = await findDialog(LOGIN);
		const reopen = () => {
			act(() => void made.store.dispatch(dialogOpened('mobile-login')));
			return findDialog(LOGIN);
		};
		const texts = () => selectNotices(made.store.getState()).map(({ text }) => text);
		return { ...made, dialog, reopen, sent, release, texts };
	}

	it('COMP-09 opens, and names the email address', async () => {
		const { dialog } = await openLogin();
		expect(dialog.getByText('admin@example.com')).toBeVisible();
	});

	it('COMP-10 sends nothing when it is canceled', async () => {
		const { user, dialog, sent, texts } = await openLogin();
		await user.click(dialog.getByRole('button', { name: 'Cancel' }));
		await waitForNoDialog();
		expect(sent).not.toHaveBeenCalled();
		expect(texts()).toEqual([]);
	});

	it('COMP-11 NOTICE-27 sends the email and closes, with notices', async () => {
		const { user, dialog, sent, release, texts } = await openLogin();
		expect(dialog.queryByText(/link\. If it hasn/)).not.toBeInTheDocument();
		await user.click(dialog.getByRole('button', { name: 'Send link' }));
		expect(texts()).toEqual(['Sending login email…']);
		await waitForNoDialog();
		release();
		await waitFor(() => expect(texts()).toEqual(['Login email sent']));
		expect(sent).toHaveBeenCalledTimes(1);
	});

	it('COMP-12 sends no second email while one is on its way, and says when one was sent', async () => {
		const { user, dialog, reopen, sent, release } = await openLogin();
		await user.click(dialog.getByRole('button', { name: 'Send link' }));
		await waitForNoDialog();
		const again = await reopen();
		const button = again.getByRole('button', { name: 'Send link' });
		expect(button).toHaveAttribute('aria-busy', 'true');
		await user.click(button);
		release();
		expect(await again.findByText(/^We've sent you a link\./)).toBeVisible();
		expect(button).not.toHaveAttribute('aria-busy');
		expect(sent).toHaveBeenCalledTimes(1);
	});

	it('COMP-12 NOTICE-27 reports a failure, and shows its reason when opened again', async () => {
		const refuse = () =>
			HttpResponse.json(
				{ code: 'error_sending_mobile_magic_link', message: 'Too many emails today.' },
				{ status: 500 },
			);
		const { user, dialog, reopen, release, texts } = await openLogin(refuse);
		await user.click(dialog.getByRole('button', { name: 'Send link' }));
		release();
		await waitFor(() => expect(texts()).toEqual(['Failed to send login email']));
		const again = await reopen();
		expect(again.getByText(/Too many emails today\./)).toBeVisible();
		expect(again.queryByText(/^We've sent/)).not.toBeInTheDocument();
		expect(again.getByRole('button', { name: 'Send link' })).toBeEnabled();
	});
});
