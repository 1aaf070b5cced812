import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Api, ErrorInfo } from '@/api';
import type { Remote } from '@/lib/remote';
import type { Tracks } from '@/lib/tracks';
import type { CloudSite, Site, SiteFeatures } from '@/domain/site';
import type { ModuleMap } from '@/domain/modules';
import type { BackupStatus, ScanStatus } from '@/domain/backup';
import type { Licensing } from '@/domain/licensing';
import type { ProductDescription } from '@/domain/page-data';
import type { ConnectionState } from './connection/slice';
import type { DialogsState } from './dialogs/slice';
import type { MobileLoginState } from './mobile-login/slice';
import type { NoticesState } from './notices/slice';
import type { SettingsState } from './settings/slice';
import type { StatsState } from './stats/slice';
import type { VerificationState } from './verification/slice';

/** What a thunk may do to the browser; the one implementation is app/browser. */
export interface Browser {
	/** `isReplacing` leaves no way back to the page that only sent the browser on. */
	navigate: (url: string, options?: { isReplacing?: boolean }) => void;
	reload: () => void;
	now: () => number;
	/** Remembers a value for this browser; a full or forbidden storage is no error. */
	remember: (key: string, value: string) => void;
	recall: (key: string) => string | null;
}

export interface ThunkExtra {
	api: Api;
	tracks: Tracks;
	browser: Browser;
}

export type RemoteData<T> = Remote<T, ErrorInfo>;

export interface RootState {
	connection: ConnectionState;
	dialogs: DialogsState;
	features: RemoteData<SiteFeatures>;
	licensing: Licensing;
	mobileLogin: MobileLoginState;
	modules: ModuleMap;
	notices: NoticesState;
	products: Record<string, ProductDescription>;
	protect: RemoteData<number>;
	rewind: RemoteData<BackupStatus>;
	scan: RemoteData<ScanStatus>;
	settings: SettingsState;
	cloudSite: RemoteData<CloudSite>;
	site: Site;
	stats: StatsState;
	verification: VerificationState;
}

/** A thunk reports how it went; whoever dispatched it decides what that means. */
export type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorInfo };

export type AppThunk<R = void> = ThunkAction<R, RootState, ThunkExtra, UnknownAction>;
export type AsyncThunk<T> = AppThunk<Promise<Outcome<T>>>;
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
