import { useEffect } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { PlanCardPlan } from '@/domain/plans/plan-card';
import { selectPlanCard, selectOwnedProducts } from '@/state/plans/plan';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectProviderSite } from '@/state/site/provider-site';
import { recordPlanView, selectPurchases } from '@/state/plans/purchases';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Status } from '@/ui/status';
import { PRODUCT_ICONS } from '../common/product-icon';
import { useAsOf } from '../common/use-as-of';
import { PurchaseDate } from './products';
import styles from './style.module.scss';

/** The site's plan, as reported by the provider (PLAN-03). A site with products only has their list instead. */
export function PlanCard({ onRetry }: { onRetry: () => void }) {
	const view = useAppSelector(selectPlanCard);
	const title = __('Your plan');
	switch (view.kind) {
		case 'offline':
			return (
				<Card headingLevel={2} title={title} intent="inactive">
					<Status intent="inactive">{__('Unavailable in Offline Mode')}</Status>
				</Card>
			);
		case 'loading':
			// The screen waits for it.
			return null;
		case 'failed':
			return (
				<Card headingLevel={2} title={title}>
					<ErrorState message={__("Couldn't load your plan.")} failure={view} onRetry={onRetry} />
				</Card>
			);
		case 'plan':
			return <KnownPlan plan={view} />;
	}
}

function KnownPlan({ plan }: { plan: PlanCardPlan }) {
	const dispatch = useAppDispatch();
	const promotion = useAppSelector(selectPromotion);
	const isFree = plan.planClass === 'is-free-plan';
	const type = plan.planClass || plan.slug;

	useEffect(() => void dispatch(recordPlanView(type)), [dispatch, type]);

	const owned = useAppSelector(selectOwnedProducts);
	const asOf = useAsOf([selectProviderSite, selectPurchases]);
	const { hasBackups, hasScan, hasAntispam } = useAppSelector(selectEntitlements).flags;
	if (plan.hasOnlyProducts) {
		return null;
	}
	// While the purchases are unknown or old, a plan may already be paid for.
	const isOffered = isFree && promotion === 'upgrade' && owned.kind === 'known' && !asOf;
	const isUnprotected = !hasBackups && !hasScan && !hasAntispam;
	const { purchase, storage, archiveDays } = plan;
	return (
		<Card
			headingLevel={2}
			title={plan.name}
			icon={PRODUCT_ICONS[plan.icon]}
			badge={plan.isMonthly && <Badge>{__('Monthly')}</Badge>}
			className={plan.planClass || undefined}
			asOf={asOf}
			action={
				isOffered && (
					<Button variant="primary" size="small" href="#/plans">
						{__('Compare plans')}
					</Button>
				)
			}
		>
			<ul className={styles.facts}>
				<li>
					{sprintf(
						/* translators: %s: name of a plan. */
						__('This site is on the %s plan.'),
						plan.name,
					)}
				</li>
				{isFree && isUnprotected && (
					<li>{__('Paid plans add backups, malware scanning and spam protection.')}</li>
				)}
				{storage && (
					<li>
						{sprintf(
							/* translators: %s: an amount of storage, such as "10GB". */
							__('%s of storage for your backups.'),
							storage,
						)}
					</li>
				)}
				{archiveDays && (
					<li>
						{sprintf(
							/* translators: %d: number of days. */
							_n('Backups are kept for %d day.', 'Backups are kept for %d days.', archiveDays),
							archiveDays,
						)}
					</li>
				)}
				{purchase && (
					<li>
						<PurchaseDate purchase={purchase} />
					</li>
				)}
			</ul>
		</Card>
	);
}
