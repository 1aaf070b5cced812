import { screen, waitFor, within } from '#tests/support/render';
import { answerGet } from '#tests/support/wire';
import { openPage } from './parts';
import { selectSiteProducts } from '@/state/plans/offers';

const DISCOUNT = {
	code: 'WELCOME30',
	discount: 30,
	expiry_date: '2099-01-01T00:00:00+00:00',
	is_used: false,
};

/** The assistant's scenario, with a discount of the site. */
const withDiscount = (scenario: string, discount: object = DISCOUNT) => ({
	scenario,
	world: { provider: { 'site/discount': discount } },
});

const SUGGESTIONS = 'recommendations-product-suggestions';
const BACKUP = ['$9.95', '$3.47', '$41.58 for the first year, then $119.40 a year.'];

/** Page, scenario, product, its regular price per month, its discounted one, and both per year. */
const OFFERS = [
	[
		...['product-suggestions', SUGGESTIONS, 'Jetpack Security'],
		...['$24.95', '$8.72', '$104.58 for the first year, then $299.40 a year.'],
	],
	['product-suggestions', SUGGESTIONS, 'Jetpack Backup', ...BACKUP],
	['summary', 'recommendations-upsell', 'Jetpack Backup', ...BACKUP],
];

it.each(OFFERS)(
	'OFFER-01 OFFER-04 OFFER-05 OFFER-14 RECS-46 %s (%s) offers %s at the discounted price beside the regular one, with the terms, and saves that it was seen',
	async (page = '', scenario = '', name = '', regular = '', now = '', terms = '') => {
		const { world } = openPage(page, withDiscount(scenario));
		const offer = await screen.findByRole('region', { name });
		await waitFor(() => expect(offer).toHaveTextContent(`Regular price: ${regular}.`));
		const { getByText, getByRole } = within(offer);
		expect(getByText(now)).toBeVisible();
		expect(getByText('Save 65% on your first year')).toBeVisible();
		expect(getByText(/^Ends on \w+ \d+, \d+$/)).toBeVisible();
		expect(getByText(`${terms} The discount applies to the first term only.`)).toBeVisible();
		expect(getByText('14-day money-back guarantee')).toBeVisible();
		const checkout = new URL(getByRole('link', { name: /^Choose / }).getAttribute('href') ?? '');
		expect(checkout.searchParams.get('query')).toContain('coupon=WELCOME30');
		await waitFor(() =>
			expect(world.recommendations?.data).toMatchObject({ viewedDiscounts: [page] }),
		);
	},
);

it('shows the suggestion’s price if the site’s prices cannot be loaded', async () => {
	const { store } = openPage('product-suggestions', withDiscount(SUGGESTIONS));
	answerGet('site/products', { code: 'failed_to_fetch_data', message: 'No.' }, 500);
	const offer = await screen.findByRole('region', { name: 'Jetpack Security' });
	await waitFor(() => expect(selectSiteProducts(store.getState()).phase).toBe('failed'));
	expect(offer).toHaveTextContent('$24.95');
	expect(offer).toHaveTextContent(/Save 65%/);
});
