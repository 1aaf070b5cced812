import { useRef } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { saveFailureDismissed, saveSettings, selectSaveFailure } from '@/state/settings';
import { Notice } from '@/ui/notice';

/** Where a switch and what is said of it stand together. */
const SURROUNDINGS = '[id^="setting-"], [data-card]';

/** Why a switch went back, where it stands, until it is solved or dismissed. The focus returns to the switch. */
export function SaveFailure({ place }: { place: string }) {
	const dispatch = useAppDispatch();
	const ref = useRef<HTMLDivElement>(null);
	const failure = useAppSelector((state) => selectSaveFailure(state, place));
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
		void dispatch(saveSettings(failure.changes, { place }));
	};
	// A list may have got longer elsewhere by now: its switches read it again.
	const canRetry = Object.values(failure.changes).every((value) => typeof value === 'boolean');
	return (
		<div ref={ref} data-save-failure>
			<Notice
				status="error"
				actions={
					canRetry
						? [{ label: __('Try again', 'dashboard-for-jetpack'), onClick: retry }]
						: undefined
				}
				onDismiss={() => {
					focusSwitch();
					dispatch(saveFailureDismissed(place));
				}}
			>
				{sprintf(
					/* translators: %s: what the server said. */
					__("Couldn't save this. %s", 'dashboard-for-jetpack'),
					failure.reason,
				)}
			</Notice>
		</div>
	);
}
