import { resolveDoublePurchase } from '@/domain/rewind/resolve-double-purchase';
import type { Purchase } from '@/domain/plans/purchases';
import { knownData } from '@/lib/remote';
import { purchasesOf } from '#tests/support/entitlements';

const [ONE] = knownData(purchasesOf('any')) ?? [];
const buy = (productSlug: string): Purchase => ({
	...ONE!,
	productSlug,
	productName: `The ${productSlug}`,
});

const judge = (planSlug: string, ...bought: string[]) =>
	resolveDoublePurchase({ planSlug, purchases: bought.map(buy) });

const NONE = { kind: 'none' };
const DAILY = 'jetpack_backup_daily';
const REAL_TIME = 'jetpack_backup_realtime';

it.each([
	['jetpack_personal', 'daily'],
	['jetpack_premium_monthly', 'daily'],
])('BACKUP-10 BACKUP-13 the plan %s includes %s backups', (plan, backups) => {
	const productName = `The ${DAILY}`;
	expect(judge(plan, plan, DAILY)).toEqual({ kind: 'twice', backups, productName });
});

it.each(['jetpack_free', ''])('BACKUP-13 the plan %p is not compared', (plan) => {
	expect(judge(plan, 'jetpack_scan', DAILY)).toEqual(NONE);
});

it.each(['jetpack_backup_t1_yearly', 'jetpack_backup_t2_monthly'])(
	'BACKUP-13 %s is a backup product',
	(slug) => {
		expect(judge('jetpack_premium', 'jetpack_premium', slug).kind).toBe('twice');
	},
);

it.each([REAL_TIME, `${REAL_TIME}_monthly`])(
	'BACKUP-11 %s is more than a daily plan includes',
	(slug) => {
		expect(judge('jetpack_personal', 'jetpack_personal', slug)).toEqual(NONE);
		expect(judge('jetpack_premium', 'jetpack_premium', slug)).toEqual(NONE);
		expect(judge('jetpack_business', 'jetpack_business', slug).kind).toBe('twice');
	},
);

it('BACKUP-11 daily backups next to real-time ones are still a double purchase', () => {
	const productName = `The ${DAILY}`;
	expect(judge('jetpack_premium', REAL_TIME, DAILY)).toMatchObject({ productName });
});

it('BACKUP-12 fewer than two purchases, or none loaded, are no double purchase', () => {
	expect(judge('jetpack_premium', DAILY)).toEqual(NONE);
	expect(judge('jetpack_premium')).toEqual(NONE);
	const unread = resolveDoublePurchase({ planSlug: 'jetpack_premium', purchases: undefined });
	expect(unread).toEqual(NONE);
});
