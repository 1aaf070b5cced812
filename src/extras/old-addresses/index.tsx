import type { Extra } from '@/screens/common/slot';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';

const LINKS_TOGGLE = createLoadable(() => import(/* webpackChunkName: "tools" */ './links-toggle'));

export const oldAddresses: Extra = {
	choice: () => <Late of={LINKS_TOGGLE}>{(LinksToggle) => <LinksToggle />}</Late>,
};
