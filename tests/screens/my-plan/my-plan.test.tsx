import MyPlanScreen from '@/screens/my-plan';
import { loadPurchases } from '@/state/plans/purchases';
import { selectIntroOffers, selectSiteProducts } from '@/state/plans/offers';
import {
	act,
	renderScreen,
	screen,
	waitFor,
	within,
	type ScreenOptions,
} from '#tests/support/render';
import { server } from '#tests/support/server';
import { enveloped, hrefOf } from '../parts';

const open = (options: ScreenOptions = {}) => renderScreen(<MyPlanScreen />, options);
const region = (name: string) => within(screen.getByRole('region', { name }));
/** The licensing bar comes last, so everything else is there, too. */
const findBar = () => screen.findByText('Got a license key? Activate it here.');
const ACTIVATE = { name: 'Activate a Product' };

it('SHELL-11 PLAN-03 shows the name, renewal and term of the plan', async () => {
	open({ scenario: 'plan-complete-monthly' });
	expect(screen.getByRole('heading', { level: 1, name: 'My Plan' })).toBeVisible();
	expect(await screen.findByRole('heading', { level: 2, name: 'Jetpack Complete' })).toBeVisible();
	expect(await region('Jetpack Complete').findByText(/^Renews on /)).toBeVisible();
	expect(region('Jetpack Complete').getByText('Monthly')).toBeVisible();
});

const OWN = '#/license/activation';

it.each<[string, ScreenOptions, string]>([
	['My Jetpack', {}, 'http://site.test/wp-admin/admin.php?page=my-jetpack#/add-license'],
	['us, without its form', { pageData: { useMyJetpackLicensingUI: false } }, OWN],
	['us, without My Jetpack', { world: { site: { showMyJetpack: false } } }, OWN],
])('PLAN-01 PLAN-05 PLAN-14 PLAN-15 leads with a key to %s', async (_to, options, href) => {
	open(options);
	expect(await findBar()).toBeVisible();
	expect(hrefOf(ACTIVATE.name)).toBe(href);
	expect(hrefOf('Recommendations')).toBe('#/recommendations');
});

it('PLAN-14 disables the link for a user who may not activate a license, and says who may', async () => {
	open({ scenario: 'linked-admin', pageData: { useMyJetpackLicensingUI: false } });
	await findBar();
	const link = screen.getByRole('link', ACTIVATE);
	expect(link).not.toHaveAttribute('href');
	expect(link).toHaveAccessibleDescription(
		'Only the person who connected this site can activate a license.',
	);
});

it('PLAN-01 PLAN-05 has no license bar and no footer without recommendations', async () => {
	open({ world: { site: { showRecommendations: false } } });
	await screen.findByRole('heading', { name: 'What you can add' });
	expect(screen.queryByText(/Got a license key/)).not.toBeInTheDocument();
	expect(screen.queryByRole('link', ACTIVATE)).not.toBeInTheDocument();
	expect(screen.queryByRole('link', { name: 'Recommendations' })).not.toBeInTheDocument();
});

it.each([
	['purchases-several', 1, 1],
	['purchases-expired', 1, 1],
	['free', 0, 1],
	['license-detached', 0, 0],
])(
	'PLAN-02 PLAN-06 on %s, links to all purchases: %d, and to the recommendations: %d',
	async (scenario, purchases, recommendations) => {
		open({ scenario });
		await findBar();
		const count = (name: RegExp) => screen.queryAllByRole('link', { name }).length;
		expect(count(/^View all purchases/)).toBe(purchases);
		expect(count(/^Recommendations$/)).toBe(recommendations);
	},
);

