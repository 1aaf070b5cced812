import { __ } from '@wordpress/i18n';
import type { Protection, ProtectionId, ProtectionState } from '@/domain/status/protections';
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

export const nameProtection = ({ id }: Protection) => NAMES[id]();

const INTENTS: Record<ProtectionState, StatusProps['intent']> = {
	on: 'success',
	alarm: 'error',
	stale: 'warning',
	off: 'warning',
	failed: 'warning',
	starting: 'neutral',
	'not-owned': 'inactive',
	unknown: 'inactive',
};

/** Each protection in a cell with its state, which leads to its card. */
export const Strip = ({ protections }: { protections: readonly Protection[] }) => (
	<ul className={styles.strip} aria-label={__('Protections', 'dashboard-for-jetpack')}>
		{protections.map((protection) => (
			<li key={protection.id}>
				<Link
					className={styles.cell}
					href="#/security"
					onClick={(event) => {
						if (focusCard(protection.id)) {
							event.preventDefault();
						}
					}}
				>
					<span className={styles.name}>{nameProtection(protection)}</span>
					<Status intent={INTENTS[protection.state]}>{protection.text}</Status>
				</Link>
			</li>
		))}
	</ul>
);
