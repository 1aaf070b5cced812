import { http, HttpResponse } from 'msw';
import { selectScreenFacts } from '@/app/routes/screen-choice';
import { findRoute } from '@/domain/routes/table';
import { resolveScreen } from '@/domain/screen-choice';
import { fireEvent, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { createTestStore, REST, type StoreOptions } from '#tests/support/store';
import { findTitle, goTo, renderApp, waitForPath } from '#tests/app/support/render-app';

/** What the app shows at a path. */
function placeOf(path: string, options: StoreOptions): string {
	const { store } = createTestStore(options);
	const choice = resolveScreen(findRoute(path), selectScreenFacts(store.getState()));
	return choice.kind === 'screen' ? choice.screen : choice.kind;
}

const authorizeFor = (from: string) => `http://site.test/authorize?client_id=1001&from=${from}`;
const benefits = () =>
	within(
		screen.getAllByRole('list').find((list) => list.className.includes('gains')) as HTMLElement,
	)
		.getAllByRole('listitem')
		.map((item) => item.textContent);

describe('the main connect screen', () => {
	it('SHELL-30 CONN-07 CONN-08 replaces every tab of a disconnected site', async () => {
		renderApp({ scenario: 'disconnected', route: '/traffic' });
		expect(await findTitle(/^Secure and speed up your site for free/)).toBeVisible();
		expect(benefits()).toHaveLength(5);
		expect(screen.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument();
	});

	it.each(['/', '/dashboard'])('SHELL-30 is shown on %s of a disconnected site', (path) => {
		expect(placeOf(path, { scenario: 'disconnected' })).toBe('main-connect');
	});

	it('SHELL-10 gives way to the dashboard on /setup of a connected site', async () => {
		const { browser } = renderApp({ route: '/setup' });
		expect(await findTitle('At a Glance')).toBeVisible();
		expect(browser.navigate).not.toHaveBeenCalled();
	});

	it('CONN-13 stays until the browser leaves, although the site is registered', async () => {
		const { user, browser, store } = renderApp({ scenario: 'disconnected' });
		await findTitle(/^Secure/);
		await user.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
		await waitFor(() =>
			expect(browser.navigate).toHaveBeenCalledWith(authorizeFor('main-connect')),
		);
		expect(store.getState().connection.status.isActive).toBe(true);
		expect(await findTitle(/^Secure/)).toBeVisible();
	});
});

describe('the user-connect screen', () => {
	const UNLINKED = { scenario: 'unlinked-admin' };

	it('SHELL-08 CONN-02 CONN-04 CONN-05 explains the benefits of an account', async () => {
		renderApp({ ...UNLINKED, route: '/connect-user' });
		const title = 'Unlock all the amazing features of Jetpack by connecting now';
		expect(await findTitle(title)).toBeVisible();
		expect(screen.getByRole('button', { name: 'Connect your user account' })).toBeEnabled();
		expect(benefits()).toEqual([
			expect.stringMatching(/goes down/),
			expect.stringMatching(/social networks/),
			expect.stringMatching(/subscribe/),
			expect.stringMatching(/likes and comments/),
			expect.stringMatching(/share your posts/),
		]);
		expect(screen.getByRole('link', { name: /See all features/ })).toBeVisible();
	});

	it('CONN-03 names the feature from the address', async () => {
		renderApp({ ...UNLINKED, route: '/connect-user?feature=monitor' });
		expect(await findTitle('Unlock Downtime monitoring and more amazing features')).toBeVisible();
	});

	it('CONN-02 ignores an unknown feature in the address', async () => {
		renderApp({ ...UNLINKED, route: '/connect-user?feature=free%20money' });
		expect(await findTitle(/^Unlock all the amazing features/)).toBeVisible();
	});

	it('CONN-04 sends the browser to the authorization page', async () => {
		const { user, browser } = renderApp({ ...UNLINKED, route: '/connect-user' });
		await findTitle(/^Unlock/);
		await user.click(screen.getByRole('button', { name: 'Connect your user account' }));
		await waitFor(() =>
			expect(browser.navigate).toHaveBeenCalledWith(authorizeFor('user-connect')),
		);
	});

	it('SHELL-08 has a secondary link to leave', async () => {
		const { user, router } = renderApp({ ...UNLINKED, route: '/connect-user' });
		await findTitle(/^Unlock/);
		await user.click(screen.getByRole('button', { name: 'Not now' }));
		await waitForPath(router, '/dashboard');
	});

	it('SHELL-08 gives way to the dashboard for a linked user', async () => {
		renderApp({ route: '/connect-user' });
		expect(await findTitle('At a Glance')).toBeVisible();
	});
});

describe('the store setup screen', () => {
	const TITLE =
		'Welcome to Jetpack! Security, Growth, & Performance tools for WordPress businesses';

	const seen = jest.fn();

	beforeEach(() => {
		seen.mockClear();
		server.events.on('request:start', ({ request: { method, url } }) => {
			if (method === 'POST' && url.includes('/seen-wc-connection-modal')) {
				seen();
			}
		});
	});

	afterEach(() => server.events.removeAllListeners());

	it('SHELL-25 opens once and returns to the previous destination', async () => {
		const { router, user } = renderApp({ scenario: 'woo', route: '/traffic' });
		await waitForPath(router, '/woo-setup');
		expect(await findTitle(TITLE)).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Continue to Jetpack' }));
		await waitForPath(router, '/traffic');
		await goTo(router, '/dashboard');
		expect(await findTitle('At a Glance')).toBeVisible();
		expect(seen).toHaveBeenCalledTimes(1);
	});

	it.each([
		['the store plugin is inactive', { world: { site: { hasSeenWCConnectionModal: false } } }],
		['it has been seen', { scenario: 'woo', world: { site: { hasSeenWCConnectionModal: true } } }],
		['the user cannot manage modules', { scenario: 'woo', world: { viewer: 'subscriber' } }],
	])('SHELL-26 does not open if %s', (_name, options) => {
		expect(placeOf('/dashboard', options)).toBe('dashboard');
	});

	it('SHELL-09 SHELL-24 sets up a site that is not connected', async () => {
		const { user, browser } = renderApp({ scenario: 'disconnected', route: '/woo-setup' });
		expect(await findTitle(TITLE)).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
		await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(authorizeFor('woo-setup')));
	});

	it('SHELL-24 has a secondary link to leave', async () => {
		const { user, router } = renderApp({ route: '/woo-setup' });
		await findTitle(TITLE);
		await user.click(screen.getByRole('button', { name: 'Not now' }));
		await waitForPath(router, '/dashboard');
	});
});

describe("the screen of a partner's coupon", () => {
	const TITLE = 'Welcome to Jetpack IONOS traveler!';
	const { pathname } = window.location;

	/** Opens the page as the link in a partner's email does. */
	function openWithFlag(route: string) {
		window.history.replaceState(
			null,
			'',
			`${pathname}?page=jetpack&showCouponRedemption=1#${route}`,
		);
	}

	afterEach(() => window.history.replaceState(null, '', `${pathname}?page=jetpack`));

	it('SHELL-27 COUPON-01 COUPON-02 COUPON-03 shows the title, features and logo on a disconnected site', async () => {
		renderApp({ scenario: 'coupon' });
		expect(await findTitle(TITLE)).toBeVisible();
		expect(screen.getByRole('button', { name: 'Set up & redeem Jetpack Backup' })).toBeEnabled();
		const features = screen.getByText('Restore with one click').closest('ul')!;
		expect([...features.children].map(({ textContent }) => textContent)).toEqual([
			'Daily backups in the cloud',
			'Restore with one click',
			'30-day archive',
			'Support from WordPress experts',
		]);
		const logo = screen.getByRole('img', { name: 'IONOS' });
		expect(logo).toBeVisible();
		fireEvent.error(logo);
		expect(logo).not.toBeInTheDocument();
	});

	it('COUPON-04 registers with a return address that contains the coupon', async () => {
		const sent: unknown[] = [];
		const { user, browser } = renderApp({ scenario: 'coupon' });
		server.use(
			http.post(`${REST}/connection/register`, async ({ request }) => {
				sent.push(await request.json());
				return HttpResponse.json({ authorizeUrl: 'http://site.test/authorize' });
			}),
		);
		await findTitle(TITLE);
		await user.click(screen.getByRole('button', { name: /Set up & redeem/ }));
		await waitFor(() => expect(browser.navigate).toHaveBeenCalled());
		expect(sent).toEqual([
			expect.objectContaining({
				redirect_uri:
					'admin.php?page=jetpack&partnerCoupon=IONOS_IONA_abc123&showCouponRedemption=1',
			}),
		]);
	});

	it('COUPON-01 is shown for a code with invalid characters', async () => {
		const partnerCoupon = {
			coupon_code: 'half \uD800 & a pair',
			partner: { name: 'IONOS' },
			product: { title: 'Jetpack Backup' },
		};
		renderApp({ scenario: 'coupon', pageData: { partnerCoupon } });
		expect(await findTitle(TITLE)).toBeVisible();
		expect(screen.getByRole('button', { name: 'Set up & redeem Jetpack Backup' })).toBeEnabled();
	});

	it('SHELL-28 COUPON-05 COUPON-06 redeems on a connected site when requested', async () => {
		openWithFlag('/dashboard');
		renderApp({ scenario: 'coupon-connected' });
		expect(await findTitle(TITLE)).toBeVisible();
		const main = within(screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement);
		const href = main.getByRole('link', { name: 'Redeem Jetpack Backup' }).getAttribute('href');
		const query = new URL(href ?? '').searchParams;
		expect(query.get('path')).toBe('jetpack_backup_daily');
		expect(query.get('site')).toBe('site.test');
		expect(Object.fromEntries(new URLSearchParams(query.get('query') ?? ''))).toEqual({
			coupon: 'IONOS_IONA_abc123',
			redirect_to: 'http://site.test/wp-admin/admin.php?page=jetpack',
		});
	});

	it.each([
		['has the product', 'coupon-connected', 'Jetpack Backup is already active on this site.'],
		['needs an administrator to buy it', 'coupon-editor', /^Ask an administrator/],
	])('COUPON-05 has no link to redeem for a user whose site %s', async (_why, scenario, text) => {
		openWithFlag('/dashboard');
		const isEditor = scenario === 'coupon-editor';
		const features = { active: isEditor ? [] : ['backups'], available: {} };
		renderApp({
			scenario: 'coupon-connected',
			world: { viewer: isEditor ? 'editor' : 'admin', plan: { features } },
		});
		expect(await screen.findByText(text)).toBeVisible();
		expect(screen.queryByRole('link', { name: /Redeem/ })).not.toBeInTheDocument();
		expect(screen.getByRole('link', { name: 'Continue to Jetpack' })).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=jetpack#/dashboard',
		);
	});

	it('TRACK-20 TRACK-21 records its view and click, without a connected user', async () => {
		const { user, events } = renderApp({ scenario: 'coupon' });
		await findTitle(TITLE);
		await user.click(screen.getByRole('button', { name: /Set up & redeem/ }));
		const recorded = events.filter(({ name }) => name.includes('partner_coupon'));
		expect(recorded.map(({ name }) => name)).toEqual([
			'jetpack_partner_coupon_redeem_view',
			'jetpack_partner_coupon_redeem_click',
		]);
		expect(recorded[1]?.properties).toMatchObject({ connected: 'no' });
	});

	it('SHELL-29 is absent on a connected site unless requested', () => {
		expect(placeOf('/dashboard', { scenario: 'coupon-connected' })).toBe('dashboard');
	});

	it('SHELL-29 is absent without a coupon', async () => {
		openWithFlag('/dashboard');
		renderApp();
		expect(await findTitle('At a Glance')).toBeVisible();
	});

	it('SHELL-29 is absent on an offline site', async () => {
		renderApp({
			scenario: 'coupon',
			world: {
				connection: {
					offline: { constant: true, url: false, filter: false, wpLocalConstant: false },
				},
			},
		});
		expect(await findTitle('At a Glance')).toBeVisible();
	});
});
