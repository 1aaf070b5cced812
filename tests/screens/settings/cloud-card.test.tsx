import { http, HttpResponse } from 'msw';
import { CloudCard } from '@/screens/settings/cloud-card';
import { renderScreen, screen, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';

const OOPS = 'The Jetpack Backup and Scan status could not be retrieved at this time.';

it.each([
	['free', 'The plan of this site holds no backups.'],
	['provisioning', 'Provisioning'],
	['awaiting-credentials', 'Awaiting credentials'],
	['security', 'Active'],
])('tells on %s how the backups stand', async (scenario, text) => {
	renderScreen(<CloudCard />, { scenario });
	expect(screen.getByText('Checking site status…')).toBeVisible();
	expect(await screen.findByText(text)).toBeVisible();
});

it('counts threats', async () => {
	renderScreen(<CloudCard />, { scenario: 'threats' });
	expect(await screen.findByText(/threats? w(as|ere) found/)).toBeVisible();
});

it.each([
	['an unknown state', { state: 'sideways' }],
	['no state', { state: '' }],
])('says Oops! for %s', async (_name, rewind) => {
	renderScreen(<CloudCard />, { world: { provider: { rewind } } });
	expect(await screen.findByText('Oops!')).toBeVisible();
	expect(screen.getByText(OOPS)).toBeVisible();
});

it('says Oops! when the status cannot be had, and asks again', async () => {
	const { user } = renderScreen(<CloudCard />, {
		world: { provider: { rewind: { state: 'sideways' } } },
	});
	const answer = (response: () => Response) => server.use(http.get(`${REST}/rewind`, response));
	await user.click(await screen.findByRole('button', { name: 'Try again' }));

	answer(() => new HttpResponse('', { status: 500 }));
	await user.click(await screen.findByRole('button', { name: 'Try again' }));
	expect(await screen.findByText('Oops!')).toBeVisible();

	answer(() => HttpResponse.json({ code: 'success', data: '{"state":"active"}' }));
	await user.click(await screen.findByRole('button', { name: 'Try again' }));
	expect(await screen.findByText('Active')).toBeVisible();
});

it('SHELL-32 asks nothing when offline', async () => {
	renderScreen(<CloudCard />, { scenario: 'offline' });
	expect(screen.getByText('Unavailable in Offline Mode.')).toBeVisible();
});

it('is hidden where the site data says so', async () => {
	const { container } = renderScreen(<CloudCard />, { world: { site: { showBackups: false } } });
	await waitFor(() => expect(container).toBeEmptyDOMElement());
});
