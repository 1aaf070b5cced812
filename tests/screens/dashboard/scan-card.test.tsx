import { http, HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { findCard, getCard, queryCard, renderDashboard } from './parts';

const CARD = 'Security scan';

it.each([
	['SCAN-05 SCAN-23', 'threats', '3 security threats were found on your site.', '3 threats'],
	['SCAN-05 SCAN-23', 'scan-one-threat', '1 security threat was found on your site.', '1 threat'],
	[
		'SCAN-06 SCAN-23',
		'scan-no-credentials',
		'Please finish your setup by entering your server’s credentials.',
		'Action needed',
	],
	['SCAN-07', 'scan-provisioning', 'We are configuring your site protection.', 'Secure'],
	[
		'SCAN-08 SCAN-23',
		'security',
		'No security threats found. Your site will continue to be monitored for future threats.',
		'Secure',
	],
])('%s %s', async (_ids, scenario, text, badge) => {
	renderDashboard({ scenario });
	expect(await getCard(CARD).findByText(text)).toBeVisible();
	expect(getCard(CARD).getByText(badge)).toBeVisible();
});

it('SCAN-05 SCAN-06 SCAN-08 leads to where something can be done', async () => {
	const linkIn = async (scenario: string, name: RegExp) => {
		const { unmount } = renderDashboard({ scenario });
		const link = await getCard(CARD).findByRole('link', { name });
		expect(link).toHaveAttribute('href', expect.stringContaining('https://jetpack.com/redirect/'));
		unmount();
	};
	await linkIn('threats', /Fix threats/);
	await linkIn('scan-no-credentials', /Enter credentials/);
	await linkIn('security', /See details/);
});

it('SCAN-03 says that it is unavailable offline', () => {
	renderDashboard({ scenario: 'offline' });
	expect(getCard(CARD).getByText('Unavailable in Offline Mode.')).toBeVisible();
});

it('SCAN-04 says that it loads', () => {
	renderDashboard({ scenario: 'security' });
	expect(getCard(CARD).getByText('Loading…')).toBeVisible();
});

it.each([
	['SCAN-01', 'no-backups'],
	['SCAN-02', 'atomic'],
	['SCAN-02', 'multisite'],
])('%s is hidden on %s', async (_id, scenario) => {
	renderDashboard({ scenario });
	await findCard('Brute force protection');
	expect(queryCard(CARD)).not.toBeInTheDocument();
});

it.each([
	['SCAN-17', 'free', 'Upgrade', '#/plans'],
	['SCAN-18', 'site-only', 'Connect', '#/connect-user'],
])('%s offers on %s: %s', async (_id, scenario, name, href) => {
	renderDashboard({ scenario });
	expect(await getCard(CARD).findByRole('link', { name })).toHaveAttribute('href', href);
});

it('a failure says so, and can be asked again', async () => {
	let isDown = true;
	const { user } = renderDashboard(
		{ scenario: 'security' },
		http.get(`${REST}/scan`, () =>
			isDown
				? HttpResponse.error()
				: HttpResponse.json({ code: 'success', data: '{"state":"idle","credentials":[{}]}' }),
		),
	);
	const again = await getCard(CARD).findByRole('button', { name: 'Try again' });
	expect(getCard(CARD).getByText('Oops!')).toBeVisible();
	isDown = false;
	await user.click(again);
	await waitFor(() => expect(getCard(CARD).getByText(/No security threats/)).toBeVisible());
});
