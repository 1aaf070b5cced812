import type { Extra } from '@/screens/common/slot';
import { createLoadable } from '@/ui/loadable/create-loadable';

/** Adds each save to the history. */
export const changesWatch: Extra = {
	save: {
		observe: createLoadable(() => import(/* webpackChunkName: "after-save" */ './state/history')),
	},
};
