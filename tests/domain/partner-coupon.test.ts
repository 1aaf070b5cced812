import { isCouponBannerShown, isCouponSnoozed, isCouponSpent } from '@/domain/partner-coupon';
import { entitle, featuresOf, siteOf } from '#tests/support/entitlements';

const NOW = Date.UTC(2026, 0, 31);
const THREE_DAYS = 259_200_000;

it.each([
	['never put off', null, false],
	['just put off', String(NOW), true],
	['put off a moment less than three days ago', String(NOW - THREE_DAYS + 1), true],
	['put off three days ago', String(NOW - THREE_DAYS), false],
	['put off some day to come, by a wrong clock', String(NOW + 1), false],
	['put off at no time', '', false],
	['put off in words', 'yesterday', false],
])('COUPON-09 a coupon that was %s', (_when, dismissedAt, isSnoozed) => {
	expect(isCouponSnoozed(dismissedAt, NOW)).toBe(isSnoozed);
});

const COUPON = {
	code: 'IONOS_IONA_abc123',
	preset: 'IONA',
	partner: { name: 'IONOS', prefix: 'IONOS', logo: null },
	product: { slug: 'jetpack_backup_daily', title: 'Backup', description: '', features: [] },
};

const FACTS = {
	coupon: COUPON,
	connection: 'connected',
	canPurchasePlan: true,
	entitlements: entitle(),
	isSnoozed: false,
} as const;

it.each([
	['on a connected site', {}, true],
	['not without a coupon', { coupon: null }, false],
	['not before the connection', { connection: 'unconnected' as const }, false],
	['not offline', { connection: 'offline' as const }, false],
	['not for people who cannot buy', { canPurchasePlan: false }, false],
	['not while it is put off', { isSnoozed: true }, false],
	[
		'not where there are backups',
		{ entitlements: entitle({ features: featuresOf('backups') }) },
		false,
	],
])('COUPON-07 the banner stands %s', (_where, change, isShown) => {
	expect(isCouponBannerShown({ ...FACTS, ...change })).toBe(isShown);
});

it('COUPON-07 a coupon for what nobody here knows is spent once it was bought', () => {
	const unknown = { ...COUPON, product: { ...COUPON.product, slug: 'jetpack_news' } };
	expect(isCouponSpent(unknown, entitle())).toBe(false);
	const bought = entitle({ providerSite: siteOf({ products: ['jetpack_news'] }) });
	expect(isCouponSpent(unknown, bought)).toBe(true);
});
