import { withoutTerm, type Purchase } from '@/domain/plans/purchases';

export interface DoublePurchaseFacts {
	/** The plan's slug, of any term. */
	planSlug: string;
	/** The active purchases; undefined until they are loaded. */
	purchases: readonly Purchase[] | undefined;
}

export type DoublePurchase =
	{ kind: 'none' } | { kind: 'twice'; backups: 'daily' | 'real-time'; productName: string };

const PLAN_BACKUPS = new Map<string, 'daily' | 'real-time'>([
	['jetpack_personal', 'daily'],
	['jetpack_premium', 'daily'],
	['jetpack_business', 'real-time'],
]);

const REAL_TIME_PRODUCT = 'jetpack_backup_realtime';

const isBackup = ({ productSlug }: Purchase) => productSlug.includes('backup');

/**
 * Whether the site pays for backups that its plan includes (BACKUP-10 to BACKUP-13). Real-time backups are
 * not included in a plan with daily ones.
 */
export function resolveDoublePurchase({
	planSlug,
	purchases,
}: DoublePurchaseFacts): DoublePurchase {
	const backups = PLAN_BACKUPS.get(withoutTerm(planSlug));
	if (!backups || !purchases || purchases.length <= 1) {
		return { kind: 'none' };
	}
	const product = purchases.find(
		(purchase) =>
			isBackup(purchase) &&
			(backups === 'real-time' || withoutTerm(purchase.productSlug) !== REAL_TIME_PRODUCT),
	);
	return product
		? { kind: 'twice', backups, productName: product.productName || product.productSlug }
		: { kind: 'none' };
}
