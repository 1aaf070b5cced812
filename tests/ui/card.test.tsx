import { requireSafeUrl } from '@/lib/safe-url';
import { keysOf } from '@/lib/values';
import { DevCard } from '@/ui/dev-card';
import { ErrorBoundary } from '@/ui/error-boundary';
import { FoldableCard } from '@/ui/foldable-card';
import { Price } from '@/ui/price';
import { ProductCard, type ProductCardProps } from '@/ui/product-card';
import { render, screen } from '#tests/support/render';

describe('FoldableCard', () => {
	const opener = () => screen.getByRole('button', { name: /Enhance protection/ });

	it('COMP-14 is collapsed or expanded, and toggles between the two', async () => {
		const onToggle = jest.fn();
		const { user } = render(
			<FoldableCard title="Enhance protection" subtitle="Before WordPress" onToggle={onToggle}>
				<p>The path</p>
			</FoldableCard>,
		);
		expect(opener()).toHaveAttribute('aria-expanded', 'false');
		expect(opener()).toHaveAccessibleDescription('Before WordPress');
		expect(screen.queryByText('The path')).not.toBeInTheDocument();
		await user.click(opener());
		expect(opener()).toHaveAttribute('aria-expanded', 'true');
		expect(screen.getByText('The path')).toBeVisible();
		await user.click(opener());
		expect(screen.queryByText('The path')).not.toBeInTheDocument();
		expect(onToggle.mock.calls).toEqual([[true], [false]]);
	});

	it('COMP-14 starts expanded with `defaultOpen`, and follows a controlled `open`', async () => {
		const { user, rerender } = render(
			<FoldableCard title="Enhance protection" defaultOpen>
				<p>The path</p>
			</FoldableCard>,
		);
		expect(screen.getByText('The path')).toBeVisible();
		rerender(
			<FoldableCard title="Enhance protection" open={false}>
				<p>The path</p>
			</FoldableCard>,
		);
		await user.click(opener());
		expect(screen.queryByText('The path')).not.toBeInTheDocument();
	});
});

it('COMP-15 DevCard is shown while enabled, and reports that it was closed', async () => {
	const onClose = jest.fn();
	const card = (isEnabled: boolean) => (
		<DevCard title="Dev tools" isEnabled={isEnabled} onClose={onClose}>
			Plans
		</DevCard>
	);
	const { user, rerender, container } = render(card(true));
	expect(screen.getByRole('complementary', { name: 'Dev tools' })).toHaveTextContent('Plans');
	await user.click(screen.getByRole('button', { name: 'Close' }));
	expect(onClose).toHaveBeenCalledTimes(1);
	rerender(card(false));
	expect(container).toBeEmptyDOMElement();
});

const PRODUCT = {
	title: 'Backup',
	price: 4.95,
	currency: 'USD',
	billingDescription: '$59.40 today.',
	checkoutText: 'Get Backup',
	checkoutUrl: requireSafeUrl('https://example.com/checkout'),
	productSlug: 'jetpack_backup_t1_yearly',
} satisfies ProductCardProps;

describe('ProductCard', () => {
	it.each(keysOf(PRODUCT))('COMP-16 requires %s', (name) => {
		// React logs every error, caught or not.
		jest.spyOn(console, 'error').mockImplementation(() => {});
		render(
			<ErrorBoundary fallback={(error) => <p>{error.message}</p>}>
				<ProductCard {...PRODUCT} {...{ [name]: undefined }} />
			</ErrorBoundary>,
		);
		expect(screen.getByText(`A product card needs "${name}".`)).toBeVisible();
	});

	it('COMP-17 is a primary offer by default', () => {
		const { rerender } = render(<ProductCard {...PRODUCT} />);
		expect(screen.getByRole('link')).toHaveClass('primary');
		rerender(<ProductCard {...PRODUCT} priority="secondary" />);
		expect(screen.getByRole('link')).toHaveClass('secondary');
		expect(screen.getByRole('region')).not.toHaveClass('primary');
	});

	it('shows a status without a price, and keeps its element when the price arrives', () => {
		const { rerender } = render(<ProductCard title="Backup" status="Loading…" />);
		const card = screen.getByRole('region', { name: 'Backup' });
		expect(card).toHaveTextContent('BackupLoading…');
		rerender(<ProductCard {...PRODUCT} />);
		expect(screen.getByRole('region', { name: 'Backup' })).toBe(card);
	});
});

describe('Price', () => {
	it('OFFER-15 is per month, paid yearly, by default', () => {
		const { container, rerender } = render(<Price amount={4.95} currency="USD" />);
		expect(container).toHaveTextContent(/^\$4\.95 \/month, paid yearly$/);
		rerender(<Price amount={59.4} currency="EUR" legend="in all" />);
		expect(container).toHaveTextContent(/^€59\.40 in all$/);
	});

	it.each([3, 4.951])('omits a regular price of %d, which is no higher than $4.95', (regular) => {
		const { container } = render(<Price amount={4.95} regularAmount={regular} currency="USD" />);
		expect(container).toHaveTextContent(/^\$4\.95/);
	});
});
