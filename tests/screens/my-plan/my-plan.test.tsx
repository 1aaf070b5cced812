import MyPlanScreen from '@/screens/my-plan';
import { loadPurchases } from '@/state/purchases';
import { act, renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';

const open = (options: StoreOptions = {}) => renderScreen(<MyPlanScreen />, options);
const region = (name: string) => within(screen.getByRole('region', { name }));
const ACTIVATE = { name: 'Activate a Product' };

it('SHELL-11 PLAN-03 names the plan under the heading of the page', async () => {
	open({ scenario: 'plan-complete-monthly' });
	expect(screen.getByRole('heading', { level: 1, name: 'My Plan' })).toBeVisible();
	expect(await screen.findByRole('heading', { level: 2, name: 'Jetpack Complete' })).toBeVisible();
	expect(await region('Jetpack Complete').findByText(/^Renews on /)).toBeVisible();
	expect(region('Jetpack Complete').getByText('Monthly')).toBeVisible();
});

it('PLAN-01 PLAN-15 leads people with a key to My Jetpack', () => {
	open();
	expect(screen.getByText('Got a license key? Activate it here.')).toBeVisible();
	expect(screen.getByRole('link', ACTIVATE)).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/admin.php?page=my-jetpack#/add-license',
	);
});

it.each([
	['is told to', { pageData: { useMyJetpackLicensingUI: false } }],
	['has no My Jetpack', { world: { site: { showMyJetpack: false } } }],
])('PLAN-14 leads to the activation here where the site %s', (_title, options) => {
	open(options);
	expect(screen.getByRole('link', ACTIVATE)).toHaveAttribute('href', '#/license/activation');
});

it('PLAN-14 says who can activate a license where the screen would send the viewer away', () => {
	open({ scenario: 'linked-admin', pageData: { useMyJetpackLicensingUI: false } });
	const link = screen.getByRole('link', ACTIVATE);
	expect(link).not.toHaveAttribute('href');
	expect(link).toHaveAccessibleDescription(
		'Only the person who connected this site can activate a license.',
	);
});

it('PLAN-01 PLAN-05 has neither bar nor footer without recommendations', () => {
	open({ world: { site: { showRecommendations: false } } });
	expect(screen.queryByText(/Got a license key/)).not.toBeInTheDocument();
	expect(screen.queryByRole('link', ACTIVATE)).not.toBeInTheDocument();
	expect(screen.queryByRole('link', { name: 'Recommendations' })).not.toBeInTheDocument();
});

it.each([
	['purchases-several', true],
	['purchases-expired', true],
	['free', false],
])('PLAN-02 on %s, a link to all purchases: %s', async (scenario, isThere) => {
	const { store } = open({ scenario });
	await act(() => store.dispatch(loadPurchases()));
	const links = screen.queryAllByRole('link', { name: /^View all purchases/ });
	expect(links).toHaveLength(isThere ? 1 : 0);
});

it('PLAN-05 PLAN-06 leads to the recommendations, unless licenses wait', () => {
	const { unmount } = open();
	expect(screen.getByRole('link', { name: 'Recommendations' })).toHaveAttribute(
		'href',
		'#/recommendations',
	);
	unmount();
	open({ scenario: 'license-detached' });
	expect(screen.queryByRole('link', { name: 'Recommendations' })).not.toBeInTheDocument();
});

