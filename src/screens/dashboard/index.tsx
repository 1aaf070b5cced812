import { Fragment, useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { loadAntiSpam } from '@/state/anti-spam';
import { loadRewind } from '@/state/backup';
import { loadFeatures } from '@/state/entitlements';
import { loadFirstAnswers } from '@/state/first-answers';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { loadPlugins, loadPluginUpdates } from '@/state/plugins';
import { loadProviderSite } from '@/state/provider-site';
import { loadPurchases } from '@/state/purchases';
import { loadProtectCount, loadScan } from '@/state/security';
import { loadStats } from '@/state/stats';
import { ScreenTitle } from '@/ui/screen-title';
import { StagedList } from '@/ui/staged-list';
import { startTask } from '@/ui/start-task';
import { loadLanguageData, useLocale } from '@/ui/use-locale';
import { DashboardSection } from './dashboard-section';
import { SinceLastLook } from './last-look/since-last-look';
import { RecommendationsBanner } from './recommendations-banner/recommendations-banner';
import { selectSections } from './select-sections';
import { SiteStatus } from './status/site-status';
import { UpgradeChart } from './upgrade-chart/upgrade-chart';
import styles from './style.module.scss';

/** Calls of the cards. */
export const LOADERS = {
	'jetpack/v4/rewind': loadRewind,
	'jetpack/v4/scan': loadScan,
	'jetpack/v4/site': loadProviderSite,
	'jetpack/v4/site/features': loadFeatures,
	'jetpack/v4/site/purchases': loadPurchases,
	'jetpack/v4/module/akismet/data': loadAntiSpam,
	'jetpack/v4/module/protect/data': loadProtectCount,
	'jetpack/v4/module/stats/data?range=day': () => loadStats('day'),
	'jetpack/v4/updates/plugins': loadPluginUpdates,
	'jetpack/v4/plugins': loadPlugins,
};

/** The sections that a usual window shows below the status: the stats, or the first cards. */
const FIRST_SECTIONS = 1;

/** Pixels, about. */
const HEIGHT_OF_A_SECTION = 600;

/** At a Glance (DASH-02): `domain/dashboard` decides which sections are shown. */
export default function DashboardScreen() {
	const sections = useAppSelector(selectSections);
	const dispatch = useAppDispatch();
	const locale = useLocale();
	// The other cards are drawn with the answers that are there.
	const prepare = useCallback(async () => {
		await loadLanguageData(locale);
		dispatch(loadFirstAnswers(LOADERS));
		await startTask('timer');
	}, [dispatch, locale]);
	return (
		<div>
			<ScreenTitle isVisuallyHidden>{__('At a Glance', 'dashboard-for-jetpack')}</ScreenTitle>
			<SiteStatus />
			<SinceLastLook />
			<div className={styles.sections}>
				<StagedList
					items={sections.map((section) => (
						<Fragment key={section.id}>
							<DashboardSection {...section} />
							{section.id === 'stats' && <RecommendationsBanner />}
						</Fragment>
					))}
					first={FIRST_SECTIONS}
					itemHeight={HEIGHT_OF_A_SECTION}
					prepare={prepare}
				/>
			</div>
			<UpgradeChart />
		</div>
	);
}
