import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SiteStatus, StatusRow } from '@/domain/status/resolve-site-status';
import { assertNever } from '@/lib/values';
import { selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { recallDismissedRenewals } from '@/state/renewals';
import { rememberStatus, selectStatus } from '@/state/site-status';
import { Button } from '@/ui/button';
import { announce } from '@/ui/screen-reader';
import { useLocale } from '@/ui/use-locale';
import { RowAction } from './row-action';
import styles from './style.module.scss';
import { Summary } from './summary';

/** The worst thing, its evidence and its action; the other things are folded below. */
export default function Content() {
	const dispatch = useAppDispatch();
	const [now] = useState(() => Date.now());
	const locale = useLocale();
	const status = useAppSelector((state) => selectStatus(state, now, locale));
	useEffect(() => void dispatch(recallDismissedRenewals()), [dispatch]);
	return status && <Known status={status} />;
}

function Known({ status }: { status: SiteStatus }) {
	const id = useId();
	const dispatch = useAppDispatch();
	const [isOpen, setIsOpen] = useState(false);
	const isOffline = useAppSelector(selectSiteConnection) === 'offline';
	const { rows, first, isChecking, overall, tone, evidence } = status;
	const [lead] = rows;
	const others = rows.filter((row) => row !== first);
	const headline = overall === 'row' && lead ? lead.headline : nameWhole(overall, isOffline);
	// A pending answer may still change it.
	const said = isChecking ? '' : headline;

	useEffect(() => {
		if (said) {
			announce(said);
		}
	}, [said]);

	useEffect(() => {
		if (said) {
			const { lang: language } = document.documentElement;
			dispatch(rememberStatus({ headline: said, tone, language }));
		}
	}, [dispatch, said, tone]);

	// When a row is done, its button goes away, and the focus with it.
	const place = useRef<HTMLDivElement>(null);
	const hadFocus = useRef(false);
	useLayoutEffect(() => {
		if (hadFocus.current && document.activeElement === document.body) {
			place.current?.querySelector<HTMLElement>('[data-headline]')?.focus({ preventScroll: true });
		}
	}, [rows]);

	return (
		<div
			ref={place}
			onFocus={() => (hadFocus.current = true)}
			onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
		>
			<Summary
				headline={headline}
				tone={tone}
				evidence={evidence.map(({ text }) => text).join(' · ')}
			>
				{overall !== 'checking' && (
					<>
						<p>
							{first ? (
								<RowText row={first} hasHeadline={overall !== 'row' || first !== lead} />
							) : (
								describeRest(overall, isOffline)
							)}
						</p>
						<div className={styles.actions}>
							{first?.action && <RowAction action={first.action} variant="primary" />}
							{others.length > 0 && (
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
												_n('Show %d more', 'Show %d more', others.length, 'dashboard-for-jetpack'),
												others.length,
											)}
								</Button>
							)}
						</div>
					</>
				)}
			</Summary>
			<ul id={id} hidden={!isOpen} className={styles.others}>
				{isOpen &&
					others.map((row, index) => (
						<Row
							key={`${row.kind} ${index}`}
							row={row}
							hasHeadline={row !== lead && hasOwnHeadline(row)}
						/>
					))}
			</ul>
		</div>
	);
}

interface RowTextProps {
	row: StatusRow;
	hasHeadline: boolean;
}

/** A row in words. Its headline is left out if it stands above or belongs to several rows. */
const RowText = ({ row: { headline, detail }, hasHeadline }: RowTextProps) =>
	hasHeadline ? (
		<>
			<span>{headline}</span> <span className={styles.detail}>{detail}</span>
		</>
	) : (
		detail
	);

/** Each threat has a row of its own, under one headline. */
const hasOwnHeadline = ({ kind }: StatusRow) => kind !== 'threat' && kind !== 'more-threats';

/** One more thing, with its action. */
const Row = (props: RowTextProps) => (
	<li className={styles.row}>
		<p>
			<RowText {...props} />
		</p>
		<div className={styles.actions}>
			{props.row.action && <RowAction action={props.row.action} variant="secondary" />}
		</div>
	</li>
);

function nameWhole(overall: SiteStatus['overall'], isOffline: boolean): string {
	switch (overall) {
		case 'row':
		case 'checking':
			return __('Checking your site…', 'dashboard-for-jetpack');
		case 'unwatched':
			return isOffline
				? __('Not monitored in Offline Mode', 'dashboard-for-jetpack')
				: __('Not monitored without a connection', 'dashboard-for-jetpack');
		case 'fine':
			return __('No problems found', 'dashboard-for-jetpack');
		case 'quiet':
			return __('All quiet', 'dashboard-for-jetpack');
		default:
			return assertNever(overall);
	}
}

/** The row's content when there is nothing to do. */
function describeRest(overall: SiteStatus['overall'], isOffline: boolean): string {
	if (overall !== 'unwatched') {
		return __('Nothing needs your attention.', 'dashboard-for-jetpack');
	}
	return isOffline
		? __('Jetpack connects when Offline Mode is off.', 'dashboard-for-jetpack')
		: __('Ask an administrator to connect this site.', 'dashboard-for-jetpack');
}
