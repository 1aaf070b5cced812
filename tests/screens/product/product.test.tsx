import { ProductIcon } from '@/screens/common/product-icon';
import { act, render, screen } from '#tests/support/render';
import { answerGet, crash } from '#tests/support/wire';
import { clickOn } from '../parts';
import { card, findOffer, names, open, readCheckout } from './parts';

it('PRODUCT-03 shows a spinner until the price loads, then the charges', async () => {
	open('backup');
	const loading = card('Jetpack Backup').getByText('Loading the price…');
	expect(loading).toBeVisible();
	expect(loading.querySelector('svg')).toBeVisible();
	const link = await findOffer('Jetpack Backup');
	expect(loading).not.toBeInTheDocument();
	expect(readCheckout(link)).toEqual({
		host: 'jetpack.com',
		source: 'jetpack-product-description-checkout',
		site: 'site.test',
		path: 'jetpack_backup_t1_yearly',
		redirect_to: 'http://site.test/wp-admin/admin.php?page=jetpack#/product/backup?bought',
		u: '1',
	});
});

it('PRODUCT-06 OFFER-14 OFFER-16 shows the guarantee and the terms with each price', async () => {
	open('scan');
	await findOffer('Jetpack Scan');
	expect(screen.getAllByText('14-day money-back guarantee')).toHaveLength(2);
	expect(screen.getAllByText(/The discount applies to the first term only/)).toHaveLength(2);
	expect(screen.getByText(/^More than 5 million sites/)).toBeVisible();
});

it('PRODUCT-05 shows only the bundle on its own page, and records a click', async () => {
	const { events, user } = open('security');
	const link = await findOffer('Jetpack Security');
	expect(names()).toEqual(['Jetpack Security']);
	link.addEventListener('click', (event) => event.preventDefault());
	await user.click(link);
	expect(events).toContainEqual(clickOn('upgrade-banner', { feature: 'product-security' }));
});

it('OFFER-03 OFFER-05 applies a discount at the checkout, until it ends while the page is open', async () => {
	jest.useFakeTimers({ advanceTimers: true });
	const { browser } = open('backup', { scenario: 'discount-valid' });
	expect(readCheckout(await findOffer('Jetpack Backup'))).toMatchObject({ coupon: 'WELCOME30' });
	expect(card('Jetpack Backup').getByText(/^\$41\.58 for the first year/)).toBeVisible();
	browser.now.mockReturnValue(Date.UTC(2100, 0, 1));
	act(() => jest.advanceTimersByTime(500));
	expect(screen.getByText('Discount offer has ended', { selector: 'p:not([id])' })).toBeVisible();
	const link = screen.getByRole('link', { name: 'Get Jetpack Backup' });
	expect(card('Jetpack Backup').getByText(/^\$59\.40 for the first year/)).toBeVisible();
	expect(readCheckout(link)).not.toHaveProperty('coupon');
});

it.each([
	['site/products', "Couldn't load the price."],
	['site/features', "Couldn't check what your plan includes."],
])('reports that %s could not be loaded, and loads it on request', async (path, text) => {
	const { user, world } = open('backup');
	crash('get', path);
	answerGet('site', { code: 'site_data_fetch_failed', message: 'No.' }, 400);
	expect(await card('Jetpack Backup').findByText(text)).toBeVisible();
	const body = path === 'site/products' ? world.provider[path] : { active: [], available: {} };
	answerGet(path, { code: 'success', data: body });
	await user.click(card('Jetpack Backup').getByRole('button', { name: /^Try again/ }));
	expect(await findOffer('Jetpack Backup')).toBeVisible();
	expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
	expect(document.activeElement).not.toBe(document.body);
});

it('invalid product data is shown without its markup', async () => {
	const text = 'Scan <img src=x onerror="alert(1)">it';
	const scan = { title: text, slug: 'jetpack_scan', description: text, features: [text, text] };
	open('scan', { pageData: { products: { scan } } });
	await findOffer('Scan it');
	expect(screen.getAllByRole('listitem')).toHaveLength(1);
	expect(document.querySelector('img')).toBeNull();
});

describe('ProductIcon', () => {
	const markupOf = (slug: string) => {
		const { container, unmount } = render(<ProductIcon slug={slug} />);
		const markup = container.innerHTML;
		unmount();
		return markup;
	};
	const GENERIC = markupOf('something_new');

	it.each([
		'jetpack_backup_t0_yearly',
		'jetpack_scan',
		'jetpack_anti_spam',
		'jetpack_security_t2_yearly',
	])('OFFER-09 has a specific icon for %s', (slug) => {
		expect(markupOf(slug)).toContain('<svg');
		expect(markupOf(slug)).not.toBe(GENERIC);
	});

	it('OFFER-09 has a generic icon for an unknown product, which is still offered', async () => {
		const scan = { title: '', slug: 'jetpack_news', description: '', features: [] };
		const price = { available: true, cost: 12, currency_code: 'USD' };
		open('scan', {
			pageData: { products: { scan } },
			world: {
				provider: { 'site/products': { jetpack_news: { product_slug: 'jetpack_news', ...price } } },
			},
		});
		expect(await findOffer('Jetpack Scan')).toBeVisible();
		expect(card('Jetpack Scan').getByText('$1.00')).toBeVisible();
		expect(GENERIC).toContain('<svg');
	});
});
