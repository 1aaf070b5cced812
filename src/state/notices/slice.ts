import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice } from '@/domain/notices/notice';
import type { StateNotices } from '@/domain/notices/state-notices';

export interface NoticesState {
	/** In order of appearance. */
	list: Notice[];
	/** Dismissed server notices: id → true (NOTICE-09). */
	dismissed: Record<string, boolean>;
	/** The notice that the server printed for this page load; kept until dismissed (NOTICE-11). */
	fromPage: StateNotices;
}

const NO_STATE_NOTICES: StateNotices = {
	messageCode: '',
	errorCode: '',
	errorDescription: '',
	messageContent: null,
};

const initialState: NoticesState = { list: [], dismissed: {}, fromPage: NO_STATE_NOTICES };

const slice = createSlice({
	name: 'notices',
	initialState,
	reducers: {
		/** A notice replaces a shown one with the same id. */
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
		/** On a change of route (NOTICE-08), a notice for the next page becomes an ordinary one. */
		navigated(state) {
			state.list = state.list
				.filter((notice) => notice.isPersistent || notice.displayOnNextPage)
				.map((notice) => ({ ...notice, displayOnNextPage: false }));
		},
		dismissalsReceived(state, { payload }: PayloadAction<Record<string, boolean>>) {
			state.dismissed = payload;
		},
		/** A reset of the options restores every notice (NOTICE-10). */
		dismissalsCleared(state) {
			state.dismissed = {};
		},
		/** Shows a notice that the server would have printed with the next page (DISCON-16). */
		stateMessageReceived(state, { payload }: PayloadAction<string>) {
			const { messageContent } = state.fromPage;
			state.fromPage = { ...NO_STATE_NOTICES, messageContent, messageCode: payload };
		},
		/** The release notes are shown next to the message and dismissed separately. */
		stateNoticeDismissed(state) {
			const { messageContent } = state.fromPage;
			state.fromPage = { ...NO_STATE_NOTICES, messageContent };
		},
		releaseNotesDismissed(state) {
			state.fromPage.messageContent = null;
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
