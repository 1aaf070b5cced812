import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import styles from './style.module.scss';

const COST_BAR = createLoadable(() => import(/* webpackChunkName: "module-facts" */ './cost-bar'));

type CostBarProps = Parameters<Awaited<ReturnType<typeof COST_BAR.load>>>[0];

/** The modules' effect on visitors' pages, for people who may switch them. If the chunk doesn't load, nothing is shown. */
export function LateCostBar(props: CostBarProps) {
	const { canManageModules, canManageOptions } = useAppSelector(selectCapabilities);
	return canManageModules && canManageOptions ? (
		<Late isSecondary of={COST_BAR} waiting={<div className={styles.costsPlace} />}>
			{(CostBar) => <CostBar {...props} />}
		</Late>
	) : null;
}
