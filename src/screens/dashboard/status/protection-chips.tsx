import { useNavigate } from 'react-router-dom';
import { __, sprintf } from '@wordpress/i18n';
import type { Protection, ProtectionId, ProtectionState } from '@/domain/status/protections';
import { focusCard } from '@/ui/card';
import { VisuallyHidden } from '@/ui/screen-reader';
import styles from './protection.module.scss';

function getName(id: ProtectionId): string {
	switch (id) {
		case 'backup':
			return __('Backups', 'dashboard-for-jetpack');
		case 'scan':
			return __('Scan', 'dashboard-for-jetpack');
		case 'anti-spam':
			return __('Anti-spam', 'dashboard-for-jetpack');
		case 'protect':
			return __('Brute force', 'dashboard-for-jetpack');
		case 'monitor':
			return __('Downtime', 'dashboard-for-jetpack');
	}
}

function describeState(state: ProtectionState): string {
	switch (state) {
		case 'on':
			return __('on', 'dashboard-for-jetpack');
		case 'alarm':
			return __('threats found', 'dashboard-for-jetpack');
		case 'off':
			return __('off', 'dashboard-for-jetpack');
		case 'not-owned':
			return __('not included', 'dashboard-for-jetpack');
		case 'failed':
			return __("couldn't be checked", 'dashboard-for-jetpack');
		case 'unknown':
			return __('checking…', 'dashboard-for-jetpack');
	}
}

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
							{state === 'alarm' ? __('Threats found', 'dashboard-for-jetpack') : getName(id)}
						</span>
						<VisuallyHidden>
							{sprintf(
								/* translators: 1: name of a protection, 2: its state, such as "on". */
								__('%1$s: %2$s', 'dashboard-for-jetpack'),
								getName(id),
								describeState(state),
							)}
						</VisuallyHidden>
					</button>
				</li>
			))}
		</ul>
	);
}
