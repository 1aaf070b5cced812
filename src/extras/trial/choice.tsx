import type { Extra } from '@/screens/common/slot';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';

const TOGGLE = createLoadable(() => import(/* webpackChunkName: "tools" */ './toggle'));

export const trialChoice: Extra = {
	choice: () => <Late of={TOGGLE}>{(Toggle) => <Toggle />}</Late>,
};
