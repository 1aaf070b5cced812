import { screen, waitFor } from '#tests/support/render';
// The banner's own chunk: compiled while it is waited for, it would take its time.
import '@/screens/dashboard/recommendations-banner/content';
import { renderDashboard } from './parts';

const find = (name: string) => screen.findByRole('region', { name });

it('RECS-59 leads to the assistant, and says that it was clicked', async () => {
	const { user, events } = renderDashboard();
	const banner = await find('Find what fits your site');
	expect(banner).toBeVisible();
	const start = screen.getByRole('link', { name: 'Start' });
	expect(start).toHaveAttribute('href', '#/recommendations');
	await user.click(start);
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'banner-click', feature: 'recommendations' },
	});
});

it.each([
	['recommendations-monitor', 'Your recommendations are waiting'],
	['recommendations-new', '4 new recommendations for your site'],
])('goes on in %s', async (scenario, title) => {
	renderDashboard({ scenario });
	expect(await find(title)).toBeVisible();
});

it('is put away for good in this browser, and loses no focus', async () => {
	const { user, browser } = renderDashboard();
	await find('Find what fits your site');
	await user.click(screen.getByRole('button', { name: 'Dismiss' }));
	await waitFor(() =>
		expect(screen.queryByRole('region', { name: 'Find what fits your site' })).toBeNull(),
	);
	expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
	expect(browser.remember).toHaveBeenCalledWith(
		'dashboard-for-jetpack-recommendations-banner',
		'start',
	);
});

it.each(['recommendations-summary', 'editor-view', 'offline'])('is absent in %s', (scenario) => {
	const { container } = renderDashboard({ scenario });
	expect(container.querySelector('.place')).toBeNull();
});
