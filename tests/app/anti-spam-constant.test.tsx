import { findTitle, inApp, renderApp } from './support/render-app';

const FIXED = { pageData: { isAntiSpamKeyFixed: true } };
const WHERE =
	/Your key is set in wp-config\.php \(WPCOM_API_KEY\), and Akismet refuses it\. Correct it there/;

it.each(['anti-spam-no-key', 'anti-spam-invalid'])(
	'SETSEC-13 a wrong constant is named on the card of the key, without a field that would never be used: %s',
	async (scenario) => {
		const { user } = renderApp({ ...FIXED, scenario, route: '/security' });
		await findTitle('Security');
		const unfold = inApp()
			.queryAllByRole('button', { name: /Anti-spam/, expanded: false })
			.find(
				(button) =>
					!button.hasAttribute('aria-haspopup') && /^Anti-spam/.test(button.textContent ?? ''),
			);
		if (unfold) {
			await user.click(unfold);
		}
		expect((await inApp().findAllByText(WHERE)).length).toBeGreaterThan(0);
		expect(inApp().queryByRole('textbox', { name: /Anti-spam|key/i })).not.toBeInTheDocument();
		expect(inApp().getByText('Your site is not protected from spam.')).toBeVisible();
	},
);

it('names the constant on At a Glance in place of the link to a page without a field', async () => {
	renderApp({ ...FIXED, scenario: 'anti-spam-invalid' });
	expect((await inApp().findAllByText(WHERE)).length).toBeGreaterThan(0);
	expect(inApp().queryByRole('link', { name: 'Set your key' })).not.toBeInTheDocument();
});
