import { useEffect, useId, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SiteStatus, StatusRow } from '@/domain/status/types';
import { assertNever } from '@/lib/assert-never';
import { selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/button';
import { announce } from '@/ui/live-region';
import type { StatusProps } from '@/ui/status';
import { useLocale } from '@/ui/use-locale';
import { describeEvidence } from './describe-evidence';
import { describeRow } from './describe-row';
import { RowAction } from './row-action';
import { selectStatus } from './select-status';
import styles from './style.module.scss';
import { Summary } from './summary';

/** The things that need this person's attention, as far as they are known. */
export default function Content() {
	const [now] = useState(() => Date.now());
	const status = useAppSelector((state) => selectStatus(state, now));
	return status && <Known status={status} now={now} />;
}

interface KnownProps {
	status: SiteStatus;
	now: number;
}

/** The most urgent row, with the others folded: only a click makes the block higher. */
function Known({ status, now }: KnownProps) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const { rows, isChecking, overall } = status;
	const text = useSummaryText(status);
	// A pending answer may still change it.
	const said = isChecking ? '' : text;

	useEffect(() => {
		if (said) {
			announce(said);
		}
	}, [said]);

	return (
		<Summary
			intent={getIntent(status)}
			text={text}
			detail={
				overall === 'needs' && isChecking
					? __('Still checking…', 'dashboard-for-jetpack')
					: undefined
			}
			action={
				rows.length > 1 && (
					<Button
						variant="link"
						aria-expanded={isOpen}
						aria-controls={id}
						onClick={() => setIsOpen(!isOpen)}
					>
						{isOpen
							? __('Show less', 'dashboard-for-jetpack')
							: sprintf(
									/* translators: %d: number of further things. */
									_n('Show %d more', 'Show %d more', rows.length - 1, 'dashboard-for-jetpack'),
									rows.length - 1,
								)}
					</Button>
				)
			}
		>
			{rows.length > 0 ? (
				<ul id={id} className={styles.rows}>
					{(isOpen ? rows : rows.slice(0, 1)).map((row, index) => (
						<Row key={row.kind} row={row} isFirst={index === 0} now={now} />
					))}
				</ul>
			) : (
				<EvidenceLine status={status} now={now} />
			)}
		</Summary>
	);
}

interface RowProps {
	row: StatusRow;
	/** Whether it is the most urgent row, whose action is primary. */
	isFirst: boolean;
	now: number;
}

/** One thing that needs attention, with its action. */
function Row({ row, isFirst, now }: RowProps) {
	const locale = useLocale();
	return (
		<li className={styles.row}>
			<p>{describeRow(row, now, locale)}</p>
			<RowAction row={row} variant={isFirst ? 'primary' : 'secondary'} />
		</li>
	);
}

function useSummaryText({ overall, needs }: SiteStatus): string {
	const isOffline = useAppSelector(selectSiteConnection) === 'offline';
	switch (overall) {
		case 'needs':
			return sprintf(
				/* translators: %d: number of things that need attention. */
				_n(
					'%d thing needs your attention',
					'%d things need your attention',
					needs,
					'dashboard-for-jetpack',
				),
				needs,
			);
		case 'checking':
			return __('Checking your site…', 'dashboard-for-jetpack');
		case 'unwatched':
			return isOffline
				? __('Not monitored in Offline Mode', 'dashboard-for-jetpack')
				: __('Not monitored without a connection', 'dashboard-for-jetpack');
		case 'unsure':
			return __("Couldn't check everything", 'dashboard-for-jetpack');
		case 'quiet':
			return __('All quiet', 'dashboard-for-jetpack');
		default:
			return assertNever(overall, 'overall');
	}
}

function getIntent({ overall, rows, evidence }: SiteStatus): StatusProps['intent'] {
	switch (overall) {
		case 'needs':
			return rows[0]?.kind === 'threats' || rows[0]?.kind === 'threats-disputed'
				? 'error'
				: 'warning';
		case 'unwatched':
			return 'inactive';
		case 'quiet':
			// Where nobody looks for threats yet, quiet is no good news.
			return evidence.some(({ kind }) => kind === 'no-threats') ? 'success' : 'neutral';
		default:
			return 'neutral';
	}
}

/** What the quiet rests on. */
function EvidenceLine({ status: { evidence, overall }, now }: KnownProps) {
	const locale = useLocale();
	const lacking =
		overall === 'unwatched'
			? [__("Backups and scans don't run here", 'dashboard-for-jetpack')]
			: [];
	return (
		<p className={styles.line}>
			{[...lacking, ...describeEvidence(evidence, now, locale)].join(' · ')}
		</p>
	);
}
