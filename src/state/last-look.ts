import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
	beginLook,
	readRecord,
	updateLook,
	type LookFacts,
	type LookRecord,
} from '@/domain/last-look/record';
import { injectSlice } from './inject-slice';
import type { AppThunk, RootState } from './types';

declare module './root-reducer' {
	interface InjectedSlices {
		lastLook: LastLook;
	}
}

interface LastLook {
	/** As it was when this visit began; null until it has been read from the browser's storage. */
	record: LookRecord | null;
	isDismissed: boolean;
}

const lastLook = createSlice({
	name: 'lastLook',
	initialState: (): LastLook => ({ record: null, isDismissed: false }),
	reducers: {
		changed: (state, { payload }: PayloadAction<Partial<LastLook>>) => ({ ...state, ...payload }),
	},
});

const { changed } = lastLook.actions;

const selectLastLook = injectSlice('lastLook', lastLook.reducer);

/** The look that this one is compared with; null if this browser knows none. */
export const selectEarlierLook = (state: RootState) =>
	selectLastLook(state).record?.earlier ?? null;

export const selectIsLastLookDismissed = (state: RootState) => selectLastLook(state).isDismissed;

/** A browser is used by several people, and for several sites of one network. */
const keyOf = ({ site, connection }: RootState) =>
	`dashboard-for-jetpack-look ${site.rawUrl} ${connection.user.id}`;
const dismissalOf = (state: RootState) => `${keyOf(state)} dismissed`;
const DISMISSED = 'yes';

/** The state as stored, without changing it; what this visit has read before takes precedence. */
const read =
	(): AppThunk<LastLook & { record: LookRecord }> =>
	(_dispatch, getState, { browser }) => {
		const state = getState();
		const known = selectLastLook(state);
		const now = browser.now();
		return {
			record: known.record ?? beginLook(readRecord(browser.recall(keyOf(state)), now), now),
			isDismissed: known.isDismissed || browser.recall(dismissalOf(state)) === DISMISSED,
		};
	};

/** Whether there will be something to say about the time since an earlier look. */
export const hasEarlierLook = (): AppThunk<boolean> => (dispatch) => {
	const { record, isDismissed } = dispatch(read());
	return !isDismissed && record.earlier !== null;
};

/**
 * Remembers what the answers have said on this visit, in this browser only. Where another tab has begun a later look,
 * that one is kept.
 */
export const rememberLook =
	(facts: LookFacts): AppThunk =>
	(dispatch, getState, { browser }) => {
		const key = keyOf(getState());
		const now = browser.now();
		const begun = dispatch(read());
		const record = updateLook(begun.record, facts, now);
		const stored = readRecord(browser.recall(key), now).current;
		if (!stored || stored.startedAt <= record.current.startedAt) {
			browser.remember(key, JSON.stringify(record));
		}
		if (!selectLastLook(getState()).record) {
			dispatch(changed(begun));
		}
	};

/** Hides the line for good in this browser. */
export const dismissLastLook =
	(): AppThunk =>
	(dispatch, getState, { browser }) => {
		browser.remember(dismissalOf(getState()), DISMISSED);
		dispatch(changed({ isDismissed: true }));
	};
