import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';

const WHO_DECIDED = createLoadable(
	() => import(/* webpackChunkName: "module-facts" */ './who-decided'),
);

/** "Who decided this?" where code decides a value, which few sites have. Nothing is missing without it. */
export const LateWhoDecided: Awaited<ReturnType<typeof WHO_DECIDED.load>> = (props) => (
	<Late of={WHO_DECIDED}>{(WhoDecided) => <WhoDecided {...props} />}</Late>
);
