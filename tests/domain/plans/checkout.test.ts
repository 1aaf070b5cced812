import { AFTER_RECOMMENDED_PURCHASE, buildCheckoutUrl } from '@/domain/plans/checkout';
import { buildUpgradeUrl } from '@/domain/plans/upgrade-url';
import { requireSafeUrl } from '@/lib/safe-url';

const ITEM = {
	source: 'jetpack-recommendations-checkout',
	productSlug: 'jetpack_scan',
	returnPath: 'admin.php?page=jetpack#/product/scan',
};

const BUYER = {
	rawUrl: 'site.test::blog',
	adminUrl: requireSafeUrl('http://site.test/blog/wp-admin/'),
	isLinked: true,
	hasConnectedOwner: true,
	purchaseToken: '',
	partner: { aff: '', subsidiaryId: '', coupon: null },
	userId: 0,
};

const ROOT = 'https://jetpack.com/redirect/';
const RETURN = 'http://site.test/blog/wp-admin/admin.php?page=jetpack#/product/scan';

function open(url: string) {
	const { origin, pathname, searchParams } = new URL(url);
	const { query = '', ...rest } = Object.fromEntries(searchParams);
	const root = origin + pathname;
	return { root, ...rest, query: Object.fromEntries(new URLSearchParams(query)) };
}

it('API-68 links to the checkout of a product for this site, with a coupon and a way back to the admin page', () => {
	expect(open(buildCheckoutUrl({ ...ITEM, coupon: 'A&B' }, BUYER))).toEqual({
		root: ROOT,
		source: 'jetpack-recommendations-checkout',
		site: 'site.test::blog',
		path: 'jetpack_scan',
		query: { redirect_to: RETURN, coupon: 'A&B' },
	});
});

it('API-68 returns to the assistant’s page about the purchase', () => {
	const url = buildCheckoutUrl({ ...ITEM, returnPath: AFTER_RECOMMENDED_PURCHASE }, BUYER);
	expect(open(url).query).toEqual({
		redirect_to: 'http://site.test/blog/wp-admin/admin.php?jp-react-redirect=product-purchased',
	});
});

it('API-69 marks an unlinked user, and no linked one', () => {
	const unlinked = buildCheckoutUrl(ITEM, { ...BUYER, isLinked: false });
	expect(open(unlinked).query).toMatchObject({ unlinked: '1' });
	expect(buildCheckoutUrl(ITEM, BUYER)).not.toContain('unlinked');
});

it('PLAN-23 carries the token of a site without an owner beside the mark of an unlinked user, and no empty one', () => {
	const buyer = { ...BUYER, isLinked: false, hasConnectedOwner: false, purchaseToken: 'a&b=c' };
	const token = { purchasetoken: 'a&b=c', unlinked: '1' };
	const upgrade = { root: ROOT, source: 'jetpack-plans', site: 'site.test::blog', query: {} };
	const upgradeOf = (source: Parameters<typeof buildUpgradeUrl>[0], by: typeof BUYER) =>
		open(buildUpgradeUrl(source, by));
	expect(open(buildCheckoutUrl(ITEM, buyer)).query).toEqual({ ...token, redirect_to: RETURN });
	expect(upgradeOf('jetpack-plans', BUYER)).toEqual(upgrade);
	const prompt = { source: 'jetpack-plans-prompt' };
	expect(upgradeOf('jetpack-plans-prompt', buyer)).toMatchObject(prompt);
	const source = 'jetpack-nav-site-only-plans';
	expect(upgradeOf('jetpack-plans', buyer)).toEqual({ ...upgrade, source, query: token });
});

it('PLAN-24 carries the partner and the user, where they are known', () => {
	const partner = { aff: '12', subsidiaryId: '7', coupon: null };
	const known = { aff: '12', subsidiaryId: '7', u: '3' };
	const buyer = { ...BUYER, partner, userId: 3 };
	expect(open(buildCheckoutUrl(ITEM, buyer))).toMatchObject(known);
	expect(open(buildUpgradeUrl('jetpack-plans', buyer))).toMatchObject(known);
	for (const key of Object.keys(known)) {
		expect(open(buildCheckoutUrl(ITEM, BUYER))).not.toHaveProperty(key);
	}
});

it('OFFER-10 OFFER-11 buys a month if the item asks for it', () => {
	const monthly = buildCheckoutUrl({ ...ITEM, duration: 'monthly' }, BUYER);
	expect(open(monthly)).toMatchObject({ path: 'jetpack_scan-monthly' });
});

it.each(['https://evil.test/', 'javascript:alert(1)', '../../evil', '"><script>'])(
	'API-68 keeps the provider’s address with hostile data: %s',
	(text) => {
		const item = { source: 'shop', productSlug: text, coupon: text, returnPath: text };
		const url = buildCheckoutUrl(item, { ...BUYER, rawUrl: text });
		expect(open(url)).toMatchObject({ root: ROOT, path: text });
	},
);
