import { fireEvent, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { findTitle, renderApp, waitForPath } from '#tests/app/support/render-app';
import { hrefOf } from '../parts';

const authorizeFor = (from: string) => `http://site.test/authorize?client_id=1001&from=${from}`;
const benefits = () =>
	within(
		screen.getAllByRole('list').find((list) => list.className.includes('gains')) as HTMLElement,
	)
		.getAllByRole('listitem')
		.map((item) => item.textContent);

it('SHELL-30 CONN-07 CONN-08 the main connect screen replaces every tab of a disconnected site', async () => {
	renderApp({ scenario: 'disconnected', route: '/traffic' });
	expect(await findTitle(/^Secure and speed up your site for free/)).toBeVisible();
	expect(benefits()).toHaveLength(5);
	expect(screen.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument();
});

describe('the user-connect screen', () => {
	const UNLINKED = { scenario: 'unlinked-admin' };

	it('SHELL-08 CONN-02 CONN-04 CONN-05 explains the benefits of an account, and leads to the authorization page', async () => {
		const { user, browser } = renderApp({ ...UNLINKED, route: '/connect-user' });
		const title = 'Unlock all the amazing features of Jetpack by connecting now';
		expect(await findTitle(title)).toBeVisible();
		expect(benefits()).toEqual([
			expect.stringMatching(/goes down/),
			expect.stringMatching(/social networks/),
			expect.stringMatching(/subscribe/),
			expect.stringMatching(/likes and comments/),
			expect.stringMatching(/share your posts/),
		]);
		expect(screen.getByRole('link', { name: /See all features/ })).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Connect your user account' }));
		await waitFor(() =>
			expect(browser.navigate).toHaveBeenCalledWith(authorizeFor('user-connect')),
		);
	});

	it.each([
		['CONN-03 names the feature', 'monitor', /^Unlock Downtime monitoring and more amazing/],
		['CONN-02 ignores an unknown feature', 'free%20money', /^Unlock all the amazing features/],
	])('%s in the address', async (_title, feature, title) => {
		renderApp({ ...UNLINKED, route: `/connect-user?feature=${feature}` });
		expect(await findTitle(title)).toBeVisible();
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

	it('SHELL-09 SHELL-24 sets up a site that is not connected', async () => {
		const { user, browser } = renderApp({ scenario: 'disconnected', route: '/woo-setup' });
		expect(await findTitle(TITLE)).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
		await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(authorizeFor('woo-setup')));
	});
});

it.each([
	['SHELL-08', 'unlinked-admin', '/connect-user'],
	['SHELL-24', 'free', '/woo-setup'],
])('%s on %s, %s has a secondary link to leave', async (_id, scenario, route) => {
	const { user, router } = renderApp({ scenario, route });
	await user.click(await screen.findByRole('button', { name: 'Not now' }));
	await waitForPath(router, '/dashboard');
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
		expect(hrefOf('Continue to Jetpack')).toBe(
			'http://site.test/wp-admin/admin.php?page=jetpack#/dashboard',
		);
	});
});
