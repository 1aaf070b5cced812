import type { PageData } from '@/domain/page-data';
import { STATS_RANGES, type StatsData } from '@/domain/stats';
import { idle, toReady } from '@/lib/remote';
import { initialMobileLogin } from './mobile-login/slice';
import { initialStats, type StatsState } from './stats/slice';
import { initialVerification } from './verification/slice';
import type { RootState } from './types';

function toStatsState({ summary, series }: StatsData): StatsState {
	const entries = STATS_RANGES.map((range) => {
		const visits = series[range];
		return [range, visits ? toReady(visits) : idle];
	});
	return { ...initialStats, summary, series: Object.fromEntries(entries) };
}

/** The store's first state: what the page printed, each fact with one owner. */
export function buildInitialState(page: PageData): RootState {
	return {
		cloudSite: idle,
		connection: {
			status: page.connectionStatus,
			user: page.currentUser,
			connectUrl: page.connectUrl,
			registrationNonce: page.registrationNonce,
			connectedPlugins: page.connectedPlugins,
			running: null,
			registrationError: null,
		},
		dialogs: { open: null },
		features: idle,
		licensing: page.licensing,
		mobileLogin: initialMobileLogin,
		modules: page.modules,
		notices: { list: [], dismissed: page.dismissedNotices, fromServer: page.stateNotices },
		products: page.products,
		protect: idle,
		rewind: idle,
		scan: idle,
		settings: { saved: page.settings, pending: {} },
		site: page.site,
		stats: toStatsState(page.stats.data),
		verification: initialVerification,
	};
}
