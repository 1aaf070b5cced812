import { http, HttpResponse } from 'msw';
import { fireEvent, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { findTitle, renderApp } from '#tests/app/support/render-app';

const TITLE = 'Welcome to Jetpack IONOS traveler!';
const { pathname } = window.location;

/** Opens the page as the link in a partner's mail does. */
function openWithFlag(route: string) {
	window.history.replaceState(null, '', `${pathname}?page=jetpack&showCouponRedemption=1#${route}`);
}

afterEach(() => window.history.replaceState(null, '', `${pathname}?page=jetpack`));

it('SHELL-27 COUPON-01 COUPON-02 COUPON-03 welcomes to a site that is not connected', async () => {
	renderApp({ scenario: 'coupon' });
	expect(await findTitle(TITLE)).toBeVisible();
	expect(screen.getByRole('button', { name: 'Set up & redeem Jetpack Backup' })).toBeEnabled();
	expect(screen.getByText('Restore with one click')).toBeVisible();
	const logo = screen.getByRole('img', { name: 'IONOS' });
	expect(logo).toBeVisible();
	fireEvent.error(logo);
	expect(logo).not.toBeInTheDocument();
});

it('COUPON-04 comes back with the coupon', async () => {
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
			redirect_uri: 'admin.php?page=jetpack&partnerCoupon=IONOS_IONA_abc123&showCouponRedemption=1',
		}),
	]);
});

it('SHELL-28 COUPON-05 COUPON-06 redeems on a connected site when asked to', async () => {
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
	['has it', 'coupon-connected', 'Jetpack Backup is already active on this site.'],
	['is not theirs to buy for', 'coupon-editor', /^Ask an administrator/],
])('COUPON-05 offers nothing to redeem to people whose site %s', async (_why, scenario, text) => {
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

it('TRACK-20 TRACK-21 says that nobody was connected yet', async () => {
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

it('SHELL-29 does not stand on a connected site that was not asked', async () => {
	renderApp({ scenario: 'coupon-connected' });
	expect(await findTitle('At a Glance')).toBeVisible();
});

it('SHELL-29 does not stand without a coupon', async () => {
	openWithFlag('/dashboard');
	renderApp();
	expect(await findTitle('At a Glance')).toBeVisible();
});

it('SHELL-29 does not stand on a site that is offline', async () => {
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
