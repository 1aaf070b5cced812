import ProductScreen from '@/screens/product';
import { ProductStatus } from '@/screens/product/product-status';
import { waitFor } from '#tests/support/render';
import { renderForBoth } from '#tests/support/single-rights';

it('leads from a product that the site has to My Plan with manage_modules alone', () => {
	const view = { kind: 'included', by: 'plan' } as const;
	const seenBy = renderForBoth(
		<ProductStatus productKey="scan" view={view} onRetry={() => undefined} />,
	);
	expect(seenBy(({ page }) => page.queryByRole('link') !== null)).toEqual(['modules']);
});

it('asks what the site owns with manage_modules alone, because others may not read it', async () => {
	const seenBy = renderForBoth(<ProductScreen />, { route: '/product/scan' });
	await waitFor(() =>
		expect(seenBy(({ store }) => store.getState().features?.phase === 'ready')).toEqual([
			'modules',
		]),
	);
});
