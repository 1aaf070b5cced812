import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { countProtections } from '@/domain/status/protections';
import { useAppSelector } from '@/state/hooks';
import { selectProtections } from '@/state/protections';
import { ProtectionChips } from './protection-chips';
import { ProtectionPicture } from './protection-picture';
import styles from './style.module.scss';

interface SummaryProps {
	text: string;
	/** Shown below the text, instead of the number of protections. */
	detail?: ReactNode;
	action?: ReactNode;
	/** Room is kept for this many rows below. */
	rows?: number;
	children?: ReactNode;
}

/** The status in one row: a picture of the protections, the overall status and a chip for each protection. */
export function Summary({ text, detail, action, rows = 0, children }: SummaryProps) {
	const protections = useAppSelector(selectProtections);
	// Those that couldn't be checked may be on.
	const total = protections.length - countProtections(protections, 'failed');
	return (
		<>
			<div className={styles.summary}>
				<ProtectionPicture protections={protections} />
				<div className={styles.text}>
					<p className={styles.headline}>{text}</p>
					<p className={styles.detail}>
						{detail ??
							(total > 0 &&
								sprintf(
									/* translators: 1: number of protections that are on, 2: number of all that could be checked. */
									__('%1$d of %2$d protections on', 'dashboard-for-jetpack'),
									countProtections(protections, 'on'),
									total,
								))}
					</p>
				</div>
				{action}
				<ProtectionChips protections={protections} />
			</div>
			<div className={styles.room} data-rows={rows}>
				{children}
			</div>
		</>
	);
}
