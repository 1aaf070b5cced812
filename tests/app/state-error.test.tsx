import { inApp, findTitle, renderApp } from './support/render-app';

async function openWith(notices: object) {
	const app = renderApp({
		route: '/privacy',
		pageData: {
			jetpackStateNotices: {
				messageCode: null,
				errorCode: null,
				errorDescription: null,
				messageContent: null,
				...notices,
			},
		},
	});
	await findTitle('Privacy');
	return app;
}

it.each([
	['CSTATE-05', 'cheatin', "Cheatin' uh?"],
	['CSTATE-06', 'wrong_state', /Stay logged in .* while you authorize/],
	['CSTATE-07', 'invalid_client', /Deactivate and reactivate the plugin, then connect again/],
	['CSTATE-08', 'invalid_grant', /click Connect again/],
	['CSTATE-09', 'site_inaccessible', /publicly accessible.*\(site_inaccessible\)/],
	['CSTATE-10', 'site_blacklisted', /violates the WordPress.com terms of service/],
	['CSTATE-11', 'not_public', /probably not publicly accessible.*localhost/],
	['CSTATE-12', 'wpcom_502', /is having problems .* try again later/],
	['CSTATE-13', 'token_http_request_failed', /couldn't contact.*web host configuration/],
	[
		'CSTATE-14',
		'missing_secrets',
		/try again later.*contact support with this code: missing_secrets/,
	],
	['CSTATE-15', 'Our <b>own</b> words', 'Our <b>own</b> words'],
])('%s says what %s means', async (_id, errorCode, text) => {
	await openWith({ errorCode });
	expect(inApp().getByText(text)).toBeVisible();
	expect(inApp().getByText('Error:')).toBeInTheDocument();
});

it('CSTATE-04 asks who denied for the reason, and does not blame', async () => {
	await openWith({ errorCode: 'access_denied' });
	expect(inApp().getByText('Information:')).toBeInTheDocument();
	expect(inApp().getByRole('link', { name: /survey/ })).toHaveAttribute(
		'href',
		expect.stringContaining('source=jetpack-cancelled-connection'),
	);
});

it('CSTATE-14 leads to support', async () => {
	await openWith({ errorCode: 'invalid_scope' });
	expect(inApp().getByRole('link', { name: /Contact support/ })).toBeVisible();
});

it('CSTATE-16 NOTICE-11 appends what else was said, and goes when dismissed', async () => {
	const { user } = await openWith({ errorCode: 'cheatin', errorDescription: 'The link was old.' });
	expect(inApp().getByText("Cheatin' uh? The link was old.")).toBeVisible();
	await user.click(inApp().getByRole('button', { name: 'Dismiss this notice' }));
	expect(inApp().queryByText(/Cheatin/)).not.toBeInTheDocument();
});

it('says what went wrong before what went well', async () => {
	await openWith({ errorCode: 'cheatin', messageCode: 'linked' });
	expect(inApp().getByText("Cheatin' uh?")).toBeVisible();
	expect(inApp().queryByText(/now connected/)).not.toBeInTheDocument();
});
