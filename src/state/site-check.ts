import { createSelector } from '@reduxjs/toolkit';
import { siteCheckApi } from '@/api/entities/site-check';
import { resolveUpdate } from '@/domain/calls/releases/update-changes';
import { buildReport, checkSite, type SiteFindings } from '@/domain/site-check';
import type { MeasuredRequest } from '@/domain/site-check/visit';
import { selectCapabilities, selectSiteConnection } from './connection';
import { createFacts } from './store/create-facts';
import { injectRemote } from './store/inject-slice';
import { selectModules } from './modules';
import { selectShownSettings } from './settings';
import { selectSite } from './site';
import type { AppThunk, RootState } from './store/types';

/** The findings of the last check, and when it ended, in milliseconds since 1970. */
export interface SiteCheck {
	findings: SiteFindings;
	checkedAt: number;
	/** What the page had requested before. */
	requests: readonly MeasuredRequest[];
}

const check = injectRemote<SiteCheck>('siteCheck');

export const selectSiteCheck = check.select;

/** Checks what stands between this browser, the site and the provider. It never fails: a check that can't be made is reported as one. */
export const runSiteCheck =
	(isOnline: boolean): AppThunk<Promise<void>> =>
	async (dispatch, getState, { api, browser }) => {
		if (selectSiteCheck(getState()).phase === 'loading') {
			return;
		}
		dispatch(check.requested());
		const state = getState();
		const requests = browser.requests();
		const { root, userId, ...replies } = await api(siteCheckApi).ask(
			selectCapabilities(state).canManageModules,
		);
		const { adminUrl, pageDataFailures, currentVersion, missingRoutes } = selectSite(state);
		const findings = checkSite({
			replies,
			page: {
				root,
				userId,
				isOnline,
				adminUrl,
				offlineMode: state.connection.status.offlineMode,
				connection: selectSiteConnection(state),
				failures: pageDataFailures,
				jetpack: { version: currentVersion, missingRoutes },
			},
		});
		dispatch(
			check.received({
				findings,
				checkedAt: browser.now(),
				requests: requests.map(({ name, duration }) => ({ name, duration })),
			}),
		);
	};

/** The report of the last check, for support, with the number of errors that Jetpack itself reports on the page. */
export function buildSiteReport(
	state: RootState,
	{ findings, checkedAt }: SiteCheck,
	alarms: number,
): string {
	const { adminUrl, currentVersion } = selectSite(state);
	return buildReport({
		findings,
		alarms,
		checkedAt,
		siteUrl: adminUrl,
		versions: { Jetpack: currentVersion },
	});
}

/** The changes that the offered Jetpack brings to this site; null if WordPress offers none. */
export const selectJetpackUpdate = createSelector(
	createFacts({
		update: (state) => selectSite(state).jetpackUpdate,
		modules: selectModules,
		settings: selectShownSettings,
		missingRoutes: (state) => selectSite(state).missingRoutes,
		hasDashboard: (state) => !selectSite(state).missingPages.includes('jetpack'),
	}),
	resolveUpdate,
);
