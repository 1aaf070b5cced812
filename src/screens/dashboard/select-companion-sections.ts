import { createSelector } from '@reduxjs/toolkit';
import type { DashboardCardId, DashboardSection } from '@/domain/dashboard';
import { selectSections } from './select-sections';

const COMPANIONS: readonly DashboardCardId[] = ['backup', 'support', 'apps'];

/** The cards that every route of the dashboard group shows, each within its section (SHELL-23). */
export const selectCompanionSections = createSelector([selectSections], (sections) =>
	sections
		.map((section): DashboardSection => ({
			...section,
			cards: section.cards.filter((card) => COMPANIONS.includes(card)),
		}))
		.filter(({ cards }) => cards.length > 0),
);
