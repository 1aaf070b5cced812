import type { Extra } from '@/screens/common/slot';
import { late } from '@/ui/loadable/late';

export const trialChoice: Extra = {
	choice: late(() => import(/* webpackChunkName: "tools" */ './toggle')),
};
