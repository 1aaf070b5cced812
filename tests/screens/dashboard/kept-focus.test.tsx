import { http, HttpResponse } from 'msw';
import { screen, waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { getCard, renderDashboard } from './parts';

const failOnce = (path: string) =>
	http.get(`${REST}/${path}`, () => HttpResponse.json({}, { status: 500 }), { once: true });

it.each([
	['Backup', 'rewind'],
	['Site stats', 'module/stats/data'],
	['Jetpack Boost', 'plugins'],
	['Anti-spam', 'module/akismet/data'],
	['Plugin updates', 'updates/plugins'],
])('keeps the focus in the card %s when trying again has helped', async (name, path) => {
	const { user } = renderDashboard({}, failOnce(path));
	await getCard(name).findByRole('button', { name: 'Try again' });
	getCard(name).getByRole('button', { name: 'Try again' }).focus();
	await user.keyboard('{Enter}');
	await waitFor(() =>
		expect(getCard(name).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(),
	);
	expect(screen.getByRole('region', { name })).toContainElement(
		document.activeElement as HTMLElement,
	);
});

it('keeps the focus in the stats card when its greeting is dismissed', async () => {
	const { user } = renderDashboard({ scenario: 'stats-empty' });
	await user.click(await getCard('Site stats').findByRole('button', { name: 'Okay, got it!' }));
	expect(await getCard('Site stats').findByText('No activity this period')).toBeVisible();
	expect(screen.getByRole('heading', { name: 'Site stats' })).toHaveFocus();
});

it('hands the focus on when the apps card is dismissed', async () => {
	const { user } = renderDashboard();
	await user.click(screen.getByRole('button', { name: 'Dismiss the mobile apps card' }));
	expect(await screen.findByRole('heading', { name: "We're here to help" })).toHaveFocus();
});
