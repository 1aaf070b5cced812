import { ProductIcon } from '@/screens/common/product-icon';
import { render, screen } from '#tests/support/render';
import { card, findOffer, open } from './parts';

const drawn = (slug: string) => {
	const { container, unmount } = render(<ProductIcon slug={slug} />);
	const drawing = container.innerHTML;
	unmount();
	return drawing;
};
const GENERIC = drawn('something_new');

it.each([
	'jetpack_backup_t0_yearly',
	'jetpack_backup_t1_yearly',
	'jetpack_scan',
	'jetpack_anti_spam',
	'jetpack_security_t0_yearly',
	'jetpack_security_t1_yearly',
	'jetpack_security_t2_yearly',
])('OFFER-09 %s has an icon of its own', (slug) => {
	expect(drawn(slug)).toContain('<svg');
	expect(drawn(slug)).not.toBe(GENERIC);
});

it('OFFER-09 what nobody here knows has a generic icon, and is named', async () => {
	const scan = { title: '', slug: 'jetpack_news', description: '', features: [] };
	const news = {
		product_slug: 'jetpack_news',
		available: true,
		cost: 12,
		currency_code: 'USD',
	};
	open('scan', {
		pageData: { products: { scan } },
		world: { provider: { 'site/products': { jetpack_news: news } } },
	});
	expect(await findOffer('Jetpack Scan')).toBeVisible();
	expect(card('Jetpack Scan').getByText('$1.00')).toBeVisible();
	expect(GENERIC).toContain('<svg');
	expect(screen.getByRole('region', { name: 'Jetpack Scan' }).querySelector('svg')).not.toBeNull();
});
