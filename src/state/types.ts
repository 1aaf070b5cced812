import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Api, ErrorInfo } from '@/api';
import type { Remote } from '@/lib/remote';
import type { Tracks } from '@/lib/tracks';
import type { AdsSettings } from '@/domain/ads';
import type { Firewall } from '@/domain/firewall';
import type { Purchase } from '@/domain/purchases';
import type { Vault } from '@/domain/vault';
import type { CloudSite, Site, SiteBenefit, SiteDiscount, SiteFeatures } from '@/domain/site';
import type { ModuleMap } from '@/domain/modules';
import type { ActivityItem, BackupStatus, ScanStatus } from '@/domain/backup';
import type { ProductDescription } from '@/domain/page-data';
import type { AntiSpamState } from './anti-spam/slice';
import type { ConnectionState } from './connection/slice';
import type { DialogsState } from './dialogs/slice';
import type { IdentityCrisisState } from './identity-crisis/slice';
import type { LicensingState } from './licensing/slice';
import type { MobileLoginState } from './mobile-login/slice';
import type { NoticesState } from './notices/slice';
import type { OffersState } from './offers/slice';
import type { PluginsState } from './plugins/slice';
import type { RecommendationsState } from './recommendations/slice';
import type { SearchState } from './search/slice';
import type { SettingsState } from './settings/slice';
import type { SettingsFormState } from './settings-form/slice';
import type { StatsState } from './stats/slice';
import type { SurveyState } from './survey/slice';
import type { Tracking } from './tracking/slice';
import type { UpgradeChartState } from './upgrade-chart/slice';
import type { VerificationState } from './verification/slice';

export type { ErrorInfo } from '@/api';

/** What a thunk may do to the browser; the one implementation is app/browser. */
export interface Browser {
	/** `isReplacing` leaves no way back to the page that only sent the browser on. */
	navigate: (url: string, options?: { isReplacing?: boolean }) => void;
	reload: () => void;
	/** This admin page relative to wp-admin, without what else its address says: "admin.php?page=jetpack". */
	pagePath: () => string;
	now: () => number;
	/** Remembers a value for this browser; a full or forbidden storage is no error. */
	remember: (key: string, value: string) => void;
	recall: (key: string) => string | null;
	/** Rejects where the clipboard is out of reach, as on every site without https. */
	copy: (text: string) => Promise<void>;
	/** Shows a text so that it can be copied by hand. */
	showToCopy: (text: string) => void;
}

export interface ThunkExtra {
	api: Api;
	tracks: Tracks;
	browser: Browser;
}

export type RemoteData<T> = Remote<T, ErrorInfo>;

export interface RootState {
	activity: RemoteData<ActivityItem[]>;
	ads: RemoteData<AdsSettings>;
	antiSpam: AntiSpamState;
	benefits: RemoteData<SiteBenefit[]>;
	cloudSite: RemoteData<CloudSite>;
	connection: ConnectionState;
	dialogs: DialogsState;
	discount: RemoteData<SiteDiscount>;
	features: RemoteData<SiteFeatures>;
	firewall: RemoteData<Firewall>;
	identityCrisis: IdentityCrisisState;
	licensing: LicensingState;
	mobileLogin: MobileLoginState;
	modules: ModuleMap;
	notices: NoticesState;
	offers: OffersState;
	plugins: PluginsState;
	products: Record<string, ProductDescription>;
	protect: RemoteData<number>;
	purchases: RemoteData<Purchase[]>;
	recommendations: RecommendationsState;
	rewind: RemoteData<BackupStatus>;
	scan: RemoteData<ScanStatus>;
	search: SearchState;
	settings: SettingsState;
	settingsForm: SettingsFormState;
	site: Site;
	stats: StatsState;
	survey: SurveyState;
	tracking: RemoteData<Tracking>;
	upgradeChart: UpgradeChartState;
	vault: RemoteData<Vault>;
	verification: VerificationState;
}

/** A thunk reports how it went; whoever dispatched it decides what that means. */
export type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorInfo };

export type AppThunk<R = void> = ThunkAction<R, RootState, ThunkExtra, UnknownAction>;
export type AsyncThunk<T> = AppThunk<Promise<Outcome<T>>>;
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
