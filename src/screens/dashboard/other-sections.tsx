import { Fragment, memo, useId } from 'react';
import { __ } from '@wordpress/i18n';
import type { DashboardSection as Section, DashboardSectionId } from '@/domain/dashboard';
import type { HashPath } from '@/lib/safe-url';
import { CardGrid } from '@/ui/card-grid';
import { InLandmark } from '@/ui/surroundings';
import { Link } from '@/ui/link';
import { DashboardCard, isOtherCard } from './cards';
import { RecommendationsBanner } from './recommendations-banner';
import styles from './section.module.scss';

/** A landmark with its cards in rows of two (DASH-01); a single card takes the whole width. */
const DashboardSection = memo(function DashboardSection({ id, cards, hasSettings }: Section) {
	const headingId = useId();
	const title = TITLES[id]?.();
	const grid = (
		<InLandmark.Provider value>
			<CardGrid>
				{cards.filter(isOtherCard).map((card) => (
					<DashboardCard key={card} id={card} />
				))}
			</CardGrid>
		</InLandmark.Provider>
	);
	if (!title) {
		return <section aria-label={__('Help and apps')}>{grid}</section>;
	}
	return (
		<section aria-labelledby={headingId}>
			<div className={styles.header}>
				<h2 id={headingId}>{title.text}</h2>
				{hasSettings && title.settings && (
					<Link href={title.settings.href}>{title.settings.label}</Link>
				)}
			</div>
			{grid}
		</section>
	);
});

interface SectionTitle {
	text: string;
	settings?: { href: HashPath; label: string };
}

/** A section's heading (DASH-02, DASH-05); the stats and the help cards are headings themselves. */
const TITLES: Partial<Record<DashboardSectionId, () => SectionTitle>> = {
	security: () => ({
		text: __('Security'),
		settings: {
			href: '#/security',
			label: __('Manage security settings'),
		},
	}),
	performance: () => ({
		text: __('Performance and Growth'),
		settings: {
			href: '#/performance',
			label: __('Manage performance settings'),
		},
	}),
	connections: () => ({ text: __('Connections') }),
};

/** The sections below the stats, with all their cards. What only suggests something comes after the site's own, above the help, which grows when it is known. */
export default function OtherSections({ sections }: { sections: readonly Section[] }) {
	return sections.map((section) => (
		<Fragment key={section.id}>
			{section.id === 'help' && <RecommendationsBanner />}
			<DashboardSection {...section} />
		</Fragment>
	));
}
