import type { Extra } from '@/screens/common/slot';
import { late } from '@/ui/loadable/late';

/** If the chunk doesn't load, nothing is shown. */
export const visitorCost: Extra = {
	module: late(() => import(/* webpackChunkName: "module-facts" */ './views/module-cost')),
	modules: late(() => import(/* webpackChunkName: "module-facts" */ './views/cost-bar'), {
		isSecondary: true,
	}),
	plan: late(() => import(/* webpackChunkName: "module-facts" */ './views/plan-cost')),
};
