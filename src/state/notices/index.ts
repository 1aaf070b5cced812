import type { RootState } from '../types';

export {
	removed as noticeRemoved,
	shown as noticeShown,
	dismissalsCleared,
	stateMessageReceived,
	stateNoticeDismissed,
} from './slice';
export {
	clearPassingNotices,
	dismissReleaseNotes,
	dismissOnSite,
	OLD_PAGE,
	reloadForOtherUser,
	reportOldPage,
	showFailure,
	showNotice,
	toCheck,
} from './thunks';

export const selectNotices = (state: RootState) => state.notices.list;
export const selectStateNotices = (state: RootState) => state.notices.fromPage;
