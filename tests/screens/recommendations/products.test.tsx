import { screen, waitFor } from '#tests/support/render';
import { answerGet } from '#tests/support/wire';
import { button, link, openPage } from './parts';

const SUGGESTED = { scenario: 'recommendations-product-suggestions' };

it('shows what is suggested, and remembers the choice before it leaves for the checkout', async () => {
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

it('RECS-34 goes on to the next step, and marks it as skipped', async () => {
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
	['nothing is suggested to whom nobody knows', 'unlinked-admin'],
	['the site pays already', 'security'],
])('RECS-05 leads on where %s', async (_name, scenario) => {
	openPage('product-suggestions', { scenario });
	expect(
		await screen.findByRole('heading', { level: 1, name: /Downtime monitoring|Related posts/ }),
	).toBeVisible();
});

it('says that the suggestions could not be loaded, and loads them', async () => {
	const { user } = openPage('product-suggestions', SUGGESTED);
	answerGet('recommendations/product-suggestions', { code: 'down', message: 'No.' }, 500);
	expect(await screen.findByText("Couldn't load products for your site.")).toBeVisible();
	expect(link('Not now')).toBeVisible();
	answerGet('recommendations/product-suggestions', [{ slug: 'jetpack_scan', title: 'Scan' }]);
	await user.click(button('Try again'));
	expect(await screen.findByRole('region', { name: 'Scan' })).toBeVisible();
});

it('RECS-45 RECS-09 shows what was bought, and where it is used', async () => {
	openPage('product-purchased', { scenario: 'recommendations-product-purchased' });
	expect(await screen.findByText('Jetpack Security is ready on your site')).toBeVisible();
	expect(link(/^View your backups/)).toBeVisible();
	expect(link('Next')).toHaveAttribute('href', expect.stringMatching(/^#\/recommendations\//));
});

it('RECS-09 leads to the search and its widgets', async () => {
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

it('RECS-45 shows a spinner while nothing that was suggested was bought, and a way on', async () => {
	const { user, container } = openPage('product-purchased', SUGGESTED);
	expect(screen.getByText('Looking for your purchase…')).toBeVisible();
	expect(container.querySelector('svg circle + path')).not.toBeNull();
	expect(await screen.findByText(/^Your purchase isn't here yet/)).toBeVisible();
	expect(link('Next')).toBeVisible();
	answerGet('site', {
		code: 'success',
		data: JSON.stringify({ products: [{ product_slug: 'jetpack_backup_t1_yearly' }] }),
	});
	await user.click(button('Check again'));
	expect(await screen.findByText('Jetpack Backup is ready on your site')).toBeVisible();
});
