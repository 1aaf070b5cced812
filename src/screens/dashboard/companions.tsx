import { createSelector } from '@reduxjs/toolkit';
import type { DashboardCardId } from '@/domain/dashboard';
import { hasFeatureCards } from '@/domain/plans';
import { selectEntitlements } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { CardGrid } from '@/ui/card-grid';
import { CardSlot } from './cards';
import { selectSections } from './select-sections';

const COMPANIONS: readonly DashboardCardId[] = ['backup', 'support', 'apps'];

// On My Plan, the only such screen, the plan's own card of the backups already shows their status.
const selectCompanions = createSelector(
	[selectSections, selectEntitlements],
	(sections, { plan, flags }) => {
		const isShownAbove = flags.hasBackups && hasFeatureCards(plan.productSlug);
		return sections
			.flatMap(({ cards }) => cards)
			.filter((card) => COMPANIONS.includes(card) && !(isShownAbove && card === 'backup'));
	},
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
