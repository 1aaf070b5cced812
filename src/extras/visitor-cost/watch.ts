import type { Extra } from '@/screens/common/slot';
import { createLoadable } from '@/ui/loadable/create-loadable';

/** Looks at the front page after a save. */
export const visitorCostWatch: Extra = {
	save: {
		observe: createLoadable(() => import(/* webpackChunkName: "after-save" */ './state/watch')),
	},
};
