import { Fragment } from 'react';
import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { ScreenTitle } from '@/ui/screen-title';
import { StagedList } from '@/ui/staged-list';
import { DashboardSection } from './dashboard-section';
import { SinceLastLook } from './last-look/since-last-look';
import { RecommendationsBanner } from './recommendations-banner/recommendations-banner';
import { selectSections } from './select-sections';
import { SiteStatus } from './status/site-status';
import { UpgradeChart } from './upgrade-chart/upgrade-chart';
import styles from './style.module.scss';

/** The sections that a usual window shows below the status: the stats, or the first cards. */
const FIRST_SECTIONS = 1;

/** Pixels, about. */
const HEIGHT_OF_A_SECTION = 600;

/** At a Glance (DASH-02): `domain/dashboard` decides which sections are shown. */
export default function DashboardScreen() {
	const sections = useAppSelector(selectSections);
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
				/>
			</div>
			<UpgradeChart />
		</div>
	);
}
