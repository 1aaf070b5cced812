import { http, HttpResponse } from 'msw';
import { buildWirePageData } from '#tests/support/fixtures';
import { screen } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { getCard, renderDashboard } from './parts';

const CARD = "We're here to help";
const BANNER = 'Get a faster resolution to your support questions.';

it('DASH-34 DASH-36 leads to the guide and to the support site', async () => {
	const { user, events } = renderDashboard();
	const card = getCard(CARD);
	expect(card.getByRole('link', { name: /Getting started with Jetpack/ })).toHaveAttribute(
		'href',
		expect.stringContaining('source=jetpack-support-getting-started'),
	);
	await user.click(card.getByRole('link', { name: /Search our support site/ }));
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'support-card', button: 'search' },
	});
});

it('DASH-35 DASH-37 tells a paid plan that it has prioritized support, without a banner', async () => {
	renderDashboard({ scenario: 'security' });
	expect(await getCard(CARD).findByText(/prioritized support/)).toBeVisible();
	expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
});

it('DASH-35 DASH-37 tells others of the forums, and offers an upgrade', async () => {
	const { user, events } = renderDashboard();
	const card = getCard(CARD);
	expect(await card.findByRole('link', { name: 'community forums' })).toBeVisible();
	expect(card.getByText(BANNER)).toBeVisible();
	const upgrade = card.getByRole('link', { name: 'Upgrade' });
	expect(upgrade).toHaveAttribute('href', '#/plans');
	await user.click(upgrade);
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'upgrade-banner', feature: 'support' },
	});
});

it('DASH-38 offers a connection first where no owner is connected', async () => {
	renderDashboard({ scenario: 'site-only' });
	const card = getCard(CARD);
	expect(await card.findByText(BANNER)).toBeVisible();
	expect(card.getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/connect-user');
	expect(card.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

it('ROLE-13 offers no plan to anyone who could not buy it', async () => {
	const page = buildWirePageData();
	const userData = structuredClone(page.userData) as {
		currentUser: { isConnected: boolean; permissions: { connect_user: boolean } };
	};
	userData.currentUser.isConnected = false;
	userData.currentUser.permissions.connect_user = false;
	renderDashboard({ pageData: { userData } });
	expect(await getCard(CARD).findByText(/community forums/)).toBeVisible();
	expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
});

it('ROLE-12 offers nothing offline', () => {
	renderDashboard({ scenario: 'offline' });
	expect(getCard(CARD).getByText(/community forums/)).toBeVisible();
	expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
});

it('offers nothing where the provider did not say what was bought', async () => {
	renderDashboard(
		{},
		http.get(`${REST}/site/features`, () => HttpResponse.error()),
	);
	expect(await getCard(CARD).findByText(/community forums/)).toBeVisible();
	expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
});
