import type { ErrorInfo } from '@/api';
import { isIncomplete } from '@/domain/page-data';
import { refreshConnection } from './connection';
import { noticeRemoved, OLD_PAGE, reportOldPage, showFailure } from './notices';
import { refreshModules } from './refresh-modules';
import { missingPiecesRead } from './site/slice';
import type { AppThunk, AsyncThunk } from './types';

/** An ended session needs a login instead of a reload. Where a piece was missing from the start, the site's own reason is news. */
const reportFailure =
	(error: ErrorInfo): AppThunk =>
	(dispatch, getState) => {
		const isNews =
			['session', 'other-user'].includes(error.kind) ||
			isIncomplete(getState().site.pageDataFailures);
		dispatch(
			isNews ? showFailure(error, error.message, { id: OLD_PAGE, duration: 0 }) : reportOldPage(),
		);
	};

/** Reads again what an old page printed, or a page lacks, and what switches depend on: modules, settings and the connection. */
const refreshPage: AsyncThunk<true> = async (dispatch) => {
	const [modules, connection] = await Promise.all([
		dispatch(refreshModules()),
		dispatch(refreshConnection()),
	]);
	const error = modules.error ?? connection.error;
	if (error) {
		dispatch(reportFailure(error));
	} else {
		dispatch(noticeRemoved(OLD_PAGE));
		dispatch(missingPiecesRead());
	}
	return error ? { error } : { data: true };
};

export default refreshPage;
