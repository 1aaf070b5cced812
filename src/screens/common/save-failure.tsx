import { useLayoutEffect, useRef } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { toCheck } from '@/state/notices';
import {
	failureSeen,
	retrySettings,
	saveFailureDismissed,
	selectSaveFailure,
} from '@/state/settings';
import { Notice } from '@/ui/notice';

/** The element that contains a switch and its messages. */
const SURROUNDINGS = '[id^="setting-"], [data-switch-row], [data-card]';

interface SaveFailureProps {
	failureKey: string;
	/** The name of a feature that a button turns on here. */
	feature?: string;
	onRetry?: () => void;
}

type Failure = NonNullable<ReturnType<typeof selectSaveFailure>>;

function describeFailure({ reason, sentence }: Failure, feature: string | undefined): string {
	if (feature !== undefined) {
		return sprintf(
			/* translators: 1: name of a feature. 2: why it failed, as a sentence. */
			__("Couldn't turn on %1$s. %2$s"),
			feature,
			reason,
		);
	}
	return (
		sentence ??
		sprintf(
			/* translators: %s: what the server said. */
			__("Couldn't save this. %s"),
			reason,
		)
	);
}

function isInView(element: HTMLElement): boolean {
	const { top, bottom } = element.getBoundingClientRect();
	return (
		top >= 0 && bottom <= window.innerHeight && !element.closest('[inert], [aria-hidden="true"]')
	);
}

/**
 * Why a switch was rolled back, shown next to it until solved or dismissed. Where the reader sees it at once, it replaces the
 * notice (NOTICE-23), which has announced the failure. The focus then returns to the switch, or to the first button of its
 * container, because this message follows it.
 */
export function SaveFailure({ failureKey, feature, onRetry }: SaveFailureProps) {
	const dispatch = useAppDispatch();
	const ref = useRef<HTMLDivElement>(null);
	const failure = useAppSelector((state) => selectSaveFailure(state, failureKey));
	useLayoutEffect(() => {
		if (failure && ref.current && isInView(ref.current)) {
			dispatch(failureSeen(failureKey));
		}
	}, [dispatch, failure, failureKey]);
	if (!failure) {
		return null;
	}
	const focusSwitch = () =>
		ref.current
			?.closest(SURROUNDINGS)
			?.querySelector<HTMLElement>('[role="switch"], button:not(:disabled)')
			?.focus();
	const retry = () => {
		focusSwitch();
		if (onRetry) {
			onRetry();
		} else {
			void dispatch(retrySettings(failureKey));
		}
	};
	// A list may have changed elsewhere, so its switches load it again.
	const canRetry = Object.values(failure.changes).every((value) => typeof value === 'boolean');
	return (
		<div ref={ref} data-save-failure>
			<Notice
				status="error"
				actions={[
					...(canRetry ? [{ label: __('Try again'), onClick: retry }] : []),
					...(failure.isOfOthers ? [toCheck()] : []),
				]}
				onDismiss={() => {
					focusSwitch();
					dispatch(saveFailureDismissed(failureKey));
				}}
			>
				{describeFailure(failure, feature)}
			</Notice>
		</div>
	);
}