it('PLAN-22 SLUG-13 lists features to add with their products, unless promotions are off', async () => {
	const { unmount } = open();
	const items = await screen.findAllByText(/^Included in /);
	const rows = items.map((item) => item.closest('li')?.textContent.replace(/\$.*/, ''));
	expect(rows).toEqual([
		'BackupIncluded in Jetpack Backup (10GB)',
		'ScanIncluded in Jetpack Scan',
		'Anti-spamIncluded in Jetpack Anti-spam',
		'SearchIncluded in Jetpack Search',
		'VideoPressIncluded in Jetpack VideoPress',
		'Ads, Google Analytics, Priority supportIncluded in Jetpack Security (10GB)',
	]);
	const priced = await screen.findAllByText(/^\$[\d.]+\/month, paid yearly$/);
	expect(priced.length).toBeGreaterThan(3);
	unmount();
	open({ scenario: 'no-promotions' });
	expect(await screen.findByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
	expect(screen.queryByText(/^Included in /)).not.toBeInTheDocument();
});

it.each([
	['has an account', 'admin', 'ready'],
	['has none', 'admin2', 'idle'],
])(
	'asks for introductory prices only for a person who has an account: one who %s',
	async (_title, viewer, phase) => {
		const { store } = open({ world: { viewer } });
		await screen.findByRole('heading', { name: 'What you can add' });
		await waitFor(() => expect(selectSiteProducts(store.getState()).phase).toBe('ready'));
		await waitFor(() => expect(selectIntroOffers(store.getState()).phase).toBe(phase));
	},
);

it('TRACK-06 records one view, with the type of the plan', async () => {
	const { events, store } = open({ scenario: 'plan-premium' });
	expect(await screen.findByRole('heading', { name: 'Jetpack Premium' })).toBeVisible();
	await act(() => store.dispatch(loadPurchases({ force: true })));
	expect(events.filter(({ name }) => name === 'jetpack_my_plan_banner_view')).toEqual([
		{ name: 'jetpack_my_plan_banner_view', properties: { type: 'is-premium-plan' } },
	]);
});

it('shows a placeholder and then the plan from the provider, never the outdated printed one', async () => {
	open({ scenario: 'free' });
	server.use(enveloped('site', { plan: { product_slug: 'jetpack_complete' } }));
	expect(screen.queryByText(/Jetpack Free/)).not.toBeInTheDocument();
	expect(screen.getByText('Loading your plan…')).toBeInTheDocument();
	expect(await screen.findByRole('heading', { name: 'Jetpack Complete' })).toBeVisible();
	expect(screen.queryByText(/Jetpack Free/)).not.toBeInTheDocument();
	// Only a paid plan has this feature.
	expect(screen.getByRole('heading', { level: 3, name: 'Google Analytics' })).toBeVisible();
});

describe('the list of products', () => {
	const LIST = { name: 'My Products' };
	const findList = async () => within(await screen.findByRole('region', LIST));

	it('shows 20 of hundreds, more on request, and filters by name', async () => {
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
		await user.paste('no such product');
		expect(list.getByText('0 products found')).toBeVisible();
		expect(list.queryByRole('listitem')).not.toBeInTheDocument();
	});
});

it.each<[string, object]>([
	['active', {}],
	// Whether VaultPress keeps the backups depends on the plugins.
	['unavailable', { 'jetpack/v4/plugins': {} }],
])('draws the backups at once where the page has asked for them: %s', async (state, others) => {
	const { container } = open({
		scenario: 'plan-personal',
		takesFirstAnswers: true,
		firstAnswers: {
			'jetpack/v4/rewind': { code: 'success', data: { state, last_updated: 1_660_000_000 } },
			...others,
		},
	});
	const drawn: (string | null)[] = [];
	new MutationObserver(() => {
		const [title] = screen.queryAllByRole('heading', { level: 3, name: 'Backup' });
		if (title && drawn.length === 0) {
			drawn.push(title.closest('[data-card]')!.textContent);
		}
	}).observe(container, { childList: true, subtree: true });
	await findBar();
	expect(drawn).toEqual([expect.not.stringContaining('Checking its status')]);
});
