import { act, waitFor, within } from '#tests/support/render';
import { printAdminPage } from './support/admin-page';
import { inApp, openAt } from './support/render-app';

const ERROR = '<div class="notice notice-error"><p>The cache folder is not writable.</p></div>';

const openApp = async () => {
	const app = await openAt({ route: '/privacy' }, 'Privacy');
	return app;
};
const findErrors = () => inApp().findByRole('region', { name: 'From other plugins' });

describe("Jetpack's own notices", () => {
	/** As Jetpack 16.1.2 prints it, without its script. */
	const SSL = `<div id="jetpack-ssl-warning" class="error jp-identity-crisis"><div>
		<h2>Outbound HTTPS not working</h2>
		<p>Your site could not connect to WordPress.com via HTTPS.</p>
		<p>Click here to <a href="#" id="recheck">Try again</a> <span id="output"></span></p>
	</div></div>`;
	const findOwn = () => inApp().findByRole('region', { name: 'From Jetpack' });
	const explanation = () => inApp().getByText(/could not connect to WordPress.com via HTTPS/);

	it('NOTICE-02 stand under its name, open at the first look, and then folded to one line with their action', async () => {
		printAdminPage(ERROR, SSL);
		const { user, browser, unmount } = await openApp();
		expect(await findErrors()).not.toHaveTextContent('Outbound');
		expect(await findOwn()).toContainElement(explanation());
		expect(explanation()).toBeVisible();
		await user.click(inApp().getByRole('button', { name: 'Show less' }));
		expect(explanation()).not.toBeVisible();
		unmount();

		document.body.replaceChildren();
		printAdminPage(SSL);
		await openAt(
			{ route: '/privacy', remembered: Object.fromEntries(browser.remember.mock.calls) },
			'Privacy',
		);
		const own = within(await findOwn());
		expect(explanation()).not.toBeVisible();
		expect(own.getAllByText('Outbound HTTPS not working')[0]).toBeVisible();
		const pressed = jest.fn((event: Event) => event.preventDefault());
		document.getElementById('recheck')?.addEventListener('click', pressed);
		await user.click(own.getByRole('button', { name: /^Try again/ }));
		expect(pressed).toHaveBeenCalledTimes(1);
		// The answer of its script is shown in the notice.
		expect(explanation()).toBeVisible();
		expect(own.getByRole('button', { name: 'Show less' })).toHaveFocus();
	});

	it('NOTICE-02 go when their script hides them', async () => {
		printAdminPage(SSL);
		await openApp();
		await findOwn();
		await act(async () => {
			document.getElementById('jetpack-ssl-warning')!.style.display = 'none';
		});
		await waitFor(() =>
			expect(inApp().queryByRole('region', { name: 'From Jetpack' })).not.toBeInTheDocument(),
		);
	});

	it('are problems on the check of the site, which says them in their place', async () => {
		printAdminPage(SSL);
		await openAt({ route: '/tools' }, 'Health');
		const row = (await inApp().findByRole('heading', { name: 'Jetpack', level: 3 })).closest('li')!;
		expect(row).toHaveTextContent('ProblemOutbound HTTPS not working');
		expect(explanation()).not.toBeVisible();
		const pressed = jest.fn((event: Event) => event.preventDefault());
		document.getElementById('recheck')?.addEventListener('click', pressed);
		await act(async () =>
			within(row)
				.getByRole('button', { name: /^Try again/ })
				.click(),
		);
		expect(pressed).toHaveBeenCalledTimes(1);
		expect(explanation()).toBeVisible();
	});
});
