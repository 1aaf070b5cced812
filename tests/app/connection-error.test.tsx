import { http, HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { inApp, findTitle, renderApp } from './support/render-app';

const SITE = `${REST}/site`;
const RECONNECT =
	'There seems to be a problem with your connection to WordPress.com. If the problem persists, try reconnecting.';
const REFRESH =
	'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.';

const failWith = (status: number, body: object) =>
	http.get(SITE, () => HttpResponse.json(body, { status }));

/** The app brings its world's answers; these come in front of them, before anything is asked. */
async function openWith(handler: Parameters<typeof server.use>[0], scenario = 'free') {
	const app = renderApp({ route: '/privacy', scenario });
	server.use(handler);
	await findTitle('Privacy');
	return app;
}

it('ERR-08 CSTATE-02 an API error of the site data can be mended by reconnecting', async () => {
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

it('ERR-09 CSTATE-03 site data that cannot be read is a matter for support', async () => {
	await openWith(http.get(SITE, () => new HttpResponse('<h1>Oh no</h1>')));
	expect(await inApp().findByText(REFRESH)).toBeVisible();
	expect(inApp().getByRole('link', { name: /Contact support/ })).toHaveAttribute(
		'href',
		expect.stringContaining('source=jetpack-contact-support'),
	);
	expect(inApp().queryByRole('button', { name: 'Restore Connection' })).not.toBeInTheDocument();
});

it('ERR-10 any other failure is a problem with the website', async () => {
	await openWith(http.get(SITE, () => HttpResponse.error()));
	expect(await inApp().findByText('There seems to be a problem with your website.')).toBeVisible();
	expect(inApp().queryByRole('button', { name: 'Restore Connection' })).not.toBeInTheDocument();
});

it('ERR-11 what the server says stands in place of the default', async () => {
	const message = 'The token of this blog &amp; its owner is unknown.';
	await openWith(failWith(400, { code: 'site_data_fetch_failed', message, data: { status: 400 } }));
	expect(await inApp().findByText('The token of this blog & its owner is unknown.')).toBeVisible();
	expect(inApp().queryByText(RECONNECT)).not.toBeInTheDocument();
});

it('CSTATE-21 what the server printed stands before what was learned since, one at a time', async () => {
	await openWith(failWith(400, { data: { status: 400 } }), 'connection-error');
	const printed = await inApp().findByText('The site could not be found in the cloud.');
	expect(printed).toBeVisible();
	await waitFor(() => expect(inApp().queryByText(RECONNECT)).not.toBeInTheDocument());
	expect(inApp().getAllByRole('button', { name: 'Restore Connection' })).toHaveLength(1);
});

it('CSTATE-21 tells nothing to who cannot connect the site, and does not ask', async () => {
	let asked = 0;
	const { store } = renderApp({ route: '/dashboard', scenario: 'editor-view' });
	server.use(
		http.get(SITE, () => {
			asked += 1;
			return HttpResponse.error();
		}),
	);
	await findTitle('At a Glance');
	// By then all that is asked after the first paint has been asked.
	await waitFor(() => expect(store.getState().stats.series.day.phase).toBe('ready'));
	expect(asked).toBe(0);
	expect(
		inApp().queryByText('There seems to be a problem with your website.'),
	).not.toBeInTheDocument();
});
