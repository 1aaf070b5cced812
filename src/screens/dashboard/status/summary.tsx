import { type ReactNode, useState } from 'react';
import { clsx } from 'clsx';
import { caution, error, info, published } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { SiteStatus } from '@/domain/status/resolve-site-status';
import { useAppSelector } from '@/state/store/hooks';
import { selectProtections } from '@/state/status/protections';
import { Icon } from '@/ui/icon';
import { SlowNote } from '@/ui/skeleton';
import { focusCard } from '@/ui/card';
import { Link } from '@/ui/link';
import { Status } from '@/ui/status';
import { useLocale } from '@/ui/use-locale';
import { toCell } from './cells';
import styles from './style.module.scss';

/** Each protection in a cell with its state, which leads to its card. */
function Strip() {
	const [now] = useState(() => Date.now());
	const locale = useLocale();
	const protections = useAppSelector((state) => selectProtections(state, now, locale));
	return (
		<ul className={styles.strip} aria-label={__('Protections')}>
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
						<span className={`jd-caption ${styles.name}`}>{name}</span>
						<Status intent={intent}>{text}</Status>
					</Link>
				</li>
			))}
		</ul>
	);
}

type Tone = SiteStatus['tone'];

const ICONS = { danger: caution, warning: error, neutral: info, good: published };

interface SummaryProps {
	headline: string;
	tone?: Tone;
	/** What the headline means, or how old it is. */
	detail?: ReactNode;
	/** What comes beside it, and on a phone beside the button. */
	rest?: ReactNode;
	action?: ReactNode;
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
				<div className={`jd-slot ${styles.meaning}`}>
					{detail && <span>{detail}</span>}
					<SlowNote />
				</div>
				{rest && <div className={`jd-slot ${styles.rest}`}>{rest}</div>}
			</div>
			{action && <div className={`jd-actions ${styles.action}`}>{action}</div>}
		</div>
		{children}
		<Strip />
	</>
);
