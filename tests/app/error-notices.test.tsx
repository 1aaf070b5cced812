import { http, HttpResponse } from 'msw';
import { selectStatsSeries } from '@/state/stats';
import { waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { findTitle, goTo, inApp, openAt, renderApp } from './support/render-app';

describe('the notice of a connection error', () => {
	const SITE = `${REST}/site`;
	const RECONNECT =
		'There seems to be a problem with your connection to WordPress.com. If the problem persists, try reconnecting.';
	const REFRESH =
		'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.';

	const failWith = (status: number, body: object) =>
		http.get(SITE, () => HttpResponse.json(body, { status }));

	/** Renders the app, and adds a handler that answers before those of the scenario. */
	async function openWith(handler: Parameters<typeof server.use>[0], scenario = 'free') {
		const app = renderApp({ route: '/privacy', scenario });
		server.use(handler);
		await findTitle('Privacy');
		return app;
	}

	it('ERR-08 CSTATE-02 offers to reconnect after an API error of the site data', async () => {
		const { user } = await openWith(failWith(400, { data: { status: 400, api_http_code: 404 } }));
		expect(await inApp().findByText(RECONNECT)).toBeVisible();
		let reconnects = 0;
		server.use(
			http.post(`${REST}/connection/reconnect`, () => {
				reconnects += 1;
				return HttpResponse.json({ status: 'completed' });
			}),
		);
		await user.dblClick(inApp().getByRole('button', { name: 'Restore Connection' }));
		await waitFor(() => expect(reconnects).toBe(1));
	});

	it('ERR-09 CSTATE-03 links to support for site data that is not JSON', async () => {
		await openWith(http.get(SITE, () => new HttpResponse('<h1>Oh no</h1>')));
		expect(await inApp().findByText(REFRESH)).toBeVisible();
		expect(inApp().getByRole('link', { name: /Contact support/ })).toHaveAttribute(
			'href',
			expect.stringContaining('source=jetpack-contact-support'),
		);
		expect(inApp().queryByRole('button', { name: 'Restore Connection' })).not.toBeInTheDocument();
	});

	it('ERR-10 reports a problem with the website after any other failure', async () => {
		await openWith(http.get(SITE, () => HttpResponse.error()));
		expect(
			await inApp().findByText('There seems to be a problem with your website.'),
		).toBeVisible();
		expect(inApp().queryByRole('button', { name: 'Restore Connection' })).not.toBeInTheDocument();
	});

	it("ERR-11 shows the server's message instead of the default one", async () => {
		const message = 'The token of this blog &amp; its owner is unknown.';
		await openWith(
			failWith(400, { code: 'site_data_fetch_failed', message, data: { status: 400 } }),
		);
		expect(
			await inApp().findByText('The token of this blog & its owner is unknown.'),
		).toBeVisible();
		expect(inApp().queryByText(RECONNECT)).not.toBeInTheDocument();
	});

	it('CSTATE-21 shows only the printed error, although the site data fails to load, too', async () => {
		await openWith(failWith(400, { data: { status: 400 } }), 'connection-error');
		const printed = await inApp().findByText('The site could not be found in the cloud.');
		expect(printed).toBeVisible();
		await waitFor(() => expect(inApp().queryByText(RECONNECT)).not.toBeInTheDocument());
		expect(inApp().getAllByRole('button', { name: 'Restore Connection' })).toHaveLength(1);
	});

	it('CSTATE-21 is hidden from an editor, and does not load the site data', async () => {
		let asked = 0;
		const { store } = renderApp({ route: '/dashboard', scenario: 'editor-view' });
		server.use(
			http.get(SITE, () => {
				asked += 1;
				return HttpResponse.error();
			}),
		);
		await findTitle('At a Glance');
		// By then all requests after the first paint have been sent.
		await waitFor(() => expect(selectStatsSeries(store.getState()).day.phase).toBe('ready'));
		expect(asked).toBe(0);
		expect(
			inApp().queryByText('There seems to be a problem with your website.'),
		).not.toBeInTheDocument();
	});
});

describe('the notice of a failed authorization', () => {
	async function openAfter(notices: object) {
		const app = await openAt(
			{
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
			},
			'Privacy',
		);
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
	])('%s explains %s', async (_id, errorCode, text) => {
		await openAfter({ errorCode });
		expect(await inApp().findByText(text)).toBeVisible();
		expect(inApp().getByText('Error:')).toBeInTheDocument();
	});

	it('CSTATE-04 links to a survey after a denied authorization, as information rather than an error', async () => {
		await openAfter({ errorCode: 'access_denied' });
		expect(inApp().getByText('Information:')).toBeInTheDocument();
		expect(inApp().getByRole('link', { name: /survey/ })).toHaveAttribute(
			'href',
			expect.stringContaining('source=jetpack-cancelled-connection'),
		);
	});

	it('CSTATE-14 links to support', async () => {
		await openAfter({ errorCode: 'invalid_scope' });
		expect(inApp().getByRole('link', { name: /Contact support/ })).toBeVisible();
	});

	it('CSTATE-16 NOTICE-11 appends the description, and disappears when dismissed', async () => {
		const { user } = await openAfter({
			errorCode: 'cheatin',
			errorDescription: 'The link was old.',
		});
		expect(inApp().getByText("Cheatin' uh? The link was old.")).toBeVisible();
		await user.click(inApp().getByRole('button', { name: 'Dismiss this notice' }));
		expect(inApp().queryByText(/Cheatin/)).not.toBeInTheDocument();
		expect(await findTitle('Privacy')).toHaveFocus();
	});

	it('shows an error instead of a success message', async () => {
		await openAfter({ errorCode: 'cheatin', messageCode: 'linked' });
		expect(inApp().getByText("Cheatin' uh?")).toBeVisible();
		expect(inApp().queryByText(/now connected/)).not.toBeInTheDocument();
	});
});

