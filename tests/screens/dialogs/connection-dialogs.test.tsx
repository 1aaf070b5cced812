import { HttpResponse } from 'msw';
import { act, screen, waitFor, within } from '#tests/support/render';
import { dialogOpened } from '@/state/dialogs';
import { preloadDialogs } from '@/ui/modal';
import { hold } from '#tests/app/support/hold';
import { findTitle, goTo, renderApp, waitForPath } from '#tests/app/support/render-app';

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const waitForNoDialog = () =>
	waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

// The dialog's own chunk: loaded ahead, as it is slow to compile.
beforeAll(preloadDialogs);

describe('reconnect', () => {
	const TITLE = 'Reconnect Jetpack?';

	it('SHELL-06 CONN-30 opens over the dashboard, and leaves to it when cancelled', async () => {
		const { user, router } = renderApp({ route: '/reconnect' });
		const dialog = await findDialog(TITLE);
		expect(document.querySelector('[data-screen-title]')).toHaveTextContent('At a Glance');
		await user.click(dialog.getByRole('button', { name: 'Cancel' }));
		await waitForNoDialog();
		await waitForPath(router, '/dashboard');
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

describe('disconnect', () => {
	const TITLE = 'Disconnect your site?';

	it('SHELL-07 CONN-17 opens over the dashboard; neither Escape nor a click beside it closes it', async () => {
		const { user, router } = renderApp({ route: '/disconnect' });
		const dialog = await findDialog(TITLE);
		await user.keyboard('{Escape}');
		expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible();
		await user.click(dialog.getByRole('button', { name: 'Stay connected' }));
		await waitForNoDialog();
		await waitForPath(router, '/dashboard');
	});

	it('SHELL-07 opens for nobody who may not disconnect', async () => {
		renderApp({ scenario: 'editor-view', route: '/disconnect' });
		await findTitle('At a Glance');
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});

	it('lists the other plugins that rely on the connection', async () => {
		renderApp({
			route: '/disconnect',
			world: {
				connection: {
					connectedPlugins: { jetpack: { name: 'Jetpack' }, boost: { name: 'Boost' } },
				},
			},
		});
		const dialog = await findDialog(TITLE);
		expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Boost']);
	});

	it('CONN-18 disconnects, asks again how the connection stands, and goes back to what is left', async () => {
		const { user, router, store } = renderApp({ route: '/disconnect' });
		await user.click((await findDialog(TITLE)).getByRole('button', { name: 'Disconnect' }));
		const done = await findDialog('Your site is disconnected');
		expect(store.getState().connection.connectUrl).toContain('action=register');
		await user.click(done.getByRole('button', { name: 'Back to the dashboard' }));
		await waitForPath(router, '/dashboard');
		expect(await findTitle(/^Secure and speed up/)).toBeVisible();
	});

	it('says why it failed, and stays', async () => {
		const { user } = renderApp({ route: '/disconnect' });
		const { release } = hold('connection', () =>
			HttpResponse.json({ code: 'nope', message: 'The cloud said no.' }, { status: 500 }),
		);
		const dialog = await findDialog(TITLE);
		await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
		expect(dialog.getByRole('button', { name: 'Stay connected' })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		release();
		expect(await dialog.findByText('The cloud said no. (Status 500)')).toBeVisible();
		expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeEnabled();
	});

	it('closes when its route is left', async () => {
		const { router } = renderApp({ route: '/disconnect' });
		await findDialog(TITLE);
		await goTo(router, '/traffic');
		await waitForNoDialog();
		expect(await findTitle('Traffic')).toBeVisible();
	});

	it('CONN-16 opens on whatever screen asks for it, and leaves the route alone', async () => {
		const { store, user, router } = renderApp({ route: '/privacy' });
		await findTitle('Privacy');
		act(() => void store.dispatch(dialogOpened('disconnect')));
		await user.click((await findDialog(TITLE)).getByRole('button', { name: 'Stay connected' }));
		await waitForNoDialog();
		expect(router.state.location.pathname).toBe('/privacy');
	});
});
