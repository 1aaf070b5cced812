import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Api } from '@/api';
import type { SafeUrl } from '@/lib/safe-url';
import type { Tracks } from '@/lib/tracks';
import type { Outcome } from './outcome';
import type { RootState } from './root-reducer';

export type { ErrorInfo } from '@/api';
export type { Outcome } from './outcome';
export type { RemoteData } from './remote-slice';
export type { RootState } from './root-reducer';

/** What one window sends to another. */
export type WindowMessage = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>;

/** What a thunk may do to the browser; the one implementation is app/browser. */
export interface Browser {
	/** For `leaveFor`, which makes the address safe; `isReplacing` leaves no way back to the page that only sent the browser on. */
	navigate: (url: SafeUrl, options?: { isReplacing?: boolean }) => void;
	reload: () => void;
	/** This admin page relative to wp-admin, without what else its address says: "admin.php?page=jetpack". */
	pagePath: () => string;
	now: () => number;
	/** Remembers a value for this browser; a full or forbidden storage is no error. */
	remember: (key: string, value: string) => void;
	recall: (key: string) => string | null;
	/** The browser's turns between the tabs of this site; undefined on a site without https. */
	locks: () => LockManager | undefined;
	/** Rejects where the clipboard is out of reach, as on every site without https. */
	copy: (text: string) => Promise<void>;
	/** Shows a text so that it can be copied by hand. */
	showToCopy: (text: string) => void;
	/** A small window beside the page, only within a click; null where the browser blocks it. */
	openPopUp: (url: SafeUrl) => Window | null;
	/** @return Stops listening. */
	onMessage: (listener: (message: WindowMessage) => void) => () => void;
}

export interface ThunkExtra {
	api: Api;
	tracks: Tracks;
	browser: Browser;
}

export type AppThunk<R = void> = ThunkAction<R, RootState, ThunkExtra, UnknownAction>;
export type AsyncThunk<T> = AppThunk<Promise<Outcome<T>>>;
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;

export interface LoadOptions {
	/** Ask again although an answer is known. */
	force?: boolean;
}

/** Fetches an entity unless it is known or on its way. */
export type Loader<T = unknown> = (options?: LoadOptions) => AsyncThunk<T>;
