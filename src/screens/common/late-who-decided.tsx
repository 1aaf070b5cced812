import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';

const WHO_DECIDED = createLoadable(
	() => import(/* webpackChunkName: "module-facts" */ './who-decided'),
);

/** "Who decided this?" where code decides a value, as on few sites. If the chunk doesn't load, nothing is shown. */
export const LateWhoDecided: Awaited<ReturnType<typeof WHO_DECIDED.load>> = (props) => (
	<Late of={WHO_DECIDED}>{(WhoDecided) => <WhoDecided {...props} />}</Late>
);
