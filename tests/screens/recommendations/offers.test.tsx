import { selectPurchases } from '@/state/purchases';
import { http, HttpResponse } from 'msw';
import { act, screen, waitFor } from '#tests/support/render';
import { REST, type StoreOptions } from '#tests/support/store';
import { answerGet, holdGet } from '#tests/support/wire';
import { button, link, openPage, queryLink } from './parts';

describe('recommendations to read about', () => {
	const SECURITY = { name: /^Jetpack Security/ };

	it('RECS-38 are left with "Read Later" without being skipped', async () => {
		const { user, world, events } = openPage('security-plan', { scenario: 'recommendations-new' });
		const later = link('Read Later');
		expect(later).toHaveAttribute('href', '#/recommendations/summary');
		await user.click(later);
		expect(events).toContainEqual({
			name: 'jetpack_wpa_click',
			properties: { target: 'recommendations-read-later', step: 'security-plan' },
		});
		await waitFor(() =>
			expect(world.recommendations?.data).toMatchObject({
				viewedRecommendations: expect.arrayContaining(['security-plan']),
				skippedRecommendations: ['creative-mail', 'site-accelerator'],
			}),
		);
	});

	it('RECS-39 open in a new tab, while the page continues', async () => {
		const { user } = openPage('anti-spam', { scenario: 'recommendations-new' });
		const read = link(/^Read about blocking spam/);
		expect(read).toHaveAttribute('target', '_blank');
		expect(read).toHaveAttribute(
			'href',
			expect.stringMatching(/^https:\/\/jetpack\.com\/redirect/),
		);
		await user.click(read);
		expect(screen.getByRole('heading', { level: 1, name: 'Your recommendations' })).toBeVisible();
	});

	it('RECS-46 RECS-49 RECS-09 offer the required plan with its price and discount, which is saved as viewed', async () => {
		const { world } = openPage('security-plan', {
			scenario: 'discount-valid',
			world: { recommendations: { conditional: ['security-plan'] } },
		});
		const offer = await screen.findByRole('region', SECURITY);
		expect(offer).toHaveTextContent('/month, paid yearly');
		await waitFor(() => expect(offer).toHaveTextContent(/Save \d+%/));
		const checkout = new URL(link(/^Get Jetpack Security/).getAttribute('href') ?? '');
		const query = new URLSearchParams(checkout.searchParams.get('query') ?? '');
		expect(checkout.searchParams.get('path')).toBe('jetpack_security_t1_yearly');
		expect(query.get('coupon')).toBe('WELCOME30');
		expect(query.get('redirect_to')).toMatch(/admin\.php\?page=jetpack#\/recommendations$/);
		expect(offer).toHaveTextContent('The discount applies to the first term only.');
		await waitFor(() =>
			expect(world.recommendations?.data).toMatchObject({ viewedDiscounts: ['security-plan'] }),
		);
	});

	it.each(['discount-used', 'discount-expired'])(
		'RECS-46 ignore the discount of %s',
		async (scenario) => {
			const { store, world } = openPage('security-plan', { scenario });
			const offer = await screen.findByRole('region', SECURITY);
			await waitFor(() => expect(store.getState().discount?.phase).toBe('ready'));
			expect(offer).not.toHaveTextContent(/Save/);
			await waitFor(() => expect(world.recommendations?.data).toBeDefined());
			expect(world.recommendations?.data).not.toHaveProperty('viewedDiscounts');
		},
	);

	it('RECS-49 offer nothing to a site that has the plan, nor before that is loaded', async () => {
		const { store } = openPage('security-plan', { scenario: 'security' });
		expect(screen.queryByRole('region', SECURITY)).not.toBeInTheDocument();
		await waitFor(() => expect(store.getState().siteProducts?.phase).toBe('ready'));
		await waitFor(() => expect(store.getState().providerSite?.phase).toBe('ready'));
		expect(screen.queryByRole('region', SECURITY)).not.toBeInTheDocument();
	});

	it('RECS-49 offer the plan without a price if prices could not be loaded', async () => {
		openPage('security-plan');
		answerGet('site/products', { code: 'failed_to_fetch_data', message: 'No.' }, 500);
		const offer = await screen.findByRole('region', SECURITY);
		expect(offer).toHaveTextContent("You'll see the price before you pay.");
	});

	it('offer nothing if promotions are off', async () => {
		const { store } = openPage('security-plan', { world: { site: { showPromotions: false } } });
		await waitFor(() => expect(store.getState().siteProducts?.phase).toBe('ready'));
		expect(queryLink(/^Get /)).not.toBeInTheDocument();
	});
});

describe('product suggestions', () => {
	const SUGGESTED = { scenario: 'recommendations-product-suggestions' };

	it('show the suggested products, and save the choice before the browser leaves for the checkout', async () => {
		const { user, world, browser } = openPage('product-suggestions', SUGGESTED);
		const offer = await screen.findByRole('region', { name: 'Jetpack Security' });
		expect(offer).toHaveTextContent('$24.95');
		expect(screen.getByRole('region', { name: 'Jetpack Backup' })).toBeVisible();
		await user.click(link('Choose Jetpack Security'));
		await waitFor(() => expect(browser.navigate).toHaveBeenCalled());
		expect(world.recommendations?.data).toMatchObject({
			'product-suggestions-selection': 'jetpack_security_t1_yearly',
		});
		const url = new URL(String(browser.navigate.mock.calls[0]?.[0]));
		expect(url.searchParams.get('path')).toBe('jetpack_security_t1_yearly');
		expect(url.searchParams.get('query')).not.toContain('unlinked');
		expect(url.searchParams.get('query')).toContain('jp-react-redirect%3Dproduct-purchased');
	});

	it('RECS-34 link to the next step, and are saved as skipped', async () => {
		const { user, world } = openPage('product-suggestions', SUGGESTED);
		expect(link('Not now')).toHaveAttribute('href', '#/recommendations/monitor');
		await user.click(link('Not now'));
		await waitFor(() =>
			expect(world.recommendations?.data).toMatchObject({
				skippedRecommendations: ['product-suggestions'],
			}),
		);
	});

	it.each([
		['nothing is suggested', 'free'],
		['nothing is suggested to an unlinked administrator', 'unlinked-admin'],
		['the site has a paid plan', 'security'],
	])('RECS-05 RECS-30 are skipped if %s', async (_name, scenario) => {
		openPage('product-suggestions', { scenario });
		expect(
			await screen.findByRole('heading', { level: 1, name: /Downtime monitoring|Related posts/ }),
		).toBeVisible();
	});

	const bought = (product_slug: string, active = '1') => ({
		...SUGGESTED,
		world: { provider: { 'site/purchases': [{ ID: '1', product_slug, active }] } },
	});
	const PLAN_ONLY = {
		scenario: 'recommendations-product-purchased',
		world: { provider: { site: { products: [] }, 'site/purchases': [] } },
	};
	const PRODUCT_ONLY = {
		...SUGGESTED,
		world: { provider: { site: { products: [{ product_slug: 'jetpack_backup_t1_yearly' }] } } },
	};

	it.each<[string, StoreOptions]>([
		['a product beside the free plan', PRODUCT_ONLY],
		['an active purchase', bought('jetpack_scan')],
	])('RECS-30 are skipped on a site that has %s', async (_what, options) => {
		openPage('product-suggestions', options);
		expect(
			await screen.findByRole('heading', { level: 1, name: /Downtime monitoring|Related posts/ }),
		).toBeVisible();
	});

	it.each<[string, StoreOptions]>([
		['a purchase that has ended', bought('jetpack_scan', '0')],
		['a free purchase', bought('jetpack_free')],
	])('RECS-30 are shown on a site with %s', async (_what, options) => {
		const { store } = openPage('product-suggestions', options);
		await waitFor(() => expect(selectPurchases(store.getState()).phase).toBe('ready'));
		expect(await screen.findByRole('region', { name: 'Jetpack Security' })).toBeVisible();
	});

	it('report that they could not be loaded, and are loaded on request', async () => {
		const { user } = openPage('product-suggestions', SUGGESTED);
		answerGet('recommendations/product-suggestions', { code: 'down', message: 'No.' }, 500);
		expect(await screen.findByText("Couldn't load products for your site.")).toBeVisible();
		expect(link('Not now')).toBeVisible();
		answerGet('recommendations/product-suggestions', [{ slug: 'jetpack_scan', title: 'Scan' }]);
		await user.click(button('Try again'));
		expect(await screen.findByRole('region', { name: 'Scan' })).toBeVisible();
	});

	it('RECS-45 RECS-09 show the purchased product, and link to its screen', async () => {
		openPage('product-purchased', { scenario: 'recommendations-product-purchased' });
		expect(await screen.findByText('Your site now has Jetpack Security')).toBeVisible();
		expect(link(/^View your backups/)).toBeVisible();
		expect(link('Next')).toHaveAttribute('href', expect.stringMatching(/^#\/recommendations\//));
	});

	it('RECS-09 link to the search settings and its widgets', async () => {
		openPage('product-purchased', { scenario: 'plan-search' });
		answerGet('recommendations/product-suggestions', [{ slug: 'jetpack_search', title: 'Search' }]);
		expect(await screen.findByRole('link', { name: 'Customize search' })).toHaveAttribute(
			'href',
			expect.stringMatching(/admin\.php\?page=jetpack-search-configure$/),
		);
		expect(link('Add a search widget')).toHaveAttribute(
			'href',
			expect.stringMatching(/customize\.php\?autofocus\[panel\]=widgets$/),
		);
	});

	it('RECS-45 show a spinner while a purchase is missing, then a link to the next step and a button to check again', async () => {
		const { user } = openPage('product-purchased', SUGGESTED);
		const waiting = screen.getByText('Looking for your purchase…');
		expect(waiting).toBeVisible();
		expect(waiting.querySelector('svg')).toBeVisible();
		expect(await screen.findByText(/^Your purchase isn't here yet/)).toBeVisible();
		expect(link('Next')).toBeVisible();
		answerGet('site', {
			code: 'success',
			data: JSON.stringify({ products: [{ product_slug: 'jetpack_backup_t1_yearly' }] }),
		});
		await user.click(button('Check again'));
		expect(await screen.findByText('Your site now has Jetpack Backup')).toBeVisible();
	});

	it.each<[string, StoreOptions, string]>([
		['the plan', PLAN_ONLY, 'Jetpack Security'],
		['a product beside the free plan', PRODUCT_ONLY, 'Jetpack Backup'],
		['an active purchase', bought('jetpack_backup_t1_yearly'), 'Jetpack Backup'],
	])('RECS-45 find the suggestion that matches %s', async (_what, options, name) => {
		openPage('product-purchased', options);
		expect(await screen.findByText(`Your site now has ${name}`)).toBeVisible();
	});

	it.each(['site', 'site/purchases'])(
		'RECS-45 show the spinner while %s is pending',
		async (path) => {
			openPage('product-purchased', SUGGESTED);
			const release = holdGet(path);
			await act(() => new Promise((done) => setTimeout(done, 100)));
			expect(screen.getByText('Looking for your purchase…')).toBeVisible();
			release();
			expect(await screen.findByText(/^Your purchase isn't here yet/)).toBeVisible();
		},
	);

	it('RECS-45 ignore a purchase that has ended', async () => {
		openPage('product-purchased', bought('jetpack_backup_t1_yearly', '0'));
		expect(await screen.findByText(/^Your purchase isn't here yet/)).toBeVisible();
	});

	it('show a suggestion that has only a slug', async () => {
		openPage(
			'product-suggestions',
			{},
			http.get(`${REST}/recommendations/product-suggestions`, () =>
				HttpResponse.json([{ slug: 'jetpack_scan' }]),
			),
		);
		expect(await screen.findByRole('region', { name: 'Jetpack Scan' })).toHaveTextContent(
			"You'll see the price before you pay.",
		);
	});
});