describe('the notice of a licensing error', () => {
	const TEXT = 'The key “A & B” is <spent>.';

	const open = (options: object = {}) =>
		renderApp({
			route: '/privacy',
			pageData: { licensing: { error: 'The key &ldquo;A &amp; B&rdquo; is &lt;spent&gt;.' } },
			...options,
		});

	it("NOTICE-35 shows the site's own message, with decoded entities", async () => {
		open();
		await findTitle('Privacy');
		expect(inApp().getByText(TEXT)).toBeVisible();
		expect(inApp().getByText('Error:')).toBeInTheDocument();
	});

	it('NOTICE-35 is cleared on the site when it is dismissed', async () => {
		const { user, router } = open();
		const sent = answerPost('licensing/error', true);
		const title = await findTitle('Privacy');
		await user.click(inApp().getByRole('button', { name: 'Dismiss this notice' }));
		expect(inApp().queryByText(TEXT)).not.toBeInTheDocument();
		expect(title).toHaveFocus();
		await waitFor(() => expect(sent).toEqual([{ error: '' }]));
		await goTo(router, '/sharing', 'Sharing');
		expect(inApp().queryByText(TEXT)).not.toBeInTheDocument();
	});

	it('NOTICE-35 stays hidden if the error could not be cleared', async () => {
		const { user, store } = open();
		answerPost('licensing/error', { code: 'rest_forbidden', message: 'No.' }, 500);
		await findTitle('Privacy');
		await user.click(inApp().getByRole('button', { name: 'Dismiss this notice' }));
		await waitFor(() => expect(store.getState().licensing.error).toBe(TEXT));
		expect(inApp().queryByText(TEXT)).not.toBeInTheDocument();
	});

	it('NOTICE-35 is hidden from an editor, and without an error', async () => {
		const { unmount } = open({ scenario: 'editor-view' });
		await findTitle('Privacy');
		expect(inApp().queryByText(TEXT)).not.toBeInTheDocument();
		unmount();
		open({ pageData: {} });
		await findTitle('Privacy');
		expect(inApp().queryByText('Error:')).not.toBeInTheDocument();
	});
});
