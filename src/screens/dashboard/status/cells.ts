import { __ } from '@wordpress/i18n';
import type { Protection, ProtectionId, ProtectionState } from '@/domain/status/protections';
import { selectCapabilities } from '@/state/connection';
import { selectProtections } from '@/state/status/protections';
import type { AppThunk } from '@/state/store/types';
import type { StatusProps } from '@/ui/status';

const NAMES: Record<ProtectionId, () => string> = {
	backup: () => __('Backups'),
	scan: () => __('Scan'),
	'anti-spam': () => __('Anti-spam'),
	protect: () => __('Logins'),
	monitor: () => __('Downtime'),
};

const INTENTS: Record<ProtectionState, Cell['intent']> = {
	on: 'success',
	alarm: 'error',
	stale: 'warning',
	off: 'warning',
	failed: 'warning',
	starting: 'neutral',
	'not-owned': 'inactive',
	unknown: 'inactive',
};

export interface Cell {
	id: ProtectionId;
	name: string;
	text: string;
	intent: NonNullable<StatusProps['intent']>;
}

export const toCell = ({ id, state, text }: Protection): Cell => ({
	id,
	name: NAMES[id](),
	text,
	intent: INTENTS[state],
});

/** The cells for a picture of the strip; none for a user without a status. */
export const readStrip =
	(now: number, locale: string): AppThunk<Cell[]> =>
	(_dispatch, getState) =>
		selectCapabilities(getState()).canManageModules
			? selectProtections(getState(), now, locale).map(toCell)
			: [];
