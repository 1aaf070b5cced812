import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';

const PLAN_COST = createLoadable(
	() => import(/* webpackChunkName: "module-facts" */ './plan-cost'),
);

/** The effect of the chosen changes on visitors' pages. If the chunk doesn't load, nothing is shown. */
export const LatePlanCost: Awaited<ReturnType<typeof PLAN_COST.load>> = (props) => (
	<Late of={PLAN_COST}>{(PlanCost) => <PlanCost {...props} />}</Late>
);
