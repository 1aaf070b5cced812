import { useEffect, useId, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SiteStatus, StatusRow } from '@/domain/status/types';
import { assertNever } from '@/lib/assert-never';
import { selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { selectStatus } from '@/state/site-status';
import { MAX_STATUS_ROWS, rememberStatusRows } from '@/state/status-rows';
import { Button } from '@/ui/button';
import { announce } from '@/ui/live-region';
import { useLocale } from '@/ui/use-locale';
import { describeEvidence } from './describe-evidence';
import { describeRow } from './describe-row';
import { RowAction } from './row-action';
import styles from './style.module.scss';
import { Summary } from './summary';

interface ContentProps {
	/** The rows whose height is reserved: 0 to 3. */
	reservedRows: number;
}

/** The things that need this person's attention, as far as they are known. */
export default function Content(props: ContentProps) {
	const [now] = useState(() => Date.now());
	const status = useAppSelector((state) => selectStatus(state, now));
	return status && <Known {...props} status={status} now={now} />;
}

interface KnownProps extends ContentProps {
	status: SiteStatus;
	now: number;
}

/**
 * The most urgent rows, with the others folded: only a click makes the block higher. Where no row was expected, the first
 * one takes the place of the number of protections.
 */
function Known({ status, now, reservedRows }: KnownProps) {
	const dispatch = useAppDispatch();
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const { rows, isChecking, overall } = status;
	const lead = reservedRows === 0 ? rows[0] : undefined;
	const listed = lead ? rows.slice(1) : rows;
	const shown = isOpen ? listed : listed.slice(0, reservedRows);
	const folded = listed.length - Math.min(listed.length, reservedRows);
	const text = useSummaryText(status);
	// A pending answer may still change it.
	const said = isChecking ? '' : text;

	useEffect(() => {
		if (said) {
			announce(said);
		}
	}, [said]);
	useEffect(() => {
		if (!isChecking) {
			dispatch(rememberStatusRows(rows.length));
		}
	}, [dispatch, isChecking, rows.length]);

	return (
		<Summary
			text={text}
			rows={Math.min(reservedRows, MAX_STATUS_ROWS)}
			detail={
				(lead && <RowText row={lead} now={now} />) ??
				(overall === 'needs' && isChecking
					? __('Still checking…', 'dashboard-for-jetpack')
					: undefined)
			}
			action={
				<>
					{lead && <RowAction row={lead} variant="primary" />}
					{folded > 0 && (
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
										_n('Show %d more', 'Show %d more', folded, 'dashboard-for-jetpack'),
										folded,
									)}
						</Button>
					)}
				</>
			}
		>
			{rows.length > 0 ? (
				<ul id={id} className={styles.rows}>
					{shown.map((row, index) => (
						<Row key={keyOf(row, index)} row={row} isFirst={!lead && index === 0} now={now} />
					))}
				</ul>
			) : (
				reservedRows > 0 && <EvidenceLine status={status} now={now} />
			)}
		</Summary>
	);
}

/** Threats and renewals have a row each; the other rows occur once. */
const keyOf = ({ kind }: StatusRow, index: number) => `${kind} ${index}`;

function RowText({ row, now }: { row: StatusRow; now: number }) {
	const locale = useLocale();
	const { dateFormat } = useAppSelector(selectSite);
	return <>{describeRow(row, { now, locale, dateFormat })}</>;
}

interface RowProps {
	row: StatusRow;
	/** Whether it is the most urgent row, whose action is primary. */
	isFirst: boolean;
	now: number;
}

/** One thing that needs attention, with its action. */
function Row({ row, isFirst, now }: RowProps) {
	return (
		<li className={styles.row}>
			<p>
				<RowText row={row} now={now} />
			</p>
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
		case 'unprotected':
			return __('Nothing protects your site yet', 'dashboard-for-jetpack');
		case 'partial':
			return __('Not all protections are on', 'dashboard-for-jetpack');
		case 'quiet':
			return __('All quiet', 'dashboard-for-jetpack');
		default:
			return assertNever(overall);
	}
}

/** The evidence for the overall status. */
function EvidenceLine({ status: { evidence, overall }, now }: Pick<KnownProps, 'status' | 'now'>) {
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