it('PLAN-22 SLUG-13 says what can be added, and what holds it, to people who may buy', async () => {
	const { unmount } = open();
	const items = await screen.findAllByText(/^Included in /);
	const rows = items.map((item) => item.closest('li')?.textContent);
	expect(rows).toEqual([
		'BackupIncluded in Jetpack Backup (10GB)',
		'Malware scanningIncluded in Jetpack Scan',
		'Spam protectionIncluded in Jetpack Anti-spam',
		'SearchIncluded in Jetpack Search',
		'1TB of video hostingIncluded in Jetpack VideoPress',
		'AdsIncluded in Jetpack Security (10GB)',
		'AnalyticsIncluded in Jetpack Security (10GB)',
		'Priority supportIncluded in Jetpack Security (10GB)',
	]);
	unmount();
	open({ scenario: 'no-promotions' });
	expect(await screen.findByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
	expect(screen.queryByText(/^Included in /)).not.toBeInTheDocument();
});

it('PLAN-22 sells nothing that the site already has', async () => {
	const { unmount } = open({ scenario: 'security' });
	expect(await screen.findAllByText(/^Included in /)).toHaveLength(2);
	expect(screen.getByRole('link', { name: 'Search' })).toBeVisible();
	expect(screen.getByRole('link', { name: '1TB of video hosting' })).toBeVisible();
	unmount();
	open({ scenario: 'complete' });
	expect(await screen.findByRole('heading', { name: 'Jetpack Complete' })).toBeVisible();
	expect(screen.queryByText('What you can add')).not.toBeInTheDocument();
});

it('TRACK-06 records that the plan was looked at, once, and by the plan that is known', async () => {
	const { events, store } = open({ scenario: 'plan-premium' });
	expect(await screen.findByRole('heading', { name: 'Jetpack Premium' })).toBeVisible();
	await act(() => store.dispatch(loadPurchases({ force: true })));
	expect(events.filter(({ name }) => name === 'jetpack_my_plan_banner_view')).toEqual([
		{ name: 'jetpack_my_plan_banner_view', properties: { type: 'is-premium-plan' } },
	]);
});

it('says nothing of the plan that the page printed once the provider names another', async () => {
	open({ scenario: 'free' });
	answerGet('site', {
		code: 'success',
		data: JSON.stringify({ plan: { product_slug: 'jetpack_complete' } }),
	});
	expect(screen.queryByText(/Jetpack Free/)).not.toBeInTheDocument();
	expect(screen.getByText('Loading your plan…')).toBeInTheDocument();
	expect(await screen.findByRole('heading', { name: 'Jetpack Complete' })).toBeVisible();
	expect(screen.queryByText(/Jetpack Free/)).not.toBeInTheDocument();
	// What only a paid plan shows.
	expect(screen.getByRole('heading', { level: 3, name: 'Google Analytics' })).toBeVisible();
});

it('says that the plan could not be loaded, and tries again', async () => {
	const { user } = open({
		scenario: 'complete',
		world: { faults: { site: { code: 'down', message: 'Down.', status: 500 } } },
	});
	expect(await region('Your plan').findByText("Couldn't load your plan.")).toBeVisible();
	expect(screen.queryByText(/Jetpack Complete/)).not.toBeInTheDocument();
	answerGet('site', {
		code: 'success',
		data: JSON.stringify({ plan: { product_slug: 'jetpack_free' } }),
	});
	await user.click(region('Your plan').getByRole('button', { name: 'Try again' }));
	expect(await screen.findByRole('heading', { level: 2, name: 'Jetpack Free' })).toHaveFocus();
});

describe('the products', () => {
	const LIST = { name: 'My Products' };
	const findList = async () => within(await screen.findByRole('region', LIST));
	const texts = async () =>
		(await (await findList()).findAllByRole('listitem')).map(({ textContent }) => textContent);

	const purchasesOf = (...purchases: object[]) => ({
		code: 'success',
		data: JSON.stringify(purchases),
	});

	it('PLAN-04 PLAN-17 lists what is in force beside the plan, and until when', async () => {
		open({ scenario: 'purchases-several' });
		expect(await texts()).toEqual([
			'Jetpack Backup (10GB)Renews on August 1, 2099.',
			'Jetpack ScanRenews on August 1, 2099.',
			'Jetpack Anti-spamRenews on August 1, 2099.',
		]);
	});

	it('PLAN-04 has no list where nothing was bought beside the plan', async () => {
		open({ scenario: 'plan-premium' });
		expect(await screen.findByRole('heading', { name: 'Jetpack Premium' })).toBeVisible();
		expect(screen.queryByRole('region', LIST)).not.toBeInTheDocument();
	});

	it('PLAN-12 lists the product that stands in the place of the plan', async () => {
		open({ scenario: 'plan-scan' });
		expect(await texts()).toEqual([expect.stringMatching(/^Jetpack Scan/)]);
	});

	it('PLAN-16 PLAN-19 writes dates as the site does, and nothing for what is no date', async () => {
		open({ scenario: 'free', world: { site: { dateFormat: 'Y/m/d' } } });
		answerGet(
			'site/purchases',
			purchasesOf(
				{ ID: 1, product_slug: 'jetpack_scan', subscribed_date: '2025-03-04', active: '1' },
				{ ID: 2, product_slug: 'jetpack_search', expiry_date: '0000-00-00', active: '1' },
				{ ID: 3, product_name: '<b>Bold</b>', expiry_date: '2001-02-03', active: '1' },
				{ ID: null, active: '1' },
			),
		);
		expect(await texts()).toEqual([
			'Jetpack ScanPurchased on 2025/03/04.',
			'Jetpack Search',
			'<b>Bold</b>Expired on 2001/02/03.',
			'Unnamed product',
		]);
	});

	it('finds one of hundreds, and shows more when asked', async () => {
		const { user } = open({ scenario: 'purchases-thousand' });
		const list = await findList();
		expect(await list.findAllByRole('listitem')).toHaveLength(20);
		expect(list.getByText(/^20 of \d{3} shown$/)).toBeVisible();
		await user.click(list.getByRole('button', { name: 'Show more' }));
		expect(list.getAllByRole('listitem')).toHaveLength(40);

		const field = list.getByRole('searchbox', { name: 'Find a product' });
		await user.click(field);
		await user.paste('scan');
		expect(list.getAllByRole('listitem').length).toBeLessThanOrEqual(20);
		expect(
			new Set(list.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 12))),
		).toEqual(new Set(['Jetpack Scan']));
		await user.clear(field);
		await user.paste('nothing of the kind');
		expect(list.getByText('0 products found')).toBeVisible();
		expect(list.queryByRole('listitem')).not.toBeInTheDocument();
	});

	it('says that the products could not be loaded, and tries again', async () => {
		const { user } = open({
			scenario: 'purchases-several',
			world: {
				faults: { 'site/purchases': { kind: 'unreachable', code: '', message: '', status: '' } },
			},
		});
		const list = await findList();
		expect(await list.findByText("Couldn't load your products.")).toBeVisible();
		answerGet('site/purchases', purchasesOf({ ID: 1, product_slug: 'jetpack_scan', active: '1' }));
		await user.click(list.getByRole('button', { name: 'Try again' }));
		expect(await list.findByText('Jetpack Scan')).toBeVisible();
	});
});
