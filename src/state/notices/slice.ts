import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice, StateNotices } from '@/domain/notices';

export interface NoticesState {
	/** In the order in which they appeared. */
	list: Notice[];
	/** Server notices that were put away: id → true (NOTICE-09). */
	dismissed: Record<string, boolean>;
	/** What the server printed for this page load; stays until dismissed (NOTICE-11). */
	fromServer: StateNotices;
}

const NO_STATE_NOTICES: StateNotices = {
	messageCode: '',
	errorCode: '',
	errorDescription: '',
	messageContent: null,
};

const initialState: NoticesState = { list: [], dismissed: {}, fromServer: NO_STATE_NOTICES };

const slice = createSlice({
	name: 'notices',
	initialState,
	reducers: {
		/** A notice with the id of one that stands takes its place. */
		shown(state, { payload }: PayloadAction<Notice>) {
			const index = state.list.findIndex(({ noticeId }) => noticeId === payload.noticeId);
			if (index === -1) {
				state.list.push(payload);
			} else {
				state.list[index] = payload;
			}
		},
		removed(state, { payload }: PayloadAction<string>) {
			state.list = state.list.filter(({ noticeId }) => noticeId !== payload);
		},
		/** A change of route (NOTICE-08): what was meant for the next page has then had it. */
		navigated(state) {
			state.list = state.list
				.filter((notice) => notice.isPersistent || notice.displayOnNextPage)
				.map((notice) => ({ ...notice, displayOnNextPage: false }));
		},
		dismissalsReceived(state, { payload }: PayloadAction<Record<string, boolean>>) {
			state.dismissed = payload;
		},
		/** An options reset brings every notice back (NOTICE-10). */
		dismissalsCleared(state) {
			state.dismissed = {};
		},
		/** Something happened that the server would have said with the next page (DISCON-16). */
		stateMessageReceived(state, { payload }: PayloadAction<string>) {
			const { messageContent } = state.fromServer;
			state.fromServer = { ...NO_STATE_NOTICES, messageContent, messageCode: payload };
		},
		/** The release notes stand beside the message and are dismissed on their own. */
		stateNoticeDismissed(state) {
			const { messageContent } = state.fromServer;
			state.fromServer = { ...NO_STATE_NOTICES, messageContent };
		},
		releaseNotesDismissed(state) {
			state.fromServer.messageContent = null;
		},
	},
});

export const {
	shown,
	removed,
	navigated,
	dismissalsReceived,
	dismissalsCleared,
	stateMessageReceived,
	stateNoticeDismissed,
	releaseNotesDismissed,
} = slice.actions;
export const noticesReducer = slice.reducer;
