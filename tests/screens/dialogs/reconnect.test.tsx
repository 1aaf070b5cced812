import { HttpResponse } from 'msw';
import { screen, waitFor } from '#tests/support/render';
import { preloadDialogs } from '@/ui/modal';
import { hold } from '#tests/app/support/hold';
import { findTitle, goTo, renderApp, waitForPath } from '#tests/app/support/render-app';
import { findDialog, waitForNoDialog } from './parts';

// The dialog's own chunk: loaded ahead, as it is slow to compile.
beforeAll(preloadDialogs);

describe('reconnect', () => {
	const TITLE = 'Reconnect Jetpack?';

	it('SHELL-06 CONN-30 opens over the dashboard, and leaves to it when cancelled', async () => {
		const { user, history } = renderApp({ route: '/reconnect' });
		const dialog = await findDialog(TITLE);
		expect(document.querySelector('[data-screen-title]')).toHaveTextContent('At a Glance');
		await user.click(dialog.getByRole('button', { name: 'Cancel' }));
		await waitForNoDialog();
		await waitForPath(history, '/dashboard');
	});

	it('CONN-29 CONN-31 CONN-32 CONN-34 NOTICE-16 reconnects, blurs what is behind, and reloads', async () => {
		const { user, browser } = renderApp({ route: '/reconnect' });
		const { called, release } = hold('connection/reconnect', () =>
			HttpResponse.json({ status: 'completed' }),
		);
		const dialog = await findDialog(TITLE);
		await user.click(dialog.getByRole('button', { name: 'Reconnect' }));
		await waitForNoDialog();
		const main = (await findTitle('At a Glance')).closest('.main');
		expect(main).toHaveClass('blurred');
		expect(main).toHaveAttribute('aria-busy', 'true');
		release();
		await waitFor(() => expect(browser.reload).toHaveBeenCalledTimes(1));
		// Until the page is there anew nothing on it is true.
		expect(main).toHaveClass('blurred');
		expect(called).toHaveBeenCalledTimes(1);
	});

	it('CONN-30 does not open while a reconnect runs', async () => {
		const { user, history } = renderApp({ route: '/reconnect' });
		const { release } = hold('connection/reconnect', () =>
			HttpResponse.json({ status: 'completed' }),
		);
		await user.click((await findDialog(TITLE)).getByRole('button', { name: 'Reconnect' }));
		await waitForNoDialog();
		await goTo(history, '/reconnect');
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		release();
		await waitForPath(history, '/reconnect');
	});

	it('CONN-30 does not open on an unconnected site', async () => {
		renderApp({ scenario: 'disconnected', route: '/reconnect' });
		await findTitle(/^Secure/);
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});
});
