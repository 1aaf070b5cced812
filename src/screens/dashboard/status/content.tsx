import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SiteStatus, StatusRow } from '@/domain/status/resolve-site-status';
import { describeSilence } from '@/domain/site/as-of';
import { selectAntiSpam } from '@/state/anti-spam';
import { askAgain, selectKeptFailure } from '@/state/store/arrivals';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsRetriedOnce, selectProviderSite } from '@/state/site/provider-site';
import { recallDismissedRenewals } from '@/state/status/renewals';
import { selectRewind } from '@/state/rewind';
import { selectScanAnswer } from '@/state/scan';
import { selectStatus } from '@/state/status/site-status';
import { Button } from '@/ui/button';
import { useAnnouncement } from '@/ui/screen-reader';
import { useLocale } from '@/ui/use-locale';
import { useAsOf } from '../../common/use-as-of';
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
	const failure = useAppSelector(selectKeptFailure);
	const isRetriedOnce = useAppSelector(selectIsRetriedOnce);
	const isAsking = useAppSelector(selectProviderSite).phase === 'loading';
	const asOf = useAsOf([selectRewind, selectScanAnswer, selectAntiSpam, selectProviderSite]);
	const [isOpen, setIsOpen] = useState(false);
	const { rows, isChecking, overall, tone, evidence } = status;
	const [first, ...others] = overall === 'checking' ? [] : rows;
	const lead = overall === 'row' ? first : undefined;
	const headline = lead?.headline ?? HEADLINES[overall]();
	// A pending answer may still change it.
	const said = isChecking ? '' : headline;
	const silence = failure ? describeSilence(failure) : '';
	// In place of what the headline means, so that nothing moves for it.
	const age = [asOf?.words, silence].filter(Boolean).join('. ');
	const meaning = lead?.detail ?? first?.headline ?? __('Nothing needs your attention.');
	// What is up to date doesn't explain a headline about something else.
	const facts = evidence.filter(({ kind }) => !lead || kind === 'protections');
	const isKnown = overall !== 'checking';

	useAnnouncement(said);
	useAnnouncement(silence);

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
			className={styles.content}
			onFocus={() => (hadFocus.current = true)}
			onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
		>
			<Summary
				headline={headline}
				tone={tone}
				detail={age || (isKnown && meaning)}
				rest={
					(age || isKnown) && (
						<>
							{!age && <span>{facts.map(({ text }) => text).join(' · ')}</span>}
							{(silence || isRetriedOnce) && (
								<Button variant="link" isBusy={isAsking} onClick={() => dispatch(askAgain())}>
									{__('Try again')}
								</Button>
							)}
							{isKnown && others.length > 0 && (
								<Button
									variant="link"
									aria-expanded={isOpen}
									aria-controls={id}
									onClick={() => setIsOpen(!isOpen)}
								>
									{isOpen
										? __('Show less')
										: sprintf(
												/* translators: %d: number of further things. */
												_n('Show %d more', 'Show %d more', others.length),
												others.length,
											)}
								</Button>
							)}
						</>
					)
				}
				action={
					first?.action && (
						<RowAction action={first.action} variant={lead ? 'primary' : 'secondary'} />
					)
				}
			>
				<ul id={id} hidden={!isOpen}>
					{isOpen && others.map((row, index) => <Row key={`${row.kind} ${index}`} row={row} />)}
				</ul>
			</Summary>
		</div>
	);
}

const HEADLINES: Record<SiteStatus['overall'], () => string> = {
	row: () => __('Checking your site…'),
	checking: () => __('Checking your site…'),
	fine: () => __('No problems found'),
	quiet: () => __('All quiet'),
};

/** Each threat has a row of its own, under one headline. */
const hasOwnHeadline = ({ kind }: StatusRow) => kind !== 'threat' && kind !== 'more-threats';

const Row = ({ row }: { row: StatusRow }) => (
	<li className={`jd-row ${styles.row}`}>
		<div>
			{hasOwnHeadline(row) && <p>{row.headline}</p>}
			{row.detail && <p className={styles.detail}>{row.detail}</p>}
		</div>
		{row.action && <RowAction action={row.action} variant="secondary" />}
	</li>
);
