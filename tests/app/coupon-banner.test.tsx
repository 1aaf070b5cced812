import { screen, waitFor, within } from '#tests/support/render';
import { findTitle, goTo, renderApp } from './support/render-app';

const TITLE = 'One free year of Backup';
const KEY = 'dashboard-for-jetpack-coupon-dismissed-at';
const THREE_DAYS = 259_200_000;

const findBanner = async () => within(await screen.findByRole('region', { name: TITLE }));
const eventsOf = ({ events }: ReturnType<typeof renderApp>) =>
	events.filter(({ name }) => name.includes('partner_coupon'));

it('COUPON-07 COUPON-08 a connected site redeems by the banner, on the dashboard alone', async () => {
	const app = renderApp({ scenario: 'coupon-connected' });
	const banner = await findBanner();
	const link = banner.getByRole('link', { name: 'Redeem' });
	const { hostname, searchParams } = new URL(link.getAttribute('href') ?? '');
	expect(hostname).toBe('jetpack.com');
	expect(Object.fromEntries(searchParams)).toMatchObject({
		path: 'jetpack_backup_daily',
		site: 'site.test',
		query: expect.stringContaining('coupon=IONOS_IONA_abc123'),
	});
	await goTo(app.history, '/privacy');
	await findTitle('Privacy');
	expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
});

it('TRACK-20 TRACK-21 TRACK-22 its view and its click are recorded, each by its name', async () => {
	const app = renderApp({ scenario: 'coupon-connected' });
	const banner = await findBanner();
	const link = banner.getByRole('link', { name: 'Redeem' });
	link.addEventListener('click', (event) => event.preventDefault());
	await app.user.click(link);
	expect(eventsOf(app)).toEqual([
		{ name: 'jetpack_partner_coupon_redeem_view', properties: {} },
		{
			name: 'jetpack_partner_coupon_redeem_click',
			properties: {
				coupon: 'IONOS_IONA_abc123',
				partner: 'IONOS',
				preset: 'IONA',
				connected: 'yes',
			},
		},
	]);
});

it('COUPON-08 COUPON-09 COUPON-10 is put off for three days, and the focus stays on the page', async () => {
	const { user, browser } = renderApp({ scenario: 'coupon-connected' });
	const banner = await findBanner();
	await user.click(banner.getByRole('button', { name: 'Remind me later' }));
	expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
	expect(browser.remember).toHaveBeenCalledWith(KEY, String(Date.UTC(2026, 0, 31)));
	expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([
	['stays away', THREE_DAYS - 1, 0],
	['is back', THREE_DAYS, 1],
])('COUPON-09 %s %d ms later', async (_what, later, count) => {
	const now = Date.UTC(2026, 0, 31);
	const remembered = { [KEY]: String(now - later) };
	const { browser, store } = renderApp({ scenario: 'coupon-connected', remembered });
	await waitFor(() => expect(browser.recall).toHaveBeenCalledWith(KEY));
	await waitFor(() => expect(store.getState().features.phase).toBe('ready'));
	expect(screen.queryAllByRole('region', { name: TITLE })).toHaveLength(count);
});

it('leads to the screen that connects first where there is no account', async () => {
	renderApp({ scenario: 'coupon-site-only' });
	const banner = await findBanner();
	expect(banner.getByRole('link', { name: 'Redeem' })).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/admin.php?page=jetpack&showCouponRedemption=1',
	);
});

it('COUPON-07 goes when the provider says that there are backups already', async () => {
	const { world, store } = renderApp({ scenario: 'coupon-connected' });
	world.plan = { ...world.plan, features: { active: ['backups'], available: {} } };
	await waitFor(() => expect(store.getState().features.phase).toBe('ready'));
	await waitFor(() =>
		expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument(),
	);
});
