import { type LookFacts, type LookRecord, readRecord, updateLook } from '@/domain/last-look/record';
import { lastLookChanged, lookMemory, readLook, selectLastLook } from '.';
import type { AppThunk } from '../store/types';

/**
 * Stores a change of the record, in this browser only.
 *
 * @param change Gets the stored record, which another tab may have changed; returns null to keep it.
 */
const store =
	(change: (stored: LookRecord, now: number) => LookRecord | null): AppThunk =>
	(dispatch, _getState, { browser }) => {
		const now = browser.now();
		const record = change(readRecord(dispatch(lookMemory.recall()), now), now);
		if (record) {
			dispatch(lookMemory.remember(record));
		}
	};

/** Remembers the facts of this visit, unless another tab has begun a later look. */
export const rememberLook =
	(facts: LookFacts): AppThunk =>
	(dispatch, getState) => {
		const begun = dispatch(readLook());
		dispatch(
			store(({ current, isDismissed }, now) => {
				const record = updateLook(begun, facts, now);
				const isOutdated = current !== null && current.startedAt > record.current.startedAt;
				return isOutdated ? null : { ...record, isDismissed: record.isDismissed || isDismissed };
			}),
		);
		if (!selectLastLook(getState())) {
			dispatch(lastLookChanged(begun));
		}
	};

export const dismissLastLook = (): AppThunk => (dispatch) => {
	dispatch(lastLookChanged({ ...dispatch(readLook()), isDismissed: true }));
	dispatch(store((stored) => ({ ...stored, isDismissed: true })));
};
