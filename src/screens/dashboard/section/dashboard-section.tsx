import { memo, useId } from 'react';
import type { DashboardSection as Section } from '@/domain/dashboard';
import { CardGrid } from '@/ui/card-grid';
import { CardSlot } from './card-slot';
import { getSectionTitle } from './section-title';
import styles from './style.module.scss';

/** A heading with its cards in rows of two (DASH-01); a section of one card takes the whole width. */
export const DashboardSection = memo(function DashboardSection({
	id,
	cards,
	hasSettings,
}: Section) {
	const headingId = useId();
	const title = getSectionTitle(id);
	const slots = cards.map((card) => <CardSlot key={card} id={card} />);
	if (!title) {
		return id === 'stats' ? <>{slots}</> : <CardGrid>{slots}</CardGrid>;
	}
	return (
		<section aria-labelledby={headingId}>
			<div className={styles.header}>
				<h2 id={headingId}>{title.text}</h2>
				{hasSettings && title.settings && <a href={title.settings.href}>{title.settings.label}</a>}
			</div>
			<CardGrid>{slots}</CardGrid>
		</section>
	);
});
