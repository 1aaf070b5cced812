import { createAction, prepareAutoBatched } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';
import type { ErrorInfo } from '@/api';
import { idle, type Kept, toFailed, toKept, toLoading, toReady, type Remote } from '@/lib/remote';

export type RemoteData<T> = Remote<T, ErrorInfo>;

/**
 * The slice of an entity that is stored as fetched: its reducer, and the actions that its loader dispatches.
 * It imports no decoder, so it is small enough for the first chunk.
 *
 * Subscribers are notified once before the next paint, for all answers that have arrived by then. Otherwise each answer would render the screen again.
 *
 * Not `createSlice`: immer's drafts of a generic type cannot be typed without a cast, and would freeze
 * every answer.
 */
export function createRemoteSlice<T>(name: string) {
	const requested = createAction(`${name}/requested`, prepareAutoBatched<void>());
	const received = createAction(`${name}/received`, prepareAutoBatched<T>());
	const recalled = createAction(`${name}/recalled`, prepareAutoBatched<{ data: T; kept: Kept }>());
	const failed = createAction(`${name}/failed`, prepareAutoBatched<ErrorInfo>());
	const reducer: Reducer<RemoteData<T>> = (state = idle, action) => {
		if (requested.match(action)) {
			return toLoading(state);
		}
		if (received.match(action)) {
			return toReady(action.payload);
		}
		if (recalled.match(action)) {
			return toKept(action.payload.data, action.payload.kept);
		}
		return failed.match(action) ? toFailed(state, action.payload) : state;
	};
	return { reducer, requested, received, recalled, failed };
}

export type RemoteSlice<T> = ReturnType<typeof createRemoteSlice<T>>;
