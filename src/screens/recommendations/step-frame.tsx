import { useEffect, useId, useState, type ReactNode, type MouseEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getProgress } from '@/domain/recommendations/step-order';
import { RECOMMENDATION_PAGES, type RecommendationPage } from '@/domain/recommendations/steps';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectNotices } from '@/state/notices';
import {
	saveRecommendations,
	selectNewRecommendations,
	selectPreviousPage,
	selectProgress,
	selectViewed,
	changeRecommendations,
	selectNextPage,
} from '@/state/recommendations';
import { recordClick } from '@/state/store/analytics';
import { Badge } from '@/ui/badge';
import { useKeptFocus } from '@/ui/card/use-kept-focus';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { announce, useAnnouncement } from '@/ui/screen-reader';
import { ProgressBar } from '@/ui/progress-bar';
import { ScreenTitle } from '@/ui/screen-title';
import { Button, type ButtonProps } from '@/ui/button';
import { getPageTitle } from './page-texts';
import { Picture } from './drawings';
import styles from './style.module.scss';

/**
 * Announces the confirmation that the previous step left, with the heading: the shell announces only the heading, which
 * would replace the confirmation in the live region.
 */
function useCarriedConfirmation(title: string): void {
	const [texts] = useState(
		useAppSelector(selectNotices)
			.filter(({ displayOnNextPage, status }) => displayOnNextPage && status === 'is-success')
			.map(({ text }) => text),
	);
	useAnnouncement(texts.length > 0 && [...texts, title].join(' '));
}

/** Reports a failed save. The changes are kept until a save succeeds, and the person can continue. */
function SaveFailure() {
	const dispatch = useAppDispatch();
	const { error, isSaving } = useAppSelector(selectProgress);
	const message =
		error &&
		sprintf(
			/* translators: %s: why it failed, as a sentence. */
			__("Couldn't save your choices. %s They're saved with your next step."),
			error.message,
		);
	useEffect(() => {
		if (message) {
			announce(message);
		}
		// Announced again when a save fails again.
	}, [message, error]);
	return message ? (
		<ErrorState
			message={message}
			failure={{ isRetrying: isSaving }}
			onRetry={() => void dispatch(saveRecommendations())}
		/>
	) : null;
}

/** The bar and, for the eye, the position, which is the bar's value for a screen reader. */
function Position({ percentage, position, total }: NonNullable<ReturnType<typeof getProgress>>) {
	/* translators: 1: position of a question among the others, 2: number of questions. */
	const text = sprintf(__('%1$d of %2$d'), position, total);
	return (
		<div className={styles.position}>
			<ProgressBar label={__('Progress')} text={text} value={percentage} />
			<span aria-hidden className="jd-muted">
				{text}
			</span>
		</div>
	);
}

interface StepFrameProps {
	page: RecommendationPage;
	aside?: ReactNode;
	/** Without a picture, over the whole width. */
	isWide?: boolean;
	/** A way on that is no more than a link. */
	wayOn?: ReactNode;
	children: ReactNode;
}

/** The frame of all pages of the assistant. It is remounted for each page: use the page as its key. */
export function StepFrame({ page, aside, isWide = false, wayOn, children }: StepFrameProps) {
	const titleId = useId();
	const keptFocus = useKeptFocus();
	const title = getPageTitle(page);
	const progress = getProgress(page);
	const step = RECOMMENDATION_PAGES[page];
	// The state when the page was opened, because viewing a step marks it as seen.
	const [isNew] = useState(useAppSelector(selectNewRecommendations).some((one) => one === step));
	const previous = useAppSelector((state) => selectPreviousPage(state, page));
	const hasSeenSummary = useAppSelector((state) => selectViewed(state).includes('summary'));
	// Left out where "Back" already leads there.
	const hasSummary = hasSeenSummary && page !== 'summary' && previous !== 'summary';

	useCarriedConfirmation(title);

	return (
		<div className="jd-stack">
			<section
				{...keptFocus}
				data-card
				aria-labelledby={titleId}
				className={isWide ? styles.wide : styles.panel}
			>
				<div className={styles.content}>
					{progress && <Position {...progress} />}
					<div className={styles.heading}>
						<ScreenTitle id={titleId}>{title}</ScreenTitle>
						{isNew && <Badge intent="info">{__('New')}</Badge>}
					</div>
					{children}
					<SaveFailure />
					{(wayOn || previous || hasSummary) && (
						<p className={styles.ways}>
							{wayOn}
							{previous && <Link href={`#/recommendations/${previous}`}>{__('Back')}</Link>}
							{hasSummary && <a href="#/recommendations/summary">{__('View Summary')}</a>}
						</p>
					)}
				</div>
				{!isWide && <Picture page={page} />}
			</section>
			{aside}
		</div>
	);
}

type Manner = 'next' | 'not-now' | 'read-later';

const getLabels = (): Record<Manner, string> => ({
	next: __('Next'),
	'not-now': __('Not now'),
	'read-later': __('Read Later'),
});

interface StepButtonsProps extends Pick<ButtonProps, 'variant'> {
	page: RecommendationPage;
	manner: Manner;
}

/** The button that continues from a step; "Not now" alone says that it was skipped (RECS-34, RECS-35, RECS-38). */
export function StepButtons({ page, manner, variant = 'tertiary' }: StepButtonsProps) {
	const dispatch = useAppDispatch();
	const next = useAppSelector((state) => selectNextPage(state, page));
	const step = RECOMMENDATION_PAGES[page];
	const handleClick = (event: MouseEvent) => {
		// The second half of a double click would hit the same link of the next step.
		if (event.detail > 1) {
			event.preventDefault();
			return;
		}
		dispatch(recordClick(`recommendations-${manner}`, { step }));
		if (manner === 'not-now') {
			void dispatch(changeRecommendations({ kind: 'skip', slug: step }));
		}
	};
	return (
		<Button
			variant={variant}
			href={`#/recommendations/${next}`}
			data-focus-successor={variant === 'primary' || undefined}
			onClick={handleClick}
		>
			{getLabels()[manner]}
		</Button>
	);
}
