import { screen, waitFor } from '#tests/support/render';
import { answerGet } from '#tests/support/wire';
import { clickOn, enveloped, hrefOf } from '../parts';
import { server } from '#tests/support/server';
import { button, link, openPage } from './parts';

describe('recommendations to read about', () => {
	it('RECS-38 are left with "Read Later" without being skipped', async () => {
		const { user, world, events } = openPage('security-plan', { scenario: 'recommendations-new' });
		expect(hrefOf('Read Later')).toBe('#/recommendations/summary');
		await user.click(link('Read Later'));
		expect(events).toContainEqual(clickOn('recommendations-read-later', { step: 'security-plan' }));
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
		expect(hrefOf(/^Read about blocking spam/)).toMatch(/^https:\/\/jetpack\.com\/redirect/);
		await user.click(read);
		expect(screen.getByRole('heading', { level: 1, name: 'Your recommendations' })).toBeVisible();
	});
});

describe('product suggestions', () => {
	const SUGGESTED = { scenario: 'recommendations-product-suggestions' };

	it('show the suggested products, and save the choice before the browser leaves for the checkout', async () => {
		const { user, world, browser } = openPage('product-suggestions', SUGGESTED);
		const offer = await screen.findByRole('region', { name: 'Jetpack Security' });
		expect(offer).toHaveTextContent('$24.95');
		expect(screen.getByRole('region', { name: 'Jetpack Backup' })).toBeVisible();
		expect(link('Not now').closest('p')).toContainElement(link('Back'));
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

	it('RECS-45 RECS-09 show the purchased product, and link to its screen', async () => {
		openPage('product-purchased', { scenario: 'recommendations-product-purchased' });
		expect(await screen.findByText('Your site now has Jetpack Security')).toBeVisible();
		expect(link(/^View your backups/)).toBeVisible();
		expect(link('Next')).toHaveAttribute('href', expect.stringMatching(/^#\/recommendations\//));
	});

	it('RECS-09 link to the search settings and its widgets', async () => {
		openPage('product-purchased', { scenario: 'plan-search' });
		answerGet('recommendations/product-suggestions', [{ slug: 'jetpack_search', title: 'Search' }]);
		await screen.findByRole('link', { name: 'Customize search' });
		expect(hrefOf('Customize search')).toMatch(/admin\.php\?page=jetpack-search-configure$/);
		expect(hrefOf('Add a search widget')).toMatch(/customize\.php\?autofocus\[panel\]=widgets$/);
	});

	it('RECS-45 show a spinner while a purchase is missing, then a link to the next step and a button to check again', async () => {
		const { user } = openPage('product-purchased', SUGGESTED);
		const waiting = screen.getByText('Looking for your purchase…');
		expect(waiting).toBeVisible();
		expect(waiting.querySelector('svg')).toBeVisible();
		expect(await screen.findByText(/^Your purchase isn't here yet/)).toBeVisible();
		expect(link('Next')).toBeVisible();
		server.use(enveloped('site', { products: [{ product_slug: 'jetpack_backup_t1_yearly' }] }));
		await user.click(button('Check again'));
		expect(await screen.findByText('Your site now has Jetpack Backup')).toBeVisible();
	});
});
