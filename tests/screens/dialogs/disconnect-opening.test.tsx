import { act, screen } from '#tests/support/render';
import { dialogOpened } from '@/state/dialogs';
import { preloadDialogs } from '@/ui/modal';
import { findTitle, goTo, renderApp, waitForPath } from '#tests/app/support/render-app';
import { findDialog, waitForNoDialog } from './parts';

const TITLE = 'Disconnect your site?';

// The dialog's own chunk: loaded ahead, as it is slow to compile.
beforeAll(preloadDialogs);

it('SHELL-07 CONN-17 DISCON-01 opens over the dashboard; neither Escape nor a click beside it closes it', async () => {
	const { user, history } = renderApp({ route: '/disconnect' });
	const dialog = await findDialog(TITLE);
	await user.keyboard('{Escape}');
	await user.click(document.querySelector('.components-modal__screen-overlay') as Element);
	expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
	expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible();
	await user.click(dialog.getByRole('button', { name: 'Stay connected' }));
	await waitForNoDialog();
	await waitForPath(history, '/dashboard');
});

it('SHELL-07 opens for nobody who may not disconnect', async () => {
	renderApp({ scenario: 'editor-view', route: '/disconnect' });
	await findTitle('At a Glance');
	expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes when its route is left', async () => {
	const { history } = renderApp({ route: '/disconnect' });
	await findDialog(TITLE);
	await goTo(history, '/traffic');
	await waitForNoDialog();
	expect(await findTitle('Traffic')).toBeVisible();
});

it('CONN-16 opens on whatever screen asks for it, and leaves the route alone', async () => {
	const { store, user, history } = renderApp({ route: '/privacy' });
	await findTitle('Privacy');
	act(() => void store.dispatch(dialogOpened('disconnect')));
	await user.click((await findDialog(TITLE)).getByRole('button', { name: 'Stay connected' }));
	await waitForNoDialog();
	expect(history.getCurrent().location.pathname).toBe('/privacy');
});
