import ProductScreen from '@/screens/product';
import { renderScreen, screen } from '#tests/support/render';

it('SHELL-20 tells of the product as the page describes it', () => {
	const { page } = renderScreen(<ProductScreen />, {
		route: '/product/scan',
		pageData: {
			products: {
				scan: {
					title: 'Jetpack Scan',
					slug: 'jetpack_scan',
					description: 'Finds what is malicious.',
					features: ['Daily scans', 'Fixes'],
				},
			},
		},
	});
	expect(page.products.scan?.title).toBe('Jetpack Scan');
	expect(screen.getByRole('heading', { level: 1, name: 'Jetpack Scan' })).toBeVisible();
	expect(screen.getByText('Finds what is malicious.')).toBeVisible();
	expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
		'Daily scans',
		'Fixes',
	]);
	expect(screen.getByRole('link', { name: /Learn more about Jetpack Scan/ })).toHaveAttribute(
		'href',
		expect.stringContaining('site=site.test'),
	);
});

it('SHELL-20 says so when the page has no description', () => {
	renderScreen(<ProductScreen />, { route: '/product/search', pageData: { products: {} } });
	expect(screen.getByRole('heading', { level: 1, name: 'Jetpack Search' })).toBeVisible();
	expect(screen.getByText(/no description of this product/)).toBeVisible();
});
