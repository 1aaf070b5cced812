import {
	getProductSlug,
	isBundleShown,
	resolveProduct,
	type ProductPageFacts,
	type ProductView,
} from '@/domain/product-page';
import { PRODUCT_KEYS } from '@/domain/products';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { entitle, featuresOf, planOf, siteOf } from '#tests/support/entitlements';

const OFFERED = {
	productId: 2112,
	productSlug: 'jetpack_backup_t1_yearly',
	productName: 'Backup',
	isAvailable: true,
	currencyCode: 'USD',
	cost: 120,
	saleDiscount: null,
	introductoryCost: 60,
};
const INTRO = { productSlug: OFFERED.productSlug, originalPrice: 120, rawPrice: 60 };

const FACTS: ProductPageFacts = {
	connection: 'connected',
	hasConnectedOwner: true,
	showPromotions: true,
	canPurchasePlan: true,
	isLinked: true,
	entitlements: entitle(),
	siteProducts: toReady({ [OFFERED.productSlug]: OFFERED }),
	introOffers: toReady([INTRO]),
	discount: 0,
	isDiscountUnknown: false,
};

const BACKUP = {
	title: 'Backup',
	slug: OFFERED.productSlug,
	description: '',
	showPromotion: true,
	discountPercent: 50,
	includedInPlans: ['security', 'complete'],
	features: [],
};

const resolve = (facts: Partial<ProductPageFacts> = {}, description = BACKUP) =>
	resolveProduct('backup', description, { ...FACTS, ...facts });
const offering = (change: object) => ({
	siteProducts: toReady({ [OFFERED.productSlug]: { ...OFFERED, ...change } }),
});
const failed = toFailed<never, string>(idle, 'no');

it.each<[string, Partial<ProductPageFacts>, Partial<ProductView>]>([
	['an offer', {}, { kind: 'offer', slug: OFFERED.productSlug }],
	['nothing offline', { connection: 'offline' }, { kind: 'offline' }],
	['whom to ask before a connection', { connection: 'unconnected' }, { kind: 'ask' }],
	['whom to ask to people who cannot buy', { canPurchasePlan: false }, { kind: 'ask' }],
	['nothing where the host forbids it', { showPromotions: false }, { kind: 'no-upgrades' }],
	['a connection before money', { hasConnectedOwner: false }, { kind: 'connect' }],
	['that prices are loading', { siteProducts: idle }, { kind: 'loading' }],
	['that offers are loading', { introOffers: toLoading(idle) }, { kind: 'loading' }],
	['that a discount is loading', { isDiscountUnknown: true }, { kind: 'loading' }],
	['a failure of the prices', { siteProducts: failed }, { kind: 'failed', of: 'prices' }],
	[
		'its retry',
		{ siteProducts: toLoading(failed) },
		{ kind: 'failed', of: 'prices', isRetrying: true },
	],
	['a price without the offers, which failed', { introOffers: failed }, { kind: 'offer' }],
	[
		'a price to people whom the provider tells of no offers',
		{ isLinked: false, introOffers: idle, isDiscountUnknown: true },
		{ kind: 'offer' },
	],
	['nothing that is not sold', offering({ isAvailable: false }), { kind: 'unavailable' }],
	['nothing that is not listed', { siteProducts: toReady({}) }, { kind: 'unavailable' }],
	['an offer of no known price', offering({ cost: null }), { kind: 'offer', price: null }],
])('PRODUCT-02 PRODUCT-03 shows %s', (_what, facts, view) => {
	expect(resolve(facts)).toMatchObject(view);
});

it('OFFER-13 takes a discount off the first year', () => {
	expect(resolve({ discount: 50 })).toMatchObject({
		price: { firstYear: 30, fullPerYear: 120, discountPercent: 75 },
	});
});

describe('what the site has already', () => {
	const printed = {
		free: planOf('jetpack_free', 'free'),
		secure: planOf('s', 'security', 'backups'),
	};
	const told = (plan: string, ...active: string[]) => ({
		providerSite: siteOf({ plan: planOf(plan, '', ...active) }),
		features: featuresOf(...active),
	});
	const unknown = { providerSite: idle, features: idle };
	const inPlan: ProductView = { kind: 'included', by: 'plan' };

	it.each<[string, Parameters<typeof entitle>[0], Partial<ProductView>]>([
		['by a plan', told('jetpack_security_t1_yearly', 'backups'), inPlan],
		['by a plan that its page names', told('jetpack_complete'), inPlan],
		['by itself', told('jetpack_free', 'backups'), { kind: 'included', by: 'purchase' }],
		[
			'by a purchase whose features are not told yet',
			{ providerSite: siteOf({ products: ['jetpack_backup_t2_yearly'] }), features: featuresOf() },
			{ kind: 'included', by: 'purchase' },
		],
		[
			'by the printed plan, while nothing else is known',
			{ printed: printed.secure, ...unknown },
			inPlan,
		],
		[
			'not, by a printed plan that is over',
			{ printed: printed.secure, ...told('jetpack_free') },
			{ kind: 'offer' },
		],
		[
			'by the provider, beside an old page',
			{ printed: printed.free, ...told('jetpack_complete', 'backups') },
			inPlan,
		],
		['perhaps: it is not sold before that is known', unknown, { kind: 'loading' }],
		[
			'perhaps: nobody could be asked',
			{ providerSite: failed, features: failed },
			{ kind: 'failed', of: 'plan' },
		],
	])('PRODUCT-02 %s', (_how, facts, view) => {
		expect(resolve({ entitlements: entitle(facts) })).toMatchObject(view);
	});

	it('stands for people who cannot buy, too, and where it is not sold any more', () => {
		const entitlements = entitle(told('jetpack_complete', 'backups'));
		expect(resolve({ entitlements, canPurchasePlan: false })).toMatchObject(inPlan);
		expect(resolve({ entitlements, siteProducts: toReady({}) })).toMatchObject(inPlan);
	});

	it('PRODUCT-01 is known of each product', () => {
		const complete = entitle(told('jetpack_complete'));
		for (const key of PRODUCT_KEYS) {
			const facts = { ...FACTS, entitlements: complete };
			expect(resolveProduct(key, undefined, facts)).toMatchObject({ kind: 'included' });
			expect(resolveProduct(key, undefined, { ...FACTS, siteProducts: toReady({}) })).toEqual({
				kind: 'unavailable',
			});
			expect(getProductSlug(key, undefined)).toMatch(/^jetpack_/);
		}
	});
});

it.each<[ProductView['kind'], ProductView['kind'], boolean]>([
	['offer', 'offer', true],
	['loading', 'loading', true],
	['included', 'offer', true],
	['failed', 'failed', true],
	['offer', 'unavailable', false],
	['offer', 'included', false],
	['unavailable', 'offer', false],
	['ask', 'ask', false],
	['offline', 'offline', false],
])('PRODUCT-05 beside %s a bundle that is %s stands: %s', (asked, bundle, isShown) => {
	const view = (kind: string) => ({ kind }) as ProductView;
	expect(isBundleShown('backup', view(asked), view(bundle))).toBe(isShown);
	expect(isBundleShown('security', view(asked), view(bundle))).toBe(false);
});
