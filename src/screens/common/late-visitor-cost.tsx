import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';

const VISITOR_COST = createLoadable(
	() => import(/* webpackChunkName: "module-facts" */ './visitor-cost'),
);

/** What a module does to pages of visitors. Nothing is missing without it. */
export const LateVisitorCost: Awaited<ReturnType<typeof VISITOR_COST.load>> = (props) => (
	<Late of={VISITOR_COST}>{(VisitorCost) => <VisitorCost {...props} />}</Late>
);
