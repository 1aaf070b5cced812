import { isCouponBannerShown, isCouponSnoozed, isCouponSpent } from '@/domain/plans/partner-coupon';
import { entitle } from '#tests/support/entitlements';
import { having, owning } from '../shorthand';

const NOW = Date.UTC(2026, 0, 31);
const THREE_DAYS = 259_200_000;

it.each([
	['was just snoozed', NOW, true],
	['was snoozed three days ago', NOW - THREE_DAYS, false],
	['was snoozed in the future, by a wrong clock', NOW + 1, false],
])('COUPON-09 decides whether a coupon is snoozed that %s', (_when, dismissedAt, isSnoozed) => {
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
	['not before the site is connected', { connection: 'unconnected' as const }, false],
	['not on a site with backups', { entitlements: having('backups') }, false],
])('COUPON-07 shows the banner: %s', (_where, change, isShown) => {
	expect(isCouponBannerShown({ ...FACTS, ...change })).toBe(isShown);
});

it('COUPON-07 a coupon for an unknown product is spent once that was bought', () => {
	const unknown = { ...COUPON, product: { ...COUPON.product, slug: 'jetpack_news' } };
	expect(isCouponSpent(unknown, entitle())).toBe(false);
	expect(isCouponSpent(unknown, owning('jetpack_news'))).toBe(true);
});
