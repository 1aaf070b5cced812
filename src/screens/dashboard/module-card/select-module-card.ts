import { createSelector } from '@reduxjs/toolkit';
import { resolveModuleCard } from '@/domain/dashboard';
import { selectCapabilities } from '@/state/connection';
import { selectIsModuleActive, selectModuleAvailability } from '@/state/modules';

/** What the card of a module shows; the same object until one of its own facts changes. */
export const selectModuleCard = createSelector(
	[
		selectModuleAvailability,
		selectIsModuleActive,
		(state: Parameters<typeof selectCapabilities>[0]) => selectCapabilities(state),
	],
	(availability, isOn, { canManageOptions, canConnectSite, canConnectAccount }) =>
		resolveModuleCard({
			availability,
			isOn,
			canManageOptions,
			canConnect: availability?.kind === 'needs-site' ? canConnectSite : canConnectAccount,
		}),
);
