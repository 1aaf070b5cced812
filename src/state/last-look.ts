import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
	beginLook,
	parseRecords,
	readRecord,
	storeRecord,
	updateLook,
	type LookFacts,
	type LookRecord,
} from '@/domain/last-look/record';
import { injectSlice } from './inject-slice';
import type { AppThunk, Browser, RootState } from './types';

declare module './root-reducer' {
	interface InjectedSlices {
		lastLook: LookRecord | null;
	}
}

const lastLook = createSlice({
	name: 'lastLook',
	/** As it was when this visit began; null until it has been read from the browser's storage. */
	initialState: (): LookRecord | null => null,
	reducers: {
		changed: (_state, { payload }: PayloadAction<LookRecord>) => payload,
	},
});

const { changed } = lastLook.actions;

const selectLastLook = injectSlice('lastLook', lastLook.reducer);

/** The look that this one is compared with; null if this browser knows none. */
export const selectEarlierLook = (state: RootState) => selectLastLook(state)?.earlier ?? null;

export const selectIsLastLookDismissed = (state: RootState) =>
	selectLastLook(state)?.isDismissed ?? false;

const KEY = 'dashboard-for-jetpack-last-look';

const readAll = (browser: Browser) => parseRecords(browser.recall(KEY));

/** A browser is used by several people, and for several sites of one network. */
const keyOf = ({ site, connection }: RootState) => `${site.rawUrl} ${connection.user.id}`;

/** What this visit has read before, or what is stored, without changing it. */
const read =
	(): AppThunk<LookRecord> =>
	(_dispatch, getState, { browser }) => {
		const state = getState();
		const now = browser.now();
		return selectLastLook(state) ?? beginLook(readRecord(readAll(browser)[keyOf(state)], now), now);
	};

/** Whether there will be something to say about the time since an earlier look. */
export const hasEarlierLook = (): AppThunk<boolean> => (dispatch) => {
	const { earlier, isDismissed } = dispatch(read());
	return !isDismissed && earlier !== null;
};

/**
 * Stores a change of the record, in this browser only.
 *
 * @param change Gets the stored record, which another tab may have changed; returns null to keep it.
 */
const store =
	(change: (stored: LookRecord, now: number) => LookRecord | null): AppThunk =>
	(_dispatch, getState, { browser }) => {
		const key = keyOf(getState());
		const now = browser.now();
		const records = readAll(browser);
		const record = change(readRecord(records[key], now), now);
		if (record) {
			browser.remember(KEY, storeRecord(records, key, record));
		}
	};

/** Remembers what the answers have said on this visit, unless another tab has begun a later look. */
export const rememberLook =
	(facts: LookFacts): AppThunk =>
	(dispatch, getState) => {
		const begun = dispatch(read());
		dispatch(
			store(({ current, isDismissed }, now) => {
				const record = updateLook(begun, facts, now);
				const isOutdated = current !== null && current.startedAt > record.current.startedAt;
				return isOutdated ? null : { ...record, isDismissed: record.isDismissed || isDismissed };
			}),
		);
		if (!selectLastLook(getState())) {
			dispatch(changed(begun));
		}
	};

/** Hides the line for good in this browser. */
export const dismissLastLook = (): AppThunk => (dispatch) => {
	dispatch(changed({ ...dispatch(read()), isDismissed: true }));
	dispatch(store((stored) => ({ ...stored, isDismissed: true })));
};
