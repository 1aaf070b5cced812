import { decodePageData } from '@/api';
import { offersApi } from '@/api/entities/offers';
import { recommendationsApi } from '@/api/entities/recommendations';
import { buildCheckoutUrl } from '@/domain/checkout';
import { getProductSlug } from '@/domain/product-page';
import { PRODUCT_KEYS } from '@/domain/products';
import { resolvePrice } from '@/domain/offers';
import { buildPageData } from '#tests/support/fixtures';
import { printedPageData } from '../e2e/support/page-data';
import { PAGE } from '../e2e/support/site';
import { HALVES } from './halves';

const TEXT = expect.stringMatching(/./);
const AMOUNT = expect.any(Number);
const CURRENCY = expect.stringMatching(/^[A-Z]{3}$/);

const pageOf = async (half: string, scenario: string) =>
	half === 'the plugin'
		? decodePageData(await printedPageData('admin'), PAGE)
		: buildPageData({ scenario });

describe.each(HALVES)('offers in %s', (half, start) => {
	it("PRODUCT-07 a product combines the page data and the provider's data", async () => {
		const api = await start('free');
		const page = await pageOf(half, 'free');
		const sold = await api(offersApi).loadSiteProducts();
		expect(Object.keys(page.products).sort()).toEqual([...PRODUCT_KEYS].sort());
		for (const key of PRODUCT_KEYS) {
			expect(page.products[key]).toEqual({
				title: TEXT,
				slug: expect.stringMatching(/^jetpack_/),
				description: TEXT,
				showPromotion: expect.any(Boolean),
				discountPercent: AMOUNT,
				includedInPlans: expect.arrayContaining([TEXT]),
				features: expect.arrayContaining([TEXT]),
			});
			expect(sold[getProductSlug(key, page.products[key])]).toMatchObject({
				isAvailable: true,
				currencyCode: CURRENCY,
				cost: AMOUNT,
			});
		}
	});

	it('PRODUCT-08 an offer has its price, its full price, and its checkout URL', async () => {
		const api = await start('free');
		const page = await pageOf(half, 'free');
		const sold = await api(offersApi).loadSiteProducts();
		const offers = await api(offersApi).loadIntroOffers();
		for (const key of PRODUCT_KEYS) {
			const slug = getProductSlug(key, page.products[key]);
			const offer = offers.find(({ productSlug }) => productSlug === slug);
			const price = resolvePrice(sold[slug]!, { offer });
			expect(price!.firstYear).toBe(offer?.rawPrice);
			expect(price!.fullPerYear).toBe(offer?.originalPrice);
			const item = { source: 'checkout', productSlug: slug, returnPath: '' };
			const { rawUrl } = page.site;
			const url = buildCheckoutUrl(item, {
				...page.site,
				userId: 1,
				isLinked: true,
				hasConnectedOwner: true,
			});
			expect(new URL(url).searchParams.get('site')).toBe(rawUrl);
		}
	});

	it('PRODUCT-08 a suggestion has its texts, its price and its timeframes', async () => {
		const api = await start('recommendations-product-suggestions');
		const suggestions = await api(recommendationsApi).loadSuggestions();
		expect(suggestions.length).toBeGreaterThan(0);
		for (const suggestion of suggestions) {
			expect(suggestion).toEqual({
				productSlug: expect.stringMatching(/^jetpack_/),
				title: TEXT,
				description: TEXT,
				cost: AMOUNT,
				currencyCode: CURRENCY,
				costTimeframe: TEXT,
				billingTimeframe: TEXT,
				features: expect.arrayContaining([TEXT]),
				callToAction: { text: expect.any(String), url: expect.any(String) },
				isAvailable: true,
				fullPrice: null,
				upgradeUrl: expect.any(String),
				includedInPlans: expect.any(Array),
				key: expect.any(String),
			});
		}
	});

	it('OFFER-06 a discount has its code, its percentage, its end and whether it was used', async () => {
		const valid = await start('discount-valid');
		await expect(valid(offersApi).loadDiscount()).resolves.toEqual({
			code: 'WELCOME30',
			discount: 30,
			expiryDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
			isUsed: false,
		});
		const used = await start('discount-used');
		await expect(used(offersApi).loadDiscount()).resolves.toMatchObject({ isUsed: true });
	});

	it('OFFER-07 an introductory offer has its product and both prices', async () => {
		const api = await start('free');
		const offers = await api(offersApi).loadIntroOffers();
		expect(offers.length).toBeGreaterThan(0);
		for (const offer of offers) {
			expect(offer).toEqual({ productSlug: TEXT, originalPrice: AMOUNT, rawPrice: AMOUNT });
			expect(offer.rawPrice).toBeLessThan(offer.originalPrice);
		}
	});

	it('OFFER-08 an upsell has its product and whether it is hidden', async () => {
		const shown = await start('recommendations-upsell');
		await expect(shown(recommendationsApi).loadUpsell()).resolves.toMatchObject({
			productSlug: expect.stringMatching(/^jetpack_/),
			isHidden: false,
		});
		const hidden = await start('recommendations-upsell-hidden');
		await expect(hidden(recommendationsApi).loadUpsell()).resolves.toMatchObject({
			isHidden: true,
		});
	});

	it('OFFER-07 PRODUCT-07 invalid prices and offers are decoded to null or skipped', async () => {
		const api = await start('prices-odd');
		const sold = await api(offersApi).loadSiteProducts();
		expect(sold.jetpack_backup_t1_yearly?.cost).toBe(0);
		expect(sold.jetpack_scan?.cost).toBeNull();
		expect(sold.jetpack_videopress?.cost).toBe(119.4);
		await expect(api(offersApi).loadIntroOffers()).resolves.toHaveLength(1);
		await expect(api(offersApi).loadDiscount()).resolves.toMatchObject({ expiryDate: '' });
	});

	it('COUPON-11 a partner’s coupon has its code, its partner and its product', async () => {
		await start('coupon-connected');
		const page = await pageOf(half, 'coupon-connected');
		expect(page.site.partner.coupon).toEqual({
			code: TEXT,
			preset: TEXT,
			partner: {
				name: TEXT,
				prefix: TEXT,
				logo: { src: TEXT, width: AMOUNT, height: AMOUNT },
			},
			product: {
				slug: expect.stringMatching(/^jetpack_/),
				title: TEXT,
				description: TEXT,
				features: expect.arrayContaining([TEXT]),
			},
		});
	});
});
