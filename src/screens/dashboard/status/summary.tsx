import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { caution, error, info, published } from '@wordpress/icons';
import type { SiteStatus } from '@/domain/status/resolve-site-status';
import { Icon } from '@/ui/icon';
import { SlowNote } from '@/ui/skeleton';
import { Strip } from './strip';
import styles from './style.module.scss';

type Tone = SiteStatus['tone'];

const ICONS = { danger: caution, warning: error, neutral: info, good: published };

interface SummaryProps {
	headline: string;
	tone?: Tone;
	/** What the headline means, or how old it is. */
	detail?: ReactNode;
	/** What comes beside it, and on a phone beside the button. */
	rest?: ReactNode;
	/** The button that answers it. */
	action?: ReactNode;
	/** The further things. */
	children?: ReactNode;
}

/** The status: the headline with its button, and below it the protections, from the first paint on. */
export const Summary = ({
	headline,
	tone = 'neutral',
	detail,
	rest,
	action,
	children,
}: SummaryProps) => (
	<>
		<div className={clsx(styles.head, !detail && !rest && styles.pending)}>
			<p tabIndex={-1} className={styles.headline} data-headline data-tone={tone}>
				<Icon icon={ICONS[tone]} />
				<span>{headline}</span>
			</p>
			<div className={styles.detail}>
				<div className={styles.meaning}>
					{detail && <span>{detail}</span>}
					<SlowNote />
				</div>
				{rest && <div className={styles.rest}>{rest}</div>}
			</div>
			{action && <div className={styles.action}>{action}</div>}
		</div>
		{children}
		<Strip />
	</>
);
