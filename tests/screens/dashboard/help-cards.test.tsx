import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { generate } from 'lean-qr';
import { http, HttpResponse } from 'msw';
import { selectOpenDialog } from '@/state/dialogs';
import { buildWirePageData } from '#tests/support/fixtures';
import { screen, waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { getCard, queryCard, renderCards } from './parts';

describe('the support card', () => {
	const CARD = "We're here to help";
	const BANNER = 'Get a faster resolution to your support questions.';

	it('DASH-34 DASH-36 links to the guide and to the support site, and records a click', async () => {
		const { user, events } = renderCards('support');
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

	it('DASH-35 tells people without prioritized support who can ask for it', async () => {
		renderCards('support', { scenario: 'security', world: { viewer: 'editor' } });
		const sentence = 'This site has prioritized support. An administrator can ask the team.';
		expect(await getCard("We're here to help").findByText(sentence)).toBeVisible();
	});

	it('DASH-35 DASH-37 names prioritized support on a paid plan, without a banner', async () => {
		renderCards('support', { scenario: 'security' });
		expect(await getCard(CARD).findByText(/prioritized support/)).toBeVisible();
		expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
	});

	it('DASH-35 DASH-37 links to the forums on a free plan, and offers an upgrade', async () => {
		const { user, events } = renderCards('support');
		const card = getCard(CARD);
		expect(await card.findByRole('link', { name: 'community forums' })).toBeVisible();
		expect(card.getByText(BANNER)).toBeVisible();
		const upgrade = card.getByRole('link', { name: /^Upgrade/ });
		expect(upgrade).toHaveAttribute('href', '#/plans');
		await user.click(upgrade);
		expect(events).toContainEqual({
			name: 'jetpack_wpa_click',
			properties: { target: 'upgrade-banner', feature: 'support' },
		});
	});

	it('DASH-38 offers to connect without an owner, by a quiet link', async () => {
		renderCards('support', { scenario: 'site-only' });
		const card = getCard(CARD);
		expect(await card.findByText(BANNER)).toBeVisible();
		const connect = card.getByRole('link', { name: /^Connect/ });
		expect(connect).toHaveAttribute('href', '#/connect-user');
		expect(connect).toHaveClass('link');
		expect(card.queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
	});

	it('ROLE-13 has no offer for a user who cannot buy', async () => {
		const page = buildWirePageData();
		const userData = structuredClone(page.userData) as {
			currentUser: { isConnected: boolean; permissions: { connect_user: boolean } };
		};
		userData.currentUser.isConnected = false;
		userData.currentUser.permissions.connect_user = false;
		renderCards('support', { pageData: { userData } });
		expect(await getCard(CARD).findByText(/community forums/)).toBeVisible();
		expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
	});

	it('ROLE-12 has no offer offline', () => {
		renderCards('support', { scenario: 'offline' });
		expect(getCard(CARD).getByText(/community forums/)).toBeVisible();
		expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
	});

	it('has no offer if the features could not be loaded', async () => {
		renderCards(
			'support',
			{},
			http.get(`${REST}/site/features`, () => HttpResponse.error()),
		);
		expect(await getCard(CARD).findByText(/community forums/)).toBeVisible();
		expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
	});
});

describe('the mobile apps card', () => {
	const CARD = 'Jetpack in your pocket';
	const DISMISS = 'Dismiss the mobile apps card';

	const STORES = ['Get it on Google Play', 'Download on the App Store'];
	const getBadge = (name: string) =>
		getCard(CARD).getByRole('link', { name: new RegExp(`^${name}`) });

	afterEach(() => {
		document.documentElement.lang = '';
		resetLocaleData({}, 'dashboard-for-jetpack');
	});

	it('DASH-13 DASH-16 DASH-18 has an SVG button for each store, and loads no picture', () => {
		renderCards('apps');
		expect(getBadge('Get it on Google Play')).toHaveAttribute(
			'href',
			expect.stringContaining('play.google.com'),
		);
		expect(getBadge('Download on the App Store')).toHaveAttribute(
			'href',
			expect.stringContaining('apps.apple.com'),
		);
		for (const name of STORES) {
			expect(getBadge(name).querySelector('svg')).toBeInTheDocument();
			expect(getBadge(name).querySelector('img')).not.toBeInTheDocument();
		}
	});

	it('DASH-18 draws one QR code, with the address that leads a phone to its store', async () => {
		renderCards('apps');
		const pictures = await getCard(CARD).findAllByRole('img', { name: 'QR code' });
		expect(pictures).toHaveLength(1);
		expect(getCard(CARD).getByText('Scan to get the app')).toBeVisible();
		const dark =
			pictures[0]
				?.querySelector('path')
				?.getAttribute('d')
				?.match(/(?<=M)\d+ \d+/g) ?? [];
		const rows = generate('https://jetpack.com/mobile/')
			.toString({ on: '#', off: '.', pad: 0 })
			.split('\n');
		const expected = rows.flatMap((row, y) =>
			[...row].flatMap((module, x) => (module === '#' ? [`${x} ${y}`] : [])),
		);
		expect(expected.length).toBeGreaterThan(200);
		expect(dark).toEqual(expected);
	});

	it('DASH-17 translates the texts of its buttons', () => {
		document.documentElement.lang = 'de-DE';
		setLocaleData(
			{
				'Get it on Google Play': ['Bei Google Play laden'],
				'Download on the App Store': ['Im App Store laden'],
			},
			'dashboard-for-jetpack',
		);
		renderCards('apps');
		for (const name of ['Bei Google Play laden', 'Im App Store laden']) {
			expect(getBadge(name).querySelector('svg')).toBeInTheDocument();
			expect(getBadge(name).querySelector('img')).not.toBeInTheDocument();
		}
	});

	it('DASH-14 disappears when it is dismissed, and saves that', async () => {
		const { user, world } = renderCards('apps');
		await user.click(getCard(CARD).getByRole('button', { name: DISMISS }));
		expect(queryCard(CARD)).not.toBeInTheDocument();
		await waitFor(() => expect(world.settings.dismiss_dash_app_card).toBe(true));
	});

	it('DASH-14 is hidden after it was dismissed', () => {
		renderCards(['apps', 'support'], { world: { settings: { dismiss_dash_app_card: true } } });
		expect(queryCard(CARD)).not.toBeInTheDocument();
		expect(queryCard("We're here to help")).toBeVisible();
	});

	it('DASH-15 cannot be dismissed by an editor', () => {
		renderCards('apps', { scenario: 'editor-view' });
		expect(getCard(CARD).queryByRole('button', { name: DISMISS })).not.toBeInTheDocument();
	});

	it('COMP-09 opens the login dialog of the app for a linked user only', async () => {
		const { user, store, unmount } = renderCards('apps');
		await user.click(getCard(CARD).getByRole('button', { name: /login link/ }));
		expect(selectOpenDialog(store.getState())).toBe('mobile-login');
		unmount();
		renderCards('apps', { scenario: 'unlinked-admin' });
		expect(getCard(CARD).queryByRole('button', { name: /login link/ })).not.toBeInTheDocument();
	});
});
