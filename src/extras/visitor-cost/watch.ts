import type { Extra } from '@/screens/common/slot';
import { createLoadable } from '@/ui/loadable/create-loadable';

const WATCH = createLoadable(() => import(/* webpackChunkName: "after-save" */ './state/watch'));

/** Looks at the front page after a save. Without the chunk nobody looks. */
export const visitorCostWatch: Extra = {
	save: {
		observe: (before, values) => (dispatch) =>
			void WATCH.load().then(
				(watch) => dispatch(watch(before, values)),
				() => undefined,
			),
	},
};
