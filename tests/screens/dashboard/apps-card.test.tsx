import { selectOpenDialog } from '@/state/dialogs';
import { fireEvent, screen, waitFor } from '#tests/support/render';
import { getCard, queryCard, renderDashboard } from './parts';

const CARD = 'Jetpack in your pocket';
const DISMISS = 'Dismiss the mobile apps card';

afterEach(() => {
	document.documentElement.lang = '';
});

const getBadge = (name: string) => getCard(CARD).getByRole('link', { name });

it('DASH-13 DASH-16 has a badge for each store, drawn here in English', () => {
	renderDashboard();
	expect(getBadge('Get it on Google Play')).toHaveAttribute(
		'href',
		expect.stringContaining('play.google.com'),
	);
	expect(getBadge('Download on the App Store')).toHaveAttribute(
		'href',
		expect.stringContaining('apps.apple.com'),
	);
	expect(getCard(CARD).queryByRole('img')).not.toBeInTheDocument();
});

it('DASH-17 loads the store’s own badge in other languages', () => {
	document.documentElement.lang = 'de-DE';
	renderDashboard();
	expect(screen.getByRole('img', { name: 'Get it on Google Play' })).toHaveAttribute(
		'src',
		expect.stringContaining('https://play.google.com/'),
	);
});

it('DASH-18 draws its own badge where the store’s cannot be loaded', () => {
	document.documentElement.lang = 'de-DE';
	renderDashboard();
	fireEvent.error(screen.getByRole('img', { name: 'Get it on Google Play' }));
	expect(getBadge('Get it on Google Play')).toBeVisible();
	expect(screen.queryByRole('img', { name: 'Get it on Google Play' })).not.toBeInTheDocument();
	expect(screen.getByRole('img', { name: 'Download on the App Store' })).toBeInTheDocument();
});

it('DASH-14 goes away when it is dismissed, for good', async () => {
	const { user, world } = renderDashboard();
	await user.click(getCard(CARD).getByRole('button', { name: DISMISS }));
	expect(queryCard(CARD)).not.toBeInTheDocument();
	await waitFor(() => expect(world.settings.dismiss_dash_app_card).toBe(true));
});

it('DASH-14 stays away once it was dismissed', () => {
	renderDashboard({ world: { settings: { dismiss_dash_app_card: true } } });
	expect(queryCard(CARD)).not.toBeInTheDocument();
	expect(queryCard("We're here to help")).toBeVisible();
});

it('DASH-15 can be dismissed only by who manages options', () => {
	renderDashboard({ scenario: 'editor-view' });
	expect(getCard(CARD).queryByRole('button', { name: DISMISS })).not.toBeInTheDocument();
});

it('COMP-09 opens the login dialog of the app for people with an account', async () => {
	const { user, store, unmount } = renderDashboard();
	await user.click(getCard(CARD).getByRole('button', { name: /login link/ }));
	expect(selectOpenDialog(store.getState())).toBe('mobile-login');
	unmount();
	renderDashboard({ scenario: 'unlinked-admin' });
	expect(getCard(CARD).queryByRole('button', { name: /login link/ })).not.toBeInTheDocument();
});
