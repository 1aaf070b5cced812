import { http, HttpResponse } from 'msw';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { SettingsScreen } from './loaded-screen';

const open = (route: string, scenario?: string) =>
	renderScreen(<SettingsScreen />, { route, scenario });

/** A firewall answers a write with its own page. */
const block = (path = 'settings') =>
	server.use(
		http.post(`${REST}/${path}`, () => HttpResponse.html('<h1>Denied</h1>', { status: 403 })),
	);

const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const expectCheck = (found: HTMLElement | undefined) =>
	expect(found).toHaveAttribute('href', '#/tools');

it('a switch answered by a page links to the check of the site beside its message', async () => {
	const { user } = open('/writing');
	block();
	const toggle = screen.getByRole('switch', { name: /^Copy existing posts/ });
	await user.click(toggle);
	const message = await screen.findByText(/^Couldn't save this\.|^Error updating settings\./);
	expect(message).toHaveTextContent(/A firewall or a security plugin/);
	expectCheck(await screen.findByRole('link', { name: 'Check this site' }));
});

it('a form answered by a page links to the check of the site beside its message', async () => {
	const { user } = open('/security');
	block();
	const form = card('Brute force protection');
	await user.type(form.getByRole('textbox', { name: /Always allowed/ }), '192.0.2.1');
	await user.click(form.getByRole('button', { name: /^Save settings/ }));
	expect(await form.findByText(/^Couldn't save these settings\./)).toBeVisible();
	expectCheck(form.getByRole('link', { name: 'Check this site' }));
});

it('an anti-spam key whose check a page answers: links to the check of the site at its field', async () => {
	const { user } = open('/security', 'anti-spam-no-key');
	block('module/akismet/key/check');
	const form = card(/^Anti-spam/);
	await user.type(await form.findByRole('textbox', { name: /key/i }), 'abcdef123456');
	await waitFor(() => expectCheck(form.getByRole('link', { name: 'Check this site' })));
});
