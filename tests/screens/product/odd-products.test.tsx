import { screen } from '#tests/support/render';
import { card, findOffer, names, open } from './parts';

describe('what makes no sense', () => {
	const odd = (products: object, offers: object[] = []) => ({
		world: { provider: { 'site/products': products, 'intro-offers': offers } },
	});

	it.each([
		['a price of nothing', { cost: 0 }, '$0.00'],
		['no price', { cost: null }, "You'll see the price before you pay."],
		['a price in words', { cost: 'ask' }, "You'll see the price before you pay."],
		['no currency', { currency_code: null }, "You'll see the price before you pay."],
		['an unknown currency', { currency_code: 'XXQ' }, '$4.95 XXQ'],
		['a sale of more than all', { sale_coupon: { discount: 140 } }, '$4.95'],
		['a sale in words', { sale_coupon: { discount: 'much' } }, '$4.95'],
	])('is drawn with what is known: %s', async (_what, change, text) => {
		open('backup', odd({ jetpack_backup_t1_yearly: change }));
		await findOffer('Jetpack Backup');
		expect(card('Jetpack Backup').getByText(text)).toBeVisible();
		expect(document.body).not.toHaveTextContent(/NaN|undefined|null|object/);
	});

	it('is drawn without what is missing: a product that the page says nothing of', async () => {
		open('scan', { pageData: { products: { scan: { title: 7, features: [1] } } } });
		await findOffer('Jetpack Scan');
		expect(names()).toEqual(['Jetpack Scan', 'Jetpack Security']);
		expect(screen.queryAllByRole('listitem')).toEqual([]);
	});

	it('is drawn as text: what the page or the provider puts into names', async () => {
		const text = '<img src=x onerror="alert(1)">';
		const scan = { title: text, slug: 'jetpack_scan', description: text, features: [text, text] };
		open('scan', { pageData: { products: { scan } } });
		await findOffer(text);
		expect(screen.getAllByRole('listitem')).toHaveLength(1);
		expect(document.querySelector('img')).toBeNull();
	});
});
