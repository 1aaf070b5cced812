import type { DashboardSection as Section } from '@/domain/dashboard';
import { DashboardSection } from './dashboard-section';

/** The sections below the stats, with all their cards. */
export default function OtherSections({ sections }: { sections: readonly Section[] }) {
	return sections.map((section) => <DashboardSection key={section.id} {...section} />);
}
