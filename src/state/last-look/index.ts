import { beginLook, LOOK_RECORD, readRecord, type LookRecord } from '@/domain/last-look/record';
import { injectValue } from '../store/inject-slice';
import { defineMemory } from '../store/memory';
import type { AppThunk, RootState } from '../store/types';

/** As it was when this visit began; null until it has been read from the browser's storage. */
export const { select: selectLastLook, changed: lastLookChanged } = injectValue<LookRecord | null>(
	'lastLook',
	null,
);

/** The look that this one is compared with; null if this browser knows none. */
export const selectEarlierLook = (state: RootState) => selectLastLook(state)?.earlier ?? null;

export const selectIsLastLookDismissed = (state: RootState) =>
	selectLastLook(state)?.isDismissed ?? false;

export const lookMemory = defineMemory('dashboard-for-jetpack-last-look', LOOK_RECORD, {
	of: 'person and site',
});

/** This visit's record, or else the one that it would begin with; stores nothing. */
export const readLook =
	(): AppThunk<LookRecord> =>
	(dispatch, getState, { browser }) => {
		const now = browser.now();
		return (
			selectLastLook(getState()) ?? beginLook(readRecord(dispatch(lookMemory.recall()), now), now)
		);
	};

/** Whether the line about the time since the last look will be shown. */
export const hasEarlierLook = (): AppThunk<boolean> => (dispatch) => {
	const { earlier, isDismissed } = dispatch(readLook());
	return !isDismissed && earlier !== null;
};
