import { useEffect, useRef } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { countSteps, type Journal } from '../domain/journal';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { continueChanges, reverseChanges } from '../state/apply';
import { forgetJournal, selectSettingsFile } from '../state/journal';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { announce } from '@/ui/screen-reader';
import { ProgressBar } from '@/ui/progress-bar';
import { Finished } from './finished-changes';

function describeProgress({ direction, steps }: Journal): string {
	const { all } = countSteps(steps);
	return direction === 'undo'
		? sprintf(
				/* translators: %d: number of changes. */
				_n('Undoing %d change…', 'Undoing %d changes…', all),
				all,
			)
		: sprintf(
				/* translators: %d: number of changes. */
				_n('Applying %d change…', 'Applying %d changes…', all),
				all,
			);
}

function Running({ journal }: { journal: Journal }) {
	const { all, waiting } = countSteps(journal.steps);
	const count = sprintf(
		/* translators: 1: number of changes that were sent. 2: number of all changes. */
		_n('%1$d of %2$d', '%1$d of %2$d', all),
		all - waiting,
		all,
	);
	// Fifty announcements would never end.
	const quarter = Math.floor((4 * (all - waiting)) / all);
	const spoken = useRef(0);
	useEffect(() => {
		if (quarter > spoken.current && quarter < 4) {
			spoken.current = quarter;
			announce(count);
		}
	}, [quarter, count]);
	const title = describeProgress(journal);
	return (
		<Card headingLevel={2} title={title}>
			<div className="jd-stack" aria-busy="true">
				<ProgressBar label={title} value={all - waiting} total={all} />
				<p>{count}</p>
				<p>{__('If you close this page, you can continue or go back at your next visit.')}</p>
			</div>
		</Card>
	);
}

/** An apply or undo that stopped before its end, in this visit or an earlier one. */
function Interrupted({ journal, reason }: { journal: Journal; reason?: string }) {
	const dispatch = useAppDispatch();
	const { all, waiting } = countSteps(journal.steps);
	const isUndo = journal.direction === 'undo';
	return (
		<Card
			headingLevel={2}
			intent="warning"
			title={isUndo ? __('The undo was interrupted') : __('The changes were interrupted')}
			footer={
				<div className="jd-actions">
					<Button variant="primary" onClick={() => dispatch(continueChanges())}>
						{__('Continue')}
					</Button>
					<Button onClick={() => dispatch(reverseChanges())}>
						{isUndo ? __('Apply them again') : __('Go back')}
					</Button>
					<Button variant="tertiary" onClick={() => dispatch(forgetJournal())}>
						{__('Leave it as it is')}
					</Button>
				</div>
			}
		>
			<p>
				{sprintf(
					/* translators: 1: number of finished changes. 2: number of all changes. 3: name of a site or preset. */
					_n(
						'%1$d of %2$d change from “%3$s” was finished.',
						'%1$d of %2$d changes from “%3$s” were finished.',
						all,
					),
					all - waiting,
					all,
					journal.label,
				)}
			</p>
			{reason && <p>{reason}</p>}
		</Card>
	);
}

/** How far the last file was applied. */
export function ProgressView({ journal }: { journal: Journal }) {
	const { isRunning, error } = useAppSelector(selectSettingsFile);
	const place = useRef<HTMLDivElement>(null);
	const wasRunning = useRef(false);
	const isFinished = countSteps(journal.steps).waiting === 0;
	useEffect(() => {
		if (isRunning !== wasRunning.current) {
			wasRunning.current = isRunning;
			// The pressed button is gone, and the title of the card is the result.
			place.current?.querySelector<HTMLElement>('[data-card-title]')?.focus();
		}
	}, [isRunning]);
	return (
		<div ref={place}>
			{isRunning && <Running journal={journal} />}
			{!isRunning && isFinished && <Finished journal={journal} />}
			{!isRunning && !isFinished && <Interrupted journal={journal} reason={error?.message} />}
		</div>
	);
}
