import type { Extra } from '@/screens/common/slot';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';

const MODULE_COST = createLoadable(
	() => import(/* webpackChunkName: "module-facts" */ './views/module-cost'),
);

const COST_BAR = createLoadable(
	() => import(/* webpackChunkName: "module-facts" */ './views/cost-bar'),
);

const PLAN_COST = createLoadable(
	() => import(/* webpackChunkName: "module-facts" */ './views/plan-cost'),
);

/** If the chunk doesn't load, nothing is shown. */
export const visitorCost: Extra = {
	module: (props) => <Late of={MODULE_COST}>{(Cost) => <Cost {...props} />}</Late>,
	modules: (props) => (
		<Late isSecondary of={COST_BAR}>
			{(CostBar) => <CostBar {...props} />}
		</Late>
	),
	plan: (props) => <Late of={PLAN_COST}>{(Cost) => <Cost {...props} />}</Late>,
};
