import type { PageData } from '@/domain/page-data';
import { STATS_RANGES, type StatsData } from '@/domain/stats';
import { idle, toReady } from '@/lib/remote';
import { initialAntiSpam } from './anti-spam/slice';
import { initialIdentityCrisis } from './identity-crisis/slice';
import { initialLicensing } from './licensing/slice';
import { initialMobileLogin } from './mobile-login/slice';
import { initialOffers } from './offers/slice';
import { initialPlugins } from './plugins/slice';
import { initialRecommendations } from './recommendations/slice';
import { initialSearch } from './search/slice';
import { initialSettingsForm } from './settings-form/slice';
import { initialStats, type StatsState } from './stats/slice';
import { initialSurvey } from './survey/slice';
import { initialUpgradeChart } from './upgrade-chart/slice';
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
		activity: idle,
		ads: idle,
		antiSpam: initialAntiSpam,
		benefits: idle,
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
		discount: idle,
		features: idle,
		firewall: idle,
		identityCrisis: { ...initialIdentityCrisis, ...page.identityCrisis },
		licensing: { ...page.licensing, ...initialLicensing },
		mobileLogin: initialMobileLogin,
		modules: page.modules,
		notices: { list: [], dismissed: page.dismissedNotices, fromServer: page.stateNotices },
		offers: initialOffers,
		plugins: initialPlugins,
		products: page.products,
		protect: idle,
		purchases: idle,
		recommendations: initialRecommendations,
		rewind: idle,
		scan: idle,
		search: initialSearch,
		settings: { saved: page.settings, pending: {} },
		settingsForm: initialSettingsForm,
		site: page.site,
		stats: toStatsState(page.stats.data),
		survey: initialSurvey,
		tracking: idle,
		upgradeChart: initialUpgradeChart,
		vault: idle,
		verification: initialVerification,
	};
}
