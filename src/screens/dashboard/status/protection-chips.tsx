import { useNavigate } from 'react-router-dom';
import { __, sprintf } from '@wordpress/i18n';
import type { Protection, ProtectionId, ProtectionState } from '@/domain/status/protections';
import { focusCard } from '@/ui/card';
import { VisuallyHidden } from '@/ui/screen-reader';
import styles from './protection.module.scss';

const NAMES: Record<ProtectionId, () => string> = {
	backup: () => __('Backups', 'dashboard-for-jetpack'),
	scan: () => __('Scan', 'dashboard-for-jetpack'),
	'anti-spam': () => __('Anti-spam', 'dashboard-for-jetpack'),
	protect: () => __('Brute force', 'dashboard-for-jetpack'),
	monitor: () => __('Downtime', 'dashboard-for-jetpack'),
};

const STATES: Record<ProtectionState, () => string> = {
	on: () => __('on', 'dashboard-for-jetpack'),
	alarm: () => __('threats found', 'dashboard-for-jetpack'),
	off: () => __('off', 'dashboard-for-jetpack'),
	'not-owned': () => __('not included', 'dashboard-for-jetpack'),
	failed: () => __("couldn't be checked", 'dashboard-for-jetpack'),
	unknown: () => __('checking…', 'dashboard-for-jetpack'),
};

/** Each protection with its state; a click leads to its card. */
export function ProtectionChips({ protections }: { protections: readonly Protection[] }) {
	const navigate = useNavigate();
	return (
		<ul className={styles.chips} aria-label={__('Protections', 'dashboard-for-jetpack')}>
			{protections.map(({ id, state }) => (
				<li key={id}>
					<button
						type="button"
						className={styles.chip}
						data-state={state}
						onClick={() => focusCard(id) || navigate('/security')}
					>
						<span aria-hidden>
							{state === 'alarm' ? __('Threats found', 'dashboard-for-jetpack') : NAMES[id]()}
						</span>
						<VisuallyHidden>
							{sprintf(
								/* translators: 1: name of a protection, 2: its state, such as "on". */
								__('%1$s: %2$s', 'dashboard-for-jetpack'),
								NAMES[id](),
								STATES[state](),
							)}
						</VisuallyHidden>
					</button>
				</li>
			))}
		</ul>
	);
}
