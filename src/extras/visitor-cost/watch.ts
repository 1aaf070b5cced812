import type { Extra } from '@/screens/common/slot';
import { createLoadable } from '@/ui/loadable/create-loadable';

export const visitorCostWatch: Extra = {
	save: {
		observe: createLoadable(() => import(/* webpackChunkName: "after-save" */ './state/watch')),
	},
};
