import { ErrorBoundary } from '@/ui/error-boundary';
import { ProductCard } from '@/ui/product-card';
import { Price } from '@/ui/price';
import type { ProductCardProps } from '@/ui/product-card';
import { render, screen } from '#tests/support/render';

const PRODUCT = {
	title: 'Backup',
	price: 4.95,
	currency: 'USD',
	billingDescription: '$59.40 today.',
	checkoutText: 'Get Backup',
	checkoutUrl: 'https://example.com/checkout',
	productSlug: 'jetpack_backup_t1_yearly',
} satisfies ProductCardProps;

describe('ProductCard', () => {
	it('shows the price and the way to the checkout', async () => {
		const onCheckout = jest.fn((event: React.MouseEvent) => event.preventDefault());
		const { user } = render(<ProductCard {...PRODUCT} onCheckout={onCheckout} />);
		expect(screen.getByRole('region', { name: 'Backup' })).toHaveTextContent(
			/^Backup\$4\.95 \/month, paid yearly\$59\.40 today\./,
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

it('stands in the same place with a status, and needs no price for it', () => {
	const { rerender } = render(<ProductCard title="Backup" status="Loading…" />);
	const card = screen.getByRole('region', { name: 'Backup' });
	expect(card).toHaveTextContent('BackupLoading…');
	rerender(<ProductCard {...PRODUCT} />);
	expect(screen.getByRole('region', { name: 'Backup' })).toBe(card);
});

describe('Price', () => {
	it('OFFER-15 is for a month, paid yearly, unless told otherwise', () => {
		const { container, rerender } = render(<Price amount={4.95} currency="USD" />);
		expect(container).toHaveTextContent(/^\$4\.95 \/month, paid yearly$/);
		rerender(<Price amount={59.4} currency="EUR" legend="in all" />);
		expect(container).toHaveTextContent(/^€59\.40 in all$/);
	});

	it('names the regular price in words as well', () => {
		const { container } = render(<Price amount={4.95} regularAmount={9.95} currency="USD" />);
		expect(container).toHaveTextContent(/^Regular price: \$9\.95\. \$9\.95 \$4\.95/);
		expect(container.querySelector('s')).toHaveAttribute('aria-hidden', 'true');
	});

	it.each([4.95, 3, 4.951])('says nothing of a regular price of %d', (regular) => {
		const { container } = render(<Price amount={4.95} regularAmount={regular} currency="USD" />);
		expect(container).toHaveTextContent(/^\$4\.95/);
	});
});
