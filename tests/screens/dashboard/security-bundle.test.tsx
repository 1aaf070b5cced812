import { screen, waitFor, within } from '#tests/support/render';
import { queryCard, renderDashboard } from './parts';

const BUNDLE = 'Protect your site from end to end';

it('DASH-06 DASH-11 offers Backup, Scan and Anti-spam in one, in Security and nowhere else', async () => {
	const { user, events } = renderDashboard();
	const security = within(screen.getByRole('region', { name: 'Security' }));
	const bundle = security.getByRole('region', { name: BUNDLE });
	expect(screen.getAllByRole('region', { name: BUNDLE })).toHaveLength(1);
	expect(bundle).toHaveTextContent(/Backup, Scan and Anti-spam/);
	const upgrade = within(bundle).getByRole('link', { name: 'Upgrade' });
	expect(upgrade).toHaveAttribute('href', '#/plans');
	await user.click(upgrade);
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: expect.objectContaining({
			target: 'upgrade-banner',
			feature: 'security-bundle',
		}),
	});
});

it.each([
	['DASH-07', 'multisite'],
	['DASH-07', 'offline'],
	['DASH-07', 'site-only'],
	['DASH-06', 'security'],
	['DASH-06', 'no-promotions'],
])('%s is absent in %s, however late the answers', async (_id, scenario) => {
	const { store } = renderDashboard({ scenario });
	expect(queryCard(BUNDLE)).not.toBeInTheDocument();
	await waitFor(() => expect(store.getState().plugins.updates.phase).toBe('ready'));
	expect(queryCard(BUNDLE)).not.toBeInTheDocument();
});
