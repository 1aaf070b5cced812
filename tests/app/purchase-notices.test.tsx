import { delay, http } from 'msw';
import { refreshLicenseCounts } from '@/state/licensing';
import { selectFeatures } from '@/state/site/entitlements';
import { selectPurchases } from '@/state/plans/purchases';
import { act, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';
import { findTitle, goTo, inApp, openAt, renderApp } from './support/render-app';

describe('the coupon banner', () => {
	const TITLE = 'One free year of Backup';
	const KEY = 'dashboard-for-jetpack-coupon-dismissed-at';
	const THREE_DAYS = 259_200_000;

	const findBanner = async () => within(await screen.findByRole('region', { name: TITLE }));
	const eventsOf = ({ events }: ReturnType<typeof renderApp>) =>
		events.filter(({ name }) => name.includes('partner_coupon'));

	it('COUPON-07 COUPON-08 TRACK-20 TRACK-21 TRACK-22 links to the checkout on a connected site, on the dashboard only, and records its view and a click on its link', async () => {
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
		await goTo(app.router, '/privacy', 'Privacy');
		expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
	});

	it('COUPON-08 COUPON-09 COUPON-10 disappears on "Remind me later", remembers when, and moves the focus to the heading', async () => {
		const { user, browser } = renderApp({ scenario: 'coupon-connected' });
		const banner = await findBanner();
		await user.click(banner.getByRole('button', { name: 'Remind me later' }));
		expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
		expect(browser.remember).toHaveBeenCalledWith(KEY, String(Date.UTC(2026, 0, 31)));
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
	});

	it('COUPON-09 is hidden for three days after "Remind me later"', async () => {
		const now = Date.UTC(2026, 0, 31);
		const remembered = { [KEY]: String(now - THREE_DAYS + 1) };
		const { browser, store } = renderApp({ scenario: 'coupon-connected', remembered });
		await waitFor(() => expect(browser.recall).toHaveBeenCalledWith(KEY));
		await waitFor(() => expect(selectFeatures(store.getState()).phase).toBe('ready'));
		expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
	});

	it('COUPON-07 disappears when the provider reports that the plan has backups', async () => {
		const { world, store } = renderApp({ scenario: 'coupon-connected' });
		world.plan = { ...world.plan, features: { active: ['backups'], available: {} } };
		await waitFor(() => expect(selectFeatures(store.getState()).phase).toBe('ready'));
		await waitFor(() =>
			expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument(),
		);
	});
});

describe('the notice of unused licenses', () => {
	const ONE = 'You have an unused license for Jetpack Backup (10GB). Activate it on this site.';
	const SEVERAL = 'You have 3 unused licenses. Activate them on this site.';
	const DISMISS = { name: 'Dismiss this notice' };

	const open = async (scenario: string, options: object = {}) => {
		const made = renderApp({ route: '/privacy', scenario, ...options });
		const title = await findTitle('Privacy');
		return { ...made, title };
	};
	const isThere = () => inApp().queryByText(/unused license/) !== null;
	/** Waits until the requests of the page have been answered. */
	const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));

	it('LIC-19 LIC-21 names the product of a single license, after a placeholder', async () => {
		renderApp({ route: '/privacy', scenario: 'license-detached' });
		server.use(http.get(`${REST}/licensing/user/licenses`, () => delay(200)));
		expect(await inApp().findByText('Loading your licenses…')).toBeInTheDocument();
		expect(await inApp().findByText(ONE)).toBeVisible();
		expect(inApp().getByRole('link', { name: 'Activate a license' })).toHaveAttribute(
			'href',
			'#/license/activation',
		);
	});

	it('LIC-21 loads the list again when exactly one license is left', async () => {
		const route = '/license/activation';
		const { world, router, store } = renderApp({ route, scenario: 'licenses-detached' });
		expect(await inApp().findByText(/^Jetpack Search/)).toBeVisible();
		world.licenses = { detached: ['jetpack-backup_freeToUse001'] };
		await goTo(router, '/privacy');
		await act(() => store.dispatch(refreshLicenseCounts()));
		expect(await inApp().findByText(ONE)).toBeVisible();
	});

	it('LIC-21 LIC-39 names no product for several licenses, and does not load the list', async () => {
		const loadList = jest.fn();
		renderApp({ route: '/privacy', scenario: 'licenses-detached' });
		server.use(http.get(`${REST}/licensing/user/licenses`, loadList));
		expect(await inApp().findByText(SEVERAL)).toBeVisible();
		await settled();
		expect(loadList).not.toHaveBeenCalled();
	});

	it.each([
		['LIC-18 the only one was revoked', 'license-revoked', {}],
		['the count could not be loaded', 'license-counts-failing', {}],
		['the viewer is not the owner', 'linked-admin', {}],
	])('is hidden if %s', async (_title, scenario, options) => {
		await open(scenario, options);
		await settled();
		expect(isThere()).toBe(false);
	});

	it('stays hidden for the visit if the dismissal could not be saved', async () => {
		const { user } = await open('licenses-detached');
		answerPost('licensing/user/activation-notice-dismiss', { code: 'no', message: 'No.' }, 500);
		await inApp().findByText(SEVERAL);
		await user.click(inApp().getByRole('button', DISMISS));
		await settled();
		expect(isThere()).toBe(false);
	});

	it('LIC-22 is hidden on the screen of license activation', async () => {
		const { router } = await open('licenses-detached');
		await inApp().findByText(SEVERAL);
		await goTo(router, '/license/activation', 'Activate a license');
		expect(inApp().queryByText(SEVERAL)).not.toBeInTheDocument();
		await goTo(router, '/privacy');
		expect(await inApp().findByText(SEVERAL)).toBeVisible();
	});
});

