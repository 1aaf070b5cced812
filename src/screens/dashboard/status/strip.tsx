import { __ } from '@wordpress/i18n';
import type { Protection, ProtectionId, ProtectionState } from '@/domain/status/protections';
import { selectStatus } from '@/state/site-status';
import type { AppThunk } from '@/state/types';
import { focusCard } from '@/ui/card';
import { Link } from '@/ui/link';
import { Status, type StatusProps } from '@/ui/status';
import styles from './style.module.scss';

const NAMES: Record<ProtectionId, () => string> = {
	backup: () => __('Backups', 'dashboard-for-jetpack'),
	scan: () => __('Scan', 'dashboard-for-jetpack'),
	'anti-spam': () => __('Anti-spam', 'dashboard-for-jetpack'),
	protect: () => __('Logins', 'dashboard-for-jetpack'),
	monitor: () => __('Downtime', 'dashboard-for-jetpack'),
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

interface Cell {
	id: ProtectionId;
	name: string;
	text: string;
	intent: NonNullable<StatusProps['intent']>;
}

const toCell = ({ id, state, text }: Protection): Cell => ({
	id,
	name: NAMES[id](),
	text,
	intent: INTENTS[state],
});

/** The cells for a picture of the strip; none for a user without a status. */
export const readStrip =
	(now: number, locale: string): AppThunk<Cell[]> =>
	(_dispatch, getState) =>
		selectStatus(getState(), now, locale)?.protections.map(toCell) ?? [];

/** Each protection in a cell with its state, which leads to its card. */
export const Strip = ({ protections }: { protections: readonly Protection[] }) => (
	<ul className={styles.strip} aria-label={__('Protections', 'dashboard-for-jetpack')}>
		{protections.map(toCell).map(({ id, name, text, intent }) => (
			<li key={id}>
				<Link
					className={styles.cell}
					href="#/security"
					onClick={(event) => {
						if (focusCard(id)) {
							event.preventDefault();
						}
					}}
				>
					<span className={styles.name}>{name}</span>
					<Status intent={intent}>{text}</Status>
				</Link>
			</li>
		))}
	</ul>
);
