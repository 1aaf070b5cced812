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

it('PLAN-14 says who can activate a licence where the screen would send the viewer away', () => {
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

it('PLAN-05 PLAN-06 leads to the recommendations, unless licences wait', () => {
	const { unmount } = open();
	expect(screen.getByRole('link', { name: 'Recommendations' })).toHaveAttribute(
		'href',
		'#/recommendations',
	);
	unmount();
	open({ scenario: 'licence-detached' });
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
		'Video hostingIncluded in Jetpack VideoPress',
		'AdsIncluded in Jetpack Security (10GB)',
		'AnalyticsIncluded in Jetpack Security (10GB)',
		'Priority supportIncluded in Jetpack Security (10GB)',
	]);
	unmount();
	open({ scenario: 'no-promotions' });
	expect(await screen.findByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
	expect(screen.queryByText(/^Included in /)).not.toBeInTheDocument();
});

it('PLAN-22 sells nothing that the site has', async () => {
	const { unmount } = open({ scenario: 'security' });
	expect(await screen.findAllByText(/^Included in /)).toHaveLength(2);
	expect(screen.getByRole('link', { name: 'Search' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'Video hosting' })).toBeVisible();
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