describe('the warning about a product that the plan includes', () => {
	const REDIRECTING = 'Taking you to the plans page…';
	const WARNING = /you may want to remove it/;

	it.each([
		['daily-backup-twice', 'daily backups', 'Jetpack Backup (Daily)'],
		['realtime-backup-twice', 'real-time backups', 'Jetpack Backup (Real-time)'],
	])(
		'BACKUP-09 BACKUP-10 is shown in %s while the browser leaves',
		async (scenario, backups, product) => {
			const { browser } = renderApp({ route: '/plans', scenario });
			const warning = await inApp().findByText(WARNING);
			expect(warning).toHaveTextContent(
				`Your plan already includes ${backups}. You're paying for ${product} too`,
			);
			expect(browser.navigate).toHaveBeenCalledTimes(1);
		},
	);

	it('BACKUP-09 is hidden on other screens', async () => {
		const { router, store } = renderApp({ route: '/plans', scenario: 'daily-backup-twice' });
		expect(await inApp().findByText(WARNING)).toBeVisible();
		for (const [route, title] of [
			['/plans-prompt', REDIRECTING],
			['/my-plan', 'My Plan'],
		] as const) {
			await goTo(router, route, title);
			expect(selectPurchases(store.getState()).phase).toBe('ready');
			expect(inApp().queryByText(WARNING)).not.toBeInTheDocument();
		}
	});

	it.each([
		['BACKUP-11', 'realtime-beside-premium', {}],
		['BACKUP-12', 'daily-backup-twice', { provider: { 'site/purchases': [] } }],
	])('%s is hidden in %s', async (_id, scenario, world) => {
		const { store } = renderApp({ route: '/plans', scenario, world });
		await findTitle(REDIRECTING);
		await waitFor(() => expect(selectPurchases(store.getState()).phase).toBe('ready'));
		expect(inApp().queryByText(WARNING)).not.toBeInTheDocument();
	});

	it('BACKUP-09 is hidden if the purchases cannot be loaded, and the browser leaves anyway', async () => {
		const { router, store, browser } = await openAt(
			{ route: '/plans-prompt', scenario: 'daily-backup-twice' },
			REDIRECTING,
		);
		answerGet('site/purchases', {}, 500);
		await goTo(router, '/plans');
		await waitFor(() => expect(selectPurchases(store.getState()).phase).toBe('failed'));
		expect(inApp().queryByText(WARNING)).not.toBeInTheDocument();
		expect(browser.navigate).toHaveBeenCalledTimes(2);
	});
});
