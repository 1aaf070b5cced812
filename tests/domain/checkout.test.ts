import { AFTER_RECOMMENDED_PURCHASE, buildCheckoutUrl } from '@/domain/checkout';

const FACTS = {
	source: 'jetpack-recommendations-checkout',
	productSlug: 'jetpack_scan',
	rawUrl: 'site.test::blog',
	adminUrl: 'http://site.test/blog/wp-admin/',
	isLinked: true,
};

function open(url: string) {
	const { origin, pathname, searchParams } = new URL(url);
	const { query = '', ...rest } = Object.fromEntries(searchParams);
	return {
		root: origin + pathname,
		...rest,
		query: Object.fromEntries(new URLSearchParams(query)),
	};
}

it('API-68 leads to the checkout of a product for this site, with a coupon, and back to the admin page', () => {
	expect(open(buildCheckoutUrl({ ...FACTS, coupon: 'A&B' }))).toEqual({
		root: 'https://jetpack.com/redirect/',
		source: 'jetpack-recommendations-checkout',
		site: 'site.test::blog',
		path: 'jetpack_scan',
		query: {
			redirect_to: 'http://site.test/blog/wp-admin/admin.php?page=jetpack',
			coupon: 'A&B',
		},
	});
});

it('API-68 comes back to the assistant’s page about what was bought', () => {
	const url = buildCheckoutUrl({ ...FACTS, returnPath: AFTER_RECOMMENDED_PURCHASE });
	expect(open(url).query).toEqual({
		redirect_to: 'http://site.test/blog/wp-admin/admin.php?jp-react-redirect=product-purchased',
	});
});

it('API-69 says that a user is not linked, and only then', () => {
	expect(open(buildCheckoutUrl({ ...FACTS, isLinked: false })).query).toMatchObject({
		unlinked: '1',
	});
	expect(open(buildCheckoutUrl(FACTS)).query).not.toHaveProperty('unlinked');
	expect(buildCheckoutUrl(FACTS)).not.toContain('unlinked');
});
