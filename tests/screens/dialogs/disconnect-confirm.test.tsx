import { http, HttpResponse } from 'msw';
import { within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { preloadDialogs } from '@/ui/modal';
import { hold } from '#tests/app/support/hold';
import { renderApp } from '#tests/app/support/render-app';
import { findDialog, waitForNoDialog } from './parts';

const TITLE = 'Disconnect your site?';

beforeAll(preloadDialogs);

const benefit = (name: string, value?: number) => ({ name, title: name, description: '…', value });

const answerBenefits = (benefits: object[]) =>
	server.use(
		http.get(`${REST}/site/benefits`, () =>
			HttpResponse.json({ code: 'success', data: JSON.stringify(benefits) }),
		),
	);

it('DISCON-04 lists what the connection does for the site', async () => {
	renderApp({ route: '/disconnect' });
	answerBenefits([benefit('Site stats', 12345), benefit('Sharing')]);
	const list = await (await findDialog(TITLE)).findByRole('list', { name: 'What stops working' });
	expect(
		within(list)
			.getAllByRole('listitem')
			.map((item) => item.textContent),
	).toEqual(['Site stats: 12,345…', 'Sharing…']);
});

it('DISCON-04 says in general what would be lost where the list cannot be had', async () => {
	renderApp({ route: '/disconnect' });
	server.use(http.get(`${REST}/site/benefits`, () => HttpResponse.error()));
	const dialog = await findDialog(TITLE);
	expect(
		await dialog.findByText(/everything else that needs the connection will stop/),
	).toBeVisible();
	expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeEnabled();
});

it('DISCON-04 names the features of this very site that are on', async () => {
	renderApp({ route: '/disconnect', scenario: 'security' });
	const list = await (await findDialog(TITLE)).findByRole('list', { name: /turns these off/ });
	const names = within(list)
		.getAllByRole('listitem')
		.map((item) => item.textContent);
	expect(names[0]).toBe('Malware scanning');
	// Its own list of benefits has them, with what they have done.
	expect(names).not.toContain('Backups');
	expect(names).toContain('Monitor');
	expect(
		(await findDialog(TITLE)).getByText('Jetpack Security (10GB) stops working on this site.'),
	).toBeVisible();
});

it('DISCON-04 says what could not be found out, and guesses nothing', async () => {
	renderApp({ route: '/disconnect', scenario: 'cloud-failing' });
	const dialog = await findDialog(TITLE);
	expect(await dialog.findByText("Couldn't check whether malware scanning is on.")).toBeVisible();
	expect(dialog.queryByText('Malware scanning')).not.toBeInTheDocument();
	expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeEnabled();
});

it('DISCON-05 lists the other plugins that rely on the connection', async () => {
	const connectedPlugins = { jetpack: { name: 'Jetpack' }, boost: { name: 'Boost' } };
	renderApp({ route: '/disconnect', world: { connection: { connectedPlugins } } });
	const list = (await findDialog(TITLE)).getByRole('list', { name: /use the connection/ });
	expect(list).toHaveTextContent(/^Boost$/);
});

it('DISCON-07 DISCON-08 staying connected sends nothing', async () => {
	const { user } = renderApp({ route: '/disconnect' });
	const { called } = hold('connection', () => HttpResponse.json({ code: 'success' }));
	const dialog = await findDialog(TITLE);
	expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
		'Stay connected',
		'Disconnect',
	]);
	await user.click(dialog.getByRole('button', { name: 'Stay connected' }));
	await waitForNoDialog();
	expect(called).not.toHaveBeenCalled();
});
