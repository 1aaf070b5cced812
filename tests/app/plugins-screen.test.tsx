import { HttpResponse } from 'msw';
import { guardDeactivation } from '@/app/plugins-screen/guard-deactivation';
import { preloadDialogs } from '@/ui/modal';
import { act, screen, userEvent, within } from '#tests/support/render';
import { buildWirePageData } from '#tests/support/fixtures';
import { createTestStore } from '#tests/support/store';
import { hold } from '#tests/support/wire';
import { findDialog, waitForNoDialog } from '#tests/screens/dialogs/parts';

const TITLE = 'Disconnect your site?';
beforeAll(async () => {
	await preloadDialogs();
	await import('@/app/plugins-screen/open-dialog');
});

afterEach(() => {
	document.body.innerHTML = '';
});

function openPluginsScreen() {
	const { browser } = createTestStore();
	const page = buildWirePageData();
	document.body.innerHTML = `<table><tr data-plugin="dashboard-for-jetpack/dashboard-for-jetpack.php"><td>
		<span class="deactivate"><a href="http://site.test/wp-admin/plugins.php?action=deactivate">Deactivate</a></span>
	</td></tr></table>`;
	const printed = {
		apiRoot: page.WP_API_root,
		apiNonce: page.WP_API_nonce,
		adminUrl: page.adminUrl,
		blogId: 1001,
		connectionStatus: page.connectionStatus,
		userConnectionData: page.userData,
		connectedPlugins: [
			{ slug: 'jetpack', name: 'Jetpack' },
			{ slug: 'jetpack-boost', name: 'Jetpack Boost' },
		],
	};
	guardDeactivation(printed, browser);
	const link = screen.getByRole('link', { name: 'Deactivate' });
	return { user: userEvent.setup(), link, browser };
}

it('DISCON-05 DISCON-06 DISCON-08 asks before deactivating; Cancel changes nothing and returns the focus', async () => {
	const { user, link, browser } = openPluginsScreen();
	await user.click(link);
	const dialog = await findDialog(TITLE);
	expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
		'Cancel',
		'Deactivate',
	]);
	expect(
		within(dialog.getByRole('list', { name: /use the connection/ })).getByText('Jetpack Boost'),
	).toBeVisible();
	await user.click(dialog.getByRole('button', { name: 'Cancel' }));
	await waitForNoDialog();
	expect(browser.navigate).not.toHaveBeenCalled();
	expect(link).toHaveFocus();
});

it('DISCON-06 DISCON-09 disconnects, then continues with the deactivation', async () => {
	const { user, link, browser } = openPluginsScreen();
	const { called, release } = hold('connection', () => HttpResponse.json({ code: 'success' }));
	await user.click(link);
	await user.click((await findDialog(TITLE)).getByRole('button', { name: 'Deactivate' }));
	await act(async () => release());
	const done = await findDialog('Your site is disconnected');
	expect(called.mock.calls).toEqual([[{ isActive: false }]]);
	expect(done.getByRole('button', { name: 'Tell us why' })).toBeVisible();
	await user.click(done.getByRole('button', { name: 'Finish deactivating' }));
	expect(browser.navigate.mock.calls).toEqual([
		['http://site.test/wp-admin/plugins.php?action=deactivate'],
	]);
});

it('deactivates without asking if the printed data is invalid', async () => {
	const { browser } = createTestStore();
	document.body.innerHTML = `<table><tr data-plugin="dashboard-for-jetpack/dashboard-for-jetpack.php"><td>
		<span class="deactivate"><a href="http://site.test/go">Deactivate</a></span></td></tr></table>`;
	guardDeactivation({ nonsense: true }, browser);
	await userEvent.setup().click(screen.getByRole('link', { name: 'Deactivate' }));
	await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
	expect(browser.navigate.mock.calls).toEqual([['http://site.test/go']]);
	expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
