import { createSelector } from '@reduxjs/toolkit';
import type { DashboardCardId } from '@/domain/dashboard';
import { useAppSelector } from '@/state/hooks';
import { CardGrid } from '@/ui/card-grid';
import { CardSlot } from './cards';
import { selectSections } from './select-sections';

const COMPANIONS: readonly DashboardCardId[] = ['backup', 'support', 'apps'];

const selectCompanions = createSelector([selectSections], (sections) =>
	sections.flatMap(({ cards }) => cards).filter((card) => COMPANIONS.includes(card)),
);

/** The cards below the other screens of the dashboard group: backup status, support and apps (SHELL-23). */
export default function DashboardCompanions() {
	return (
		<CardGrid>
			{useAppSelector(selectCompanions).map((card) => (
				<CardSlot key={card} id={card} />
			))}
		</CardGrid>
	);
}
