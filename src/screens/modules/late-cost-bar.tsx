import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import styles from './style.module.scss';

const COST_BAR = createLoadable(() => import(/* webpackChunkName: "module-facts" */ './cost-bar'));

type CostBarProps = Parameters<Awaited<ReturnType<typeof COST_BAR.load>>>[0];

/** What modules do to pages of visitors, for people who may switch them. Nothing is missing without it. */
export function LateCostBar(props: CostBarProps) {
	const { canManageModules, canManageOptions } = useAppSelector(selectCapabilities);
	return canManageModules && canManageOptions ? (
		<Late isSecondary of={COST_BAR} waiting={<div className={styles.costsPlace} />}>
			{(CostBar) => <CostBar {...props} />}
		</Late>
	) : null;
}
