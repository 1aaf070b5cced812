import { http, HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { preloadDialogs } from '@/ui/modal';
import { hold } from '#tests/app/support/hold';
import { inApp, renderApp, waitForPath } from '#tests/app/support/render-app';
import { findDialog } from './parts';

const TITLE = 'Disconnect your site?';

// The dialog's own chunk: loaded ahead, as it is slow to compile.
beforeAll(preloadDialogs);

it('CONN-18 DISCON-09 DISCON-11 DISCON-16 disconnects, and goes back to what is left', async () => {
	const { user, history, store } = renderApp({ route: '/disconnect' });
	const { called, release } = hold('connection', () => HttpResponse.json({ code: 'success' }));
	server.use(
		http.get(`${REST}/connection/url`, () => HttpResponse.json('http://x.test/?action=register')),
	);
	await user.dblClick((await findDialog(TITLE)).getByRole('button', { name: 'Disconnect' }));
	release();
	const done = await findDialog('Your site is disconnected');
	expect(called.mock.calls).toEqual([[{ isActive: false }]]);
	expect(store.getState().connection.connectUrl).toContain('action=register');
	expect(store.getState().notices.fromServer.messageCode).toBe('disconnected');
	await user.click(done.getByRole('button', { name: 'Back to the dashboard' }));
	await waitForPath(history, '/dashboard');
	expect(inApp().getByText('Your site is no longer connected to WordPress.com.')).toBeVisible();
});

it('DISCON-10 says why it failed, stays, and can be tried again', async () => {
	const { user } = renderApp({ route: '/disconnect' });
	const { called, release } = hold('connection', () =>
		HttpResponse.json({ code: 'nope', message: 'The cloud said no.' }, { status: 500 }),
	);
	const dialog = await findDialog(TITLE);
	const disconnect = dialog.getByRole('button', { name: 'Disconnect' });
	await user.click(disconnect);
	expect(dialog.getByRole('button', { name: 'Stay connected' })).toHaveAttribute(
		'aria-disabled',
		'true',
	);
	release();
	expect(await dialog.findByText('The cloud said no. (Status 500)')).toBeVisible();
	await user.click(disconnect);
	await waitFor(() => expect(called).toHaveBeenCalledTimes(2));
});
