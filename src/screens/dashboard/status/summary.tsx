import type { ReactNode } from 'react';
import type { SiteStatus } from '@/domain/status/resolve-site-status';
import { useAppSelector } from '@/state/hooks';
import { selectProtections } from '@/state/protections';
import { ProtectionChips } from './protection-chips';
import { ProtectionPicture } from './protection-picture';
import styles from './style.module.scss';

interface SummaryProps {
	headline: string;
	tone?: SiteStatus['tone'];
	evidence?: string;
	/** The one thing to do: a sentence and its action. */
	children?: ReactNode;
}

/**
 * The status: a picture of the protections, the headline, its evidence, a chip for each protection, and one row. Every part keeps its room, whatever
 * it contains, so nothing below moves when answers arrive.
 */
export function Summary({ headline, tone = 'neutral', evidence = '', children }: SummaryProps) {
	const protections = useAppSelector(selectProtections);
	return (
		<>
			<div className={styles.summary}>
				<ProtectionPicture protections={protections} tone={tone} />
				<p tabIndex={-1} className={styles.headline} data-headline data-tone={tone}>
					{headline}
				</p>
				<p className={styles.evidence}>{evidence}</p>
				<ProtectionChips protections={protections} />
			</div>
			<div className={styles.row}>{children}</div>
		</>
	);
}
