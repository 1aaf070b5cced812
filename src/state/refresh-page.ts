import type { ErrorInfo } from '@/api';
import { refreshConnection } from './connection';
import { noticeRemoved, OLD_PAGE, reportOldPage, showFailure } from './notices';
import { refreshModules } from './refresh-modules';
import type { AppThunk, AsyncThunk } from './types';

/** An ended session needs a login instead of a reload. */
const reportFailure = (error: ErrorInfo): AppThunk =>
	['session', 'other-user'].includes(error.kind)
		? showFailure(error, error.message, { id: OLD_PAGE })
		: reportOldPage();

/** Reads again what an old page printed and what switches depend on: modules, settings and the connection. */
const refreshPage: AsyncThunk<true> = async (dispatch) => {
	const [modules, connection] = await Promise.all([
		dispatch(refreshModules()),
		dispatch(refreshConnection()),
	]);
	const error = modules.error ?? connection.error;
	dispatch(error ? reportFailure(error) : noticeRemoved(OLD_PAGE));
	return error ? { error } : { data: true };
};

export default refreshPage;
