import type { PageData } from '@/domain/page-data';
import { idle, toReady } from '@/lib/remote';
import { initialConnection } from './connection/slice';
import { initialIdentityCrisis } from './identity-crisis/slice';
import { initialLicensing } from './licensing/slice';
import type { RootState } from './types';
import { initialVerification } from './verification/slice';

/** What the page printed, each fact with one owner. The other entities begin as their slices say. */
export function buildInitialState(page: PageData): Partial<RootState> {
	const { summary, series } = page.stats.data;
	const toSeries = (range: keyof typeof series) => {
		const visits = series[range];
		return visits ? toReady(visits) : idle;
	};
	return {
		connection: {
			...initialConnection,
			// One option of WordPress under two names: whoever asks for the connection again learns it anew.
			status: { ...page.connectionStatus, isPublic: page.site.isVisibleToSearchEngines },
			user: page.currentUser,
			connectUrl: page.connectUrl,
			registrationNonce: page.registrationNonce,
			connectedPlugins: page.connectedPlugins,
		},
		identityCrisis: { ...initialIdentityCrisis, ...page.identityCrisis },
		licensing: { ...initialLicensing, ...page.licensing },
		modules: page.modules,
		notices: { list: [], dismissed: page.dismissedNotices, fromServer: page.stateNotices },
		products: page.products,
		settings: { saved: page.settings, pending: {}, failures: {} },
		site: page.site,
		stats: {
			summary,
			series: { day: toSeries('day'), week: toSeries('week'), month: toSeries('month') },
		},
		verification: {
			...initialVerification,
			connectUrl: page.externalServicesConnectUrls.google_site_verification ?? '',
		},
	};
}
