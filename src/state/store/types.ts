import type { ThunkAction, ThunkDispatch } from 'redux-thunk';
import type { UnknownAction } from 'redux';
import type { Api } from '@/api';
import type { SettingsMap } from '@/domain/settings/effects';
import type { MeasuredRequest } from '@/domain/site-check/visit';
import type { SafeUrl } from '@/lib/safe-url';
import type { Tracks } from '@/lib/tracks';
import type { Outcome } from './outcome';
import type { RootState } from './root-reducer';

export type { ErrorInfo } from '@/api';
export type { Outcome } from './outcome';
export type { RemoteData } from './remote-slice';
export type { RootState } from './root-reducer';

/** A message from one window to another. */
export type WindowMessage = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>;

/** The browser functions that thunks may use; app/browser is the only implementation. */
export interface Browser {
	/** Only for `leaveFor`, which checks the address; `isReplacing` replaces the history entry of a page that only redirected. */
	navigate: (url: SafeUrl, options?: { isReplacing?: boolean }) => void;
	reload: () => void;
	/** This admin page relative to wp-admin, without other parameters: "admin.php?page=jetpack". */
	pagePath: () => string;
	now: () => number;
	/** Stores a value in this browser; a full or forbidden storage is not an error. */
	remember: (key: string, value: string) => void;
	recall: (key: string) => string | null;
	/** The browser's locks, shared by the tabs of this site; undefined on a site without https. */
	locks: () => LockManager | undefined;
	/** Rejects where the browser refuses. */
	copy: (text: string) => Promise<void>;
	/** Shows a text so that it can be copied by hand. */
	showToCopy: (text: string) => void;
	/** What the page has requested so far, as far as the browser has kept it. */
	requests: () => readonly MeasuredRequest[];
	/** Opens a pop-up, only during a click; null where the browser blocks it. */
	openPopUp: (url: SafeUrl) => Window | null;
	/** @return A function that removes the listener. */
	onMessage: (listener: (message: WindowMessage) => void) => () => void;
}

/** A question about a save, in place of the notice of success. */
export interface SaveQuestion {
	/** A parameter of the save's address, which tells the site. */
	mark: string;
	/** Follows a save that succeeded; `confirm` says so, if there is nothing to ask. */
	ask: (confirm: AppThunk) => AppThunk;
}

/** What an extra of the app has to do with saves. */
export interface SaveExtra {
	/** The question that these changes need. */
	question?: (changes: SettingsMap) => AppThunk<SaveQuestion | undefined>;
	/** Follows each save that has changed something. Nothing waits for it, nor fails if its code can't be fetched. */
	observe?: { load: () => Promise<(before: SettingsMap, values: SettingsMap) => AppThunk> };
}

export interface ThunkExtra {
	api: Api;
	tracks: Tracks;
	browser: Browser;
	saveExtras: readonly SaveExtra[];
}

export type AppThunk<R = void> = ThunkAction<R, RootState, ThunkExtra, UnknownAction>;
export type AsyncThunk<T> = AppThunk<Promise<Outcome<T>>>;
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;

/** Fetches an entity unless it is loaded or pending; with `force`, even if it is loaded. */
export type Loader<T = unknown> = (options?: { force?: boolean }) => AsyncThunk<T>;
