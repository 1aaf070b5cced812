import { reportOldPage } from '@/state/notices';
import { piecesAnswered } from '@/state/site';
import type { AppThunk } from '@/state/types';
import { createLoadable } from '@/ui/loadable/create-loadable';

const REFRESH = createLoadable(
	() => import(/* webpackChunkName: "settings" */ '@/state/refresh-page'),
);

/**
 * Asks the site for what an old page printed, or a page lacks.
 *
 * @param isAsked Whether a person has asked for it.
 */
export const readAgain =
	(isAsked = false): AppThunk =>
	(dispatch) =>
		void REFRESH.load().then(
			(refreshPage) => dispatch(refreshPage({ isAsked })),
			() => {
				dispatch(piecesAnswered([]));
				dispatch(reportOldPage());
			},
		);
