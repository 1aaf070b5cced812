import type { Extra } from '@/screens/common/slot';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';

const LINKS_CARD = createLoadable(() => import(/* webpackChunkName: "tools" */ './links-card'));

export const oldAddresses: Extra = {
	choice: () => <Late of={LINKS_CARD}>{(LinksCard) => <LinksCard />}</Late>,
};
