import { createSelector } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { DashboardCardId } from '@/domain/dashboard';
import { hasFeatureCards } from '@/domain/plans';
import { selectSections } from '@/state/dashboard';
import { selectEntitlements } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { CardGrid } from '@/ui/card-grid';
import { AppsCard } from './apps-card/apps-card';
import { BackupCard } from './backup-card';
import { CardSlot } from './card-slot';
import { SupportCard } from './support-card/support-card';

const COMPANIONS: Partial<Record<DashboardCardId, ComponentType>> = {
	backup: () => <BackupCard isOfferedAbove />,
	support: SupportCard,
	apps: AppsCard,
};

// On My Plan, the only such screen, the plan's own card of the backups already shows their status.
const selectCompanions = createSelector(
	[selectSections, selectEntitlements],
	(sections, { plan, flags }) => {
		const isShownAbove = flags.hasBackups && hasFeatureCards(plan.productSlug);
		return sections
			.flatMap(({ cards }) => cards)
			.filter((card) => card in COMPANIONS && !(isShownAbove && card === 'backup'));
	},
);

/** The cards below the other screens of the dashboard group: backup status, support and apps (SHELL-23). */
export default function DashboardCompanions() {
	return (
		<CardGrid>
			{useAppSelector(selectCompanions).map((id) => {
				const Content = COMPANIONS[id];
				return (
					<CardSlot key={id} id={id}>
						{Content && <Content />}
					</CardSlot>
				);
			})}
		</CardGrid>
	);
}
