import { Late } from '@/ui/loadable/late';
import { createLoadable } from '@/ui/loadable/create-loadable';

const SLOT = createLoadable(() => import(/* webpackChunkName: "upgrade-slot" */ './slot'));

/** The chart that promotes backups (DASH-21). The rule that decides whether to show it is in a chunk, too, because it is only an offer. */
export const UpgradeChart = () => (
	<Late isSecondary of={SLOT}>
		{(Slot) => <Slot />}
	</Late>
);
