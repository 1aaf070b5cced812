import { createAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import { idle, toFailed, toLoading, toReady, type Remote } from '@/lib/remote';

export type RemoteData<T> = Remote<T, ErrorInfo>;

/**
 * The slice of something that is fetched and kept as it came: its reducer, and the actions that its loader
 * dispatches. It knows no decoder, so the root reducer may hold every one.
 *
 * Not `createSlice`: immer's drafts of a generic type cannot be typed without a cast, and would freeze
 * every answer.
 *
 * @param name Begins the types of its actions; no two slices share one.
 */
export function createRemoteSlice<T>(name: string) {
	const requested = createAction(`${name}/requested`);
	const received = createAction(`${name}/received`, (payload: T) => ({ payload }));
	const failed = createAction<ErrorInfo>(`${name}/failed`);
	const reducer = (state: RemoteData<T> = idle, action: { type: string }): RemoteData<T> => {
		if (requested.match(action)) {
			return toLoading(state);
		}
		if (received.match(action)) {
			return toReady(action.payload);
		}
		return failed.match(action) ? toFailed(state, action.payload) : state;
	};
	return { reducer, requested, received, failed };
}

export type RemoteSlice<T> = ReturnType<typeof createRemoteSlice<T>>;
