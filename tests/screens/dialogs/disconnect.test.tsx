import { http, HttpResponse } from 'msw';
import Dialogs from '@/screens/dialogs';
import { DisconnectDialog } from '@/screens/dialogs/disconnect/disconnect-dialog';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerGet, answerPost, hold } from '#tests/support/wire';
import { dialogOpened } from '@/state/navigation/dialogs';
import { setSetting } from '@/state/settings';
import { findTitle, inApp, renderApp, waitForPath } from '#tests/app/support/render-app';
import { enveloped, hrefOf } from '../parts';
import { findDialog, openDialog, waitForNoDialog } from './parts';

const TITLE = 'Disconnect your site?';

it('CONN-16 opens on another screen, and keeps the route', async () => {
	const { store, user, router } = renderApp({ route: '/privacy' });
	await findTitle('Privacy');
	act(() => void store.dispatch(dialogOpened('disconnect')));
	await user.click((await findDialog(TITLE)).getByRole('button', { name: 'Stay connected' }));
	await waitForNoDialog();
	expect(router.state.location.pathname).toBe('/privacy');
});

describe('content', () => {
	const benefit = (name: string, value?: number) => ({
		name,
		title: name,
		description: '…',
		value,
	});

	const answerBenefits = (benefits: object[]) => server.use(enveloped('site/benefits', benefits));

	it('DISCON-04 lists the benefits of the connection by the names of the cards', async () => {
		openDialog('disconnect');
		answerBenefits([benefit('jetpack-stats', 12345), benefit('New benefit')]);
		const list = await (await findDialog(TITLE)).findByRole('list', { name: 'What stops working' });
		expect(
			within(list)
				.getAllByRole('listitem')
				.map((item) => item.textContent),
		).toEqual(['Site stats: 12,345…', 'New benefit…']);
	});

	it('DISCON-04 names the general effect when the list cannot be loaded', async () => {
		openDialog('disconnect');
		answerGet('site/benefits', {}, 500);
		const dialog = await findDialog(TITLE);
		expect(
			await dialog.findByText(/^Everything that needs the connection will stop/),
		).toBeVisible();
		expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeEnabled();
	});

	it('DISCON-04 names the active features of this site', async () => {
		openDialog('disconnect', { scenario: 'security' });
		const list = await (await findDialog(TITLE)).findByRole('list', { name: /turns these off/ });
		const names = within(list)
			.getAllByRole('listitem')
			.map((item) => item.textContent);
		expect(names[0]).toBe('Security scan');
		// The list of benefits already contains backups.
		expect(names).not.toContain('Backup');
		expect(names).toContain('Downtime monitoring');
		expect(
			(await findDialog(TITLE)).getByText('Jetpack Security (10GB) stops working on this site.'),
		).toBeVisible();
	});

	it('DISCON-04 threatens nothing that is off or missing on this site', async () => {
		const { store, user } = renderScreen(<Dialogs />, {
			world: { modules: { active: ['stats', 'monitor', 'woocommerce-analytics'] } },
		});
		await act(() => store.dispatch(setSetting('monitor', false)));
		answerBenefits([
			benefit('jetpack-stats', 5),
			benefit('jetpack-backup'),
			benefit('search'),
			benefit('video-hosting'),
		]);
		act(() => void store.dispatch(dialogOpened('disconnect')));
		const dialog = await findDialog(TITLE);
		await dialog.findByText('Site stats: 5');
		const text = (await screen.findByRole('dialog')).textContent ?? '';
		expect(text).not.toMatch(/backup|scan|search|video|monitor|WooCommerce|stops working/i);
		await user.click(dialog.getByRole('button', { name: 'Stay connected' }));
	});

	it('DISCON-04 names a feature that could not be checked, and does not list it', async () => {
		openDialog('disconnect', { scenario: 'cloud-failing' });
		const dialog = await findDialog(TITLE);
		expect(await dialog.findByText("Couldn't check whether malware scanning is on.")).toBeVisible();
		expect(dialog.queryByText('Security scan')).not.toBeInTheDocument();
		expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeEnabled();
	});

	it('DISCON-05 lists the other plugins that rely on the connection', async () => {
		const connectedPlugins = { jetpack: { name: 'Jetpack' }, boost: { name: 'Boost' } };
		openDialog('disconnect', { world: { connection: { connectedPlugins } } });
		const list = (await findDialog(TITLE)).getByRole('list', { name: /use the connection/ });
		expect(list).toHaveTextContent(/^Boost$/);
	});

	it('DISCON-07 DISCON-08 sends nothing on "Stay connected"', async () => {
		const { user } = openDialog('disconnect');
		const { called } = hold('connection', () => HttpResponse.json({ code: 'success' }));
		const dialog = await findDialog(TITLE);
		expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
			'Stay connected',
			'Disconnect',
		]);
		expect(hrefOf(/What the connection does/, dialog)).toContain(
			'source=why-the-wordpress-com-conn',
		);
		await user.click(dialog.getByRole('button', { name: 'Stay connected' }));
		await waitForNoDialog();
		expect(called).not.toHaveBeenCalled();
	});
});

describe('the disconnect action', () => {
	it('CONN-18 DISCON-09 DISCON-11 DISCON-16 disconnects once, and returns to the dashboard with a notice', async () => {
		const { user, router, store } = renderApp({ route: '/disconnect' });
		const { called, release } = hold('connection', () => HttpResponse.json({ code: 'success' }));
		answerGet('connection/url', 'http://x.test/?action=register');
		await user.dblClick((await findDialog(TITLE)).getByRole('button', { name: 'Disconnect' }));
		release();
		const done = await findDialog('Your site is disconnected');
		expect(called.mock.calls).toEqual([[{ isActive: false }]]);
		expect(store.getState().connection.connectUrl).toContain('action=register');
		expect(store.getState().notices.fromPage.messageCode).toBe('disconnected');
		await user.click(done.getByRole('button', { name: 'Back to the dashboard' }));
		await waitForPath(router, '/dashboard');
		expect(inApp().getByText('Your site is no longer connected to WordPress.com.')).toBeVisible();
	});

	it('DISCON-10 shows the error, stays open, and can be tried again', async () => {
		const { user } = openDialog('disconnect');
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
		expect(await dialog.findByText('The cloud said no.')).toBeVisible();
		await user.click(disconnect);
		await waitFor(() => expect(called).toHaveBeenCalledTimes(2));
	});

	it('DISCON-10 tells its caller about the error', async () => {
		const onClose = jest.fn();
		const onError = jest.fn();
		const { user } = renderScreen(
			<DisconnectDialog context="dashboard" onClose={onClose} onError={onError} />,
		);
		answerPost('connection', { code: 'nope', message: 'The cloud said no.' }, 500);
		await user.click((await findDialog(TITLE)).getByRole('button', { name: 'Disconnect' }));
		await waitFor(() =>
			expect(onError).toHaveBeenCalledWith(
				expect.objectContaining({ message: 'The cloud said no.', code: 'nope' }),
			),
		);
		expect(onClose).not.toHaveBeenCalled();
	});

	it('succeeds if another tab has already disconnected the site', async () => {
		const { user, world } = openDialog('disconnect');
		server.use(
			http.post(`${REST}/connection`, () => {
				world.connection = { ...world.connection, registered: false, owner: null, linked: [] };
				return HttpResponse.json(
					{ code: 'disconnect_failed', message: 'Already.', data: { status: 400 } },
					{ status: 400 },
				);
			}),
		);
		await user.click((await findDialog(TITLE)).getByRole('button', { name: 'Disconnect' }));
		expect(await findDialog('Your site is disconnected')).toBeDefined();
	});
});
