import type { Extra } from '@/screens/common/slot';
import { late } from '@/ui/loadable/late';

export const oldAddresses: Extra = {
	choice: late(() => import(/* webpackChunkName: "tools" */ './links-toggle')),
};
