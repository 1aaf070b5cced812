import { needsLinkedUser, type ModuleAvailability, type ModuleRecord } from '@/domain/modules';
import { selectCapabilities } from '@/state/connection';
import { selectModuleAvailability } from '@/state/modules';
import type { RootState } from '@/state/types';

const NEEDS_OWNER: ModuleAvailability = { kind: 'needs-owner' };
const AVAILABLE: ModuleAvailability = { kind: 'available' };

/** The module's own availability, and for what works by each user's account that account too (ROLE-18). */
export function selectAvailability(state: RootState, record: ModuleRecord): ModuleAvailability {
	const availability = selectModuleAvailability(state, record.module) ?? AVAILABLE;
	const isMissingUser = needsLinkedUser(record.module) && !selectCapabilities(state).isLinked;
	return availability.kind === 'available' && isMissingUser ? NEEDS_OWNER : availability;
}
