import { ErrorBoundary } from '@/ui/error-boundary';
import { formatPrice, ProductCard } from '@/ui/product-card';
import type { ProductCardProps } from '@/ui/product-card';
import { render, screen } from '#tests/support/render';

const PRODUCT: ProductCardProps = {
	title: 'Backup',
	price: 4.95,
	currency: 'USD',
	billingDescription: 'per month, billed yearly',
	checkoutText: 'Get Backup',
	checkoutUrl: 'https://example.com/checkout',
	productSlug: 'jetpack_backup_t1_yearly',
};

describe('ProductCard', () => {
	it('shows the price and the way to the checkout', async () => {
		const onCheckout = jest.fn((event: React.MouseEvent) => event.preventDefault());
		const { user } = render(<ProductCard {...PRODUCT} onCheckout={onCheckout} />);
		expect(screen.getByRole('region', { name: 'Backup' })).toHaveTextContent(
			'$4.95per month, billed yearly',
		);
		const link = screen.getByRole('link', { name: 'Get Backup' });
		expect(link).toHaveAttribute('href', PRODUCT.checkoutUrl);
		await user.click(link);
		expect(onCheckout).toHaveBeenCalledTimes(1);
	});

	it.each([
		'title',
		'price',
		'currency',
		'billingDescription',
		'checkoutText',
		'checkoutUrl',
		'productSlug',
	] as const)('COMP-16 requires %s', (name) => {
		// React tells of every error on the console, caught or not.
		jest.spyOn(console, 'error').mockImplementation(() => {});
		render(
			<ErrorBoundary fallback={(error) => <p>{error.message}</p>}>
				<ProductCard {...PRODUCT} {...{ [name]: undefined }} />
			</ErrorBoundary>,
		);
		expect(screen.getByText(`A product card needs "${name}".`)).toBeVisible();
	});

	it('COMP-16 takes a price of nothing for a price', () => {
		render(<ProductCard {...PRODUCT} price={0} />);
		expect(screen.getByText('$0.00')).toBeVisible();
	});

	it('COMP-17 is a primary offer unless told otherwise', () => {
		const { rerender } = render(<ProductCard {...PRODUCT} />);
		expect(screen.getByRole('link')).toHaveClass('primary');
		rerender(<ProductCard {...PRODUCT} priority="secondary" />);
		expect(screen.getByRole('link')).toHaveClass('secondary');
		expect(screen.getByRole('region')).not.toHaveClass('primary');
	});
});

describe('formatPrice', () => {
	it.each([
		[4.95, 'USD', 'en', '$4.95'],
		[4.95, 'EUR', 'de', '4,95\u00a0€'],
		[4.95, 'pesos', 'en', '4.95 pesos'],
		['US$4.95', 'USD', 'en', 'US$4.95'],
	])('writes %s %s in %s as %s', (price, currency, language, text) => {
		expect(formatPrice(price, currency, language)).toBe(text);
	});
});
