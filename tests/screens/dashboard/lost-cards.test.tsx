import DashboardScreen from '@/screens/dashboard';
import { act, renderScreen, screen, waitFor } from '#tests/support/render';

const FILE = '@/screens/dashboard/other-sections';
let isReachable = false;

jest.mock('@/screens/dashboard/other-sections', () => {
	if (!isReachable) {
		throw new Error('Loading chunk dashboard-cards failed.');
	}
	return jest.requireActual<object>(FILE);
});

it('gives the status the answers that came with the page if the cards below fail to load', async () => {
	const call = 'jetpack/v4/updates/plugins';
	const { api } = renderScreen(<DashboardScreen />, {
		scenario: 'free',
		firstAnswers: { [call]: { code: 'success', count: 0 } },
	});
	expect(api.isAsked(call)).toBe(true);
	await waitFor(() => expect(api.isAsked(call)).toBe(false));
});

it('keeps the stats if the cards below fail to load, and draws those after "Try again"', async () => {
	const { user } = renderScreen(<DashboardScreen />, { scenario: 'free' });
	expect(await screen.findByText("The other cards didn't load")).toBeVisible();
	expect(screen.getByRole('heading', { name: 'Site stats' })).toBeVisible();
	isReachable = true;
	await user.click(screen.getByRole('button', { name: /^Try again/ }));
	expect(await screen.findByRole('heading', { level: 2, name: 'Connections' })).toBeVisible();
	expect(screen.queryByText("The other cards didn't load")).toBeNull();
	// "Try again" had the focus and is gone.
	expect(screen.getByRole('heading', { level: 1, name: 'At a Glance' })).toHaveFocus();
	await act(async () => {});
});
