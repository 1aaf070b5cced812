import { reportOldPage } from '@/state/notices';
import { piecesAnswered } from '@/state/site';
import type { AppThunk } from '@/state/store/types';
import { createLoadable } from '@/ui/loadable/create-loadable';

const REFRESH = createLoadable(
	() => import(/* webpackChunkName: "settings" */ '@/state/site/refresh-page'),
);

/**
 * Asks the site for data that the page lacks, or that it printed long ago.
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
