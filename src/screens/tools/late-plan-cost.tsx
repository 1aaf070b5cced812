import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';

const PLAN_COST = createLoadable(
	() => import(/* webpackChunkName: "module-facts" */ './plan-cost'),
);

/** What the chosen changes do to pages of visitors. Nothing is missing without it. */
export const LatePlanCost: Awaited<ReturnType<typeof PLAN_COST.load>> = (props) => (
	<Late of={PLAN_COST}>{(PlanCost) => <PlanCost {...props} />}</Late>
);
