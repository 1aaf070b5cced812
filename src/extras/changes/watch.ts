import type { Extra } from '@/screens/common/slot';
import { createLoadable } from '@/ui/loadable/create-loadable';

export const changesWatch: Extra = {
	save: {
		observe: createLoadable(() => import(/* webpackChunkName: "after-save" */ './state/history')),
	},
};
