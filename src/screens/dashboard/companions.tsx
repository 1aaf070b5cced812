import { useAppSelector } from '@/state/hooks';
import { DashboardSection } from './section/dashboard-section';
import { selectCompanionSections } from './select-companion-sections';
import styles from './style.module.scss';

/** What stands below the other screens of the dashboard group: backup status, support and apps (SHELL-23). */
export default function DashboardCompanions() {
	const sections = useAppSelector(selectCompanionSections);
	return (
		<div className={styles.sections}>
			{sections.map((section) => (
				<DashboardSection key={section.id} {...section} />
			))}
		</div>
	);
}
