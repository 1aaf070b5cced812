import { useEffect, useRef, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { countSteps, type Journal } from '@/domain/settings-file/journal';
import {
	listLeftOut,
	listRefusals,
	needsReload,
	summarizeJournal,
	writeResultText,
} from '@/domain/settings-file/result';
import { copyText, showTextToCopy } from '@/state/browser';
import { selectFileFacts } from '@/state/file-facts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import {
	continueChanges,
	forgetJournal,
	overwriteChanges,
	retryRefusals,
	reverseChanges,
	selectSettingsFile,
} from '@/state/settings-file';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { announce } from '@/ui/live-region';
import { ProgressBar } from '@/ui/progress-bar';
import { DiffTable } from './diff-table';
import styles from './style.module.scss';

function describeProgress({ direction, steps }: Journal): string {
	const { all } = countSteps(steps);
	return direction === 'undo'
		? sprintf(
				/* translators: %d: number of changes. */
				_n('Undoing %d change…', 'Undoing %d changes…', all, 'dashboard-for-jetpack'),
				all,
			)
		: sprintf(
				/* translators: %d: number of changes. */
				_n('Applying %d change…', 'Applying %d changes…', all, 'dashboard-for-jetpack'),
				all,
			);
}

function Running({ journal }: { journal: Journal }) {
	const { all, waiting } = countSteps(journal.steps);
	const count = sprintf(
		/* translators: 1: number of changes that were sent. 2: number of all changes. */
		_n('%1$d of %2$d', '%1$d of %2$d', all, 'dashboard-for-jetpack'),
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
			<div className={styles.running} aria-busy="true">
				<ProgressBar label={title} value={all - waiting} total={all} />
				<p>{count}</p>
				<p>
					{__(
						'If you close this page, you can continue or go back at your next visit.',
						'dashboard-for-jetpack',
					)}
				</p>
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
			title={
				isUndo
					? __('The undo was interrupted', 'dashboard-for-jetpack')
					: __('The changes were interrupted', 'dashboard-for-jetpack')
			}
			footer={
				<div className={styles.actions}>
					<Button variant="primary" onClick={() => dispatch(continueChanges())}>
						{__('Continue', 'dashboard-for-jetpack')}
					</Button>
					<Button onClick={() => dispatch(reverseChanges())}>
						{isUndo
							? __('Apply them again', 'dashboard-for-jetpack')
							: __('Go back', 'dashboard-for-jetpack')}
					</Button>
					<Button variant="tertiary" onClick={() => dispatch(forgetJournal())}>
						{__('Leave it as it is', 'dashboard-for-jetpack')}
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
						'dashboard-for-jetpack',
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

/** Changes that were left out because somebody else has changed the value in between; applied only if the person chooses them. */
function LeftOut({ journal }: { journal: Journal }) {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectFileFacts);
	const [chosen, setChosen] = useState<readonly string[]>([]);
	const entries = listLeftOut(journal, facts);
	if (entries.length === 0) {
		return null;
	}
	return (
		<>
			<DiffTable
				caption={__(
					'These settings were changed somewhere else. They were left as they are. Choose what to overwrite:',
					'dashboard-for-jetpack',
				)}
				groups={[
					{
						place: '',
						rows: entries.map(({ key, name, values }) => ({ key, name, change: values })),
					},
				]}
				isChosen={(key) => chosen.includes(key)}
				onChoose={(key, isChosen) =>
					setChosen((keys) => [...keys.filter((one) => one !== key), ...(isChosen ? [key] : [])])
				}
			/>
			<Button
				disabled={chosen.length === 0}
				accessibleWhenDisabled
				onClick={() => dispatch(overwriteChanges(chosen))}
			>
				{sprintf(
					/* translators: %d: number of settings. */
					_n(
						'Overwrite %d setting',
						'Overwrite %d settings',
						chosen.length,
						'dashboard-for-jetpack',
					),
					chosen.length,
				)}
			</Button>
		</>
	);
}

function Finished({ journal }: { journal: Journal }) {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectFileFacts);
	const refusals = listRefusals(journal, facts);
	const isWhole = refusals.length === 0 && listLeftOut(journal, facts).length === 0;
	const canUndo = journal.direction === 'apply' && countSteps(journal.steps).done > 0;
	return (
		<Card
			headingLevel={2}
			intent={isWhole ? 'success' : 'warning'}
			title={summarizeJournal(journal)}
			footer={
				<div className={styles.actions}>
					{refusals.length > 0 && (
						<Button variant="primary" onClick={() => dispatch(retryRefusals())}>
							{__('Try again', 'dashboard-for-jetpack')}
						</Button>
					)}
					{canUndo && (
						<Button onClick={() => dispatch(reverseChanges())}>
							{__('Undo all', 'dashboard-for-jetpack')}
						</Button>
					)}
					<CopyButton
						label={__('Copy result', 'dashboard-for-jetpack')}
						text={writeResultText(journal, facts)}
						copy={(text) => dispatch(copyText(text))}
						promptFallback={(text) => dispatch(showTextToCopy(text))}
					/>
					<Button onClick={() => dispatch(forgetJournal())}>
						{__('Done', 'dashboard-for-jetpack')}
					</Button>
				</div>
			}
		>
			<p>
				{journal.isPreset
					? sprintf(
							/* translators: %s: name of a preset, such as "Quiet and private". */
							__('Preset: %s', 'dashboard-for-jetpack'),
							journal.label,
						)
					: sprintf(
							/* translators: %s: name of a site. */
							__('From %s', 'dashboard-for-jetpack'),
							journal.label,
						)}
			</p>
			{refusals.length > 0 && (
				<>
					<p>{__('This site refused these changes:', 'dashboard-for-jetpack')}</p>
					<ul className={styles.rest}>
						{refusals.map(({ key, name, reason }) => (
							<li key={key}>
								<strong>{name}</strong> {reason}
							</li>
						))}
					</ul>
				</>
			)}
			<LeftOut journal={journal} />
			{needsReload(journal) && (
				<p>{__('Reload this page to see the changes in the menus.', 'dashboard-for-jetpack')}</p>
			)}
		</Card>
	);
}

/** How far the last file was applied; nothing without one. */
export function ProgressView() {
	const { journal, isRunning, error } = useAppSelector(selectSettingsFile);
	const place = useRef<HTMLDivElement>(null);
	const wasRunning = useRef(false);
	const isFinished = journal !== null && countSteps(journal.steps).waiting === 0;
	useEffect(() => {
		if (isRunning !== wasRunning.current && journal) {
			wasRunning.current = isRunning;
			// The pressed button is gone, and the title of the card is the result.
			place.current?.querySelector<HTMLElement>('[data-card-title]')?.focus();
		}
	}, [isRunning, journal]);
	if (!journal) {
		return null;
	}
	return (
		<div ref={place}>
			{isRunning && <Running journal={journal} />}
			{!isRunning && isFinished && <Finished journal={journal} />}
			{!isRunning && !isFinished && <Interrupted journal={journal} reason={error?.message} />}
		</div>
	);
}
