import {
	getProductSlug,
	isBundleShown,
	resolveProduct,
	type ProductPageFacts,
	type ProductView,
} from '@/domain/plans/product-page';
import { PRODUCT_KEYS } from '@/domain/plans/products';
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
const failed = toFailed<never, string>(idle, 'no');

it.each<[string, Partial<ProductPageFacts>, Partial<ProductView>]>([
	['a notice in offline mode', { connection: 'offline' }, { kind: 'offline' }],
	['whom to ask, unconnected', { connection: 'unconnected' }, { kind: 'ask' }],
	['no upgrades on such a host', { showPromotions: false }, { kind: 'no-upgrades' }],
	['a connection before an offer', { hasConnectedOwner: false }, { kind: 'connect' }],
	['that offers are loading', { introOffers: toLoading(idle) }, { kind: 'loading' }],
	['a failure of the prices', { siteProducts: failed }, { kind: 'failed', of: 'prices' }],
	['an offer although the introductory offers failed', { introOffers: failed }, { kind: 'offer' }],
])('PRODUCT-02 PRODUCT-03 shows %s', (_what, facts, view) => {
	expect(resolve(facts)).toMatchObject(view);
});

it('OFFER-13 applies a discount to the first year', () => {
	const { price } = resolve({ discount: 50 }) as { price?: object };
	expect(price).toMatchObject({ firstYear: 30, fullPerYear: 120, discountPercent: 75 });
});

describe('a product that the site already has', () => {
	const TIER = 'jetpack_backup_t2_yearly';
	const secure = planOf('s', 'security', 'backups');
	const answers = (plan: string, ...active: string[]) => ({
		providerSite: siteOf({ plan: planOf(plan, '', ...active) }),
		features: featuresOf(...active),
	});
	const inPlan: ProductView = { kind: 'included', by: 'plan' };
	const bought: ProductView = { kind: 'included', by: 'purchase' };

	it.each<[string, Parameters<typeof entitle>[0], Partial<ProductView>]>([
		['is included in a plan', answers('jetpack_security_t1_yearly', 'backups'), inPlan],
		['is included by a purchase', answers('jetpack_free', 'backups'), bought],
		['is included by a bare purchase', { providerSite: siteOf({ products: [TIER] }) }, bought],
		['is offered anew', { printed: secure, ...answers('jetpack_free') }, { kind: 'offer' }],
		['fails', { providerSite: failed, features: failed }, { kind: 'failed', of: 'plan' }],
	])('PRODUCT-02 %s', (_how, facts, view) => {
		expect(resolve({ entitlements: entitle(facts) })).toMatchObject(view);
	});

	it('PRODUCT-01 resolves each of the products', () => {
		const complete = entitle(answers('jetpack_complete'));
		for (const key of PRODUCT_KEYS) {
			const facts = { ...FACTS, entitlements: complete };
			expect(resolveProduct(key, undefined, facts)).toMatchObject({ kind: 'included' });
			const unlisted = { ...FACTS, siteProducts: toReady({}) };
			expect(resolveProduct(key, undefined, unlisted)).toEqual({ kind: 'unavailable' });
			expect(getProductSlug(key, undefined)).toMatch(/^jetpack_/);
		}
	});
});

it.each<[ProductView['kind'], ProductView['kind'], boolean]>([
	['offer', 'offer', true],
	['loading', 'loading', true],
	['failed', 'failed', true],
	['unavailable', 'offer', false],
])(
	'PRODUCT-05 next to a product that is %s, a bundle that is %s is shown: %s',
	(asked, bundle, isShown) => {
		const view = (kind: string) => ({ kind }) as ProductView;
		expect(isBundleShown('backup', view(asked), view(bundle))).toBe(isShown);
		expect(isBundleShown('security', view(asked), view(bundle))).toBe(false);
	},
);
