import { AntiSpamCard } from '@/screens/settings/security/anti-spam/anti-spam-card';
import { renderScreen, screen } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { inApp, renderApp } from './support/render-app';

const FIXED = { pageData: { fixedAntiSpamKey: 'constant' } };
const WHERE =
	/Your key is set in wp-config\.php \(WPCOM_API_KEY\), and Akismet refuses it\. Correct it there/;

/** The cards of Anti-spam alone; that of the key is unfolded, unless it is open because it needs an action. */
async function openCards(options: StoreOptions) {
	const { user } = renderScreen(<AntiSpamCard />, { route: '/security', ...options });
	await screen.findAllByRole('button', { name: /Anti-spam/ });
	const folded = screen
		.queryAllByRole('button', { name: /Anti-spam/, expanded: false })
		.find(
			(button) =>
				!button.hasAttribute('aria-haspopup') && /^Anti-spam/.test(button.textContent ?? ''),
		);
	if (folded) {
		await user.click(folded);
	}
}

it.each(['anti-spam-no-key', 'anti-spam-invalid'])(
	'SETSEC-13 a wrong constant is named on the card of the key, without a field that would never be used: %s',
	async (scenario) => {
		await openCards({ ...FIXED, scenario });
		expect((await screen.findAllByText(WHERE)).length).toBeGreaterThan(0);
		expect(screen.queryByRole('textbox', { name: /Anti-spam|key/i })).not.toBeInTheDocument();
		expect(screen.getByText('Your site is not protected from spam.')).toBeVisible();
	},
);

it('names the constant on At a Glance in place of the link to a page without a field', async () => {
	renderApp({ ...FIXED, scenario: 'anti-spam-invalid' });
	expect((await inApp().findAllByText(WHERE)).length).toBeGreaterThan(0);
	expect(inApp().queryByRole('link', { name: 'Set your key' })).not.toBeInTheDocument();
});

it('names code of the site that sets a wrong key, in place of a field that would never be used', async () => {
	await openCards({ pageData: { fixedAntiSpamKey: 'code' }, scenario: 'anti-spam-invalid' });
	const where = /Your key is set in code by this site's owner or host, and Akismet refuses it\./;
	expect((await screen.findAllByText(where)).length).toBeGreaterThan(0);
	expect(screen.queryByRole('textbox', { name: /Anti-spam|key/i })).not.toBeInTheDocument();
});

it.each([
	['constant', /^Your key is set in wp-config\.php \(WPCOM_API_KEY\)\. Nothing to enter here\.$/],
	['code', /^Your key is set in code by this site's owner or host\. Nothing to enter here\.$/],
])('SETSEC-13 names where a valid key is set: %s', async (fixedAntiSpamKey, where) => {
	await openCards({ pageData: { fixedAntiSpamKey }, scenario: 'anti-spam-active' });
	expect(await screen.findByText(where)).toBeVisible();
	expect(screen.getByRole('textbox', { name: /key/i })).toBeDisabled();
});
