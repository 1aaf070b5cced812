import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { countSteps, type Journal } from '../domain/journal';
import {
	listLeftOut,
	listRefusals,
	needsReload,
	summarizeJournal,
	writeResultText,
} from '../domain/result';
import { copyText, showTextToCopy } from '@/state/store/browser';
import { selectFileFacts } from '@/state/settings/file-facts';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { overwriteChanges, retryRefusals, reverseChanges } from '../state/apply';
import { forgetJournal } from '../state/journal';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { DiffTable } from './diff-table';
import styles from '@/screens/tools/style.module.scss';

/** Changes that were left out because somebody else has changed the value in between; applied only if the person chooses them. */
function LeftOut({ journal }: { journal: Journal }) {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectFileFacts);
	const [chosen, setChosen] = useState<readonly string[]>([]);
	const rows = listLeftOut(journal, facts);
	if (rows.length === 0) {
		return null;
	}
	return (
		<>
			<DiffTable
				caption={__(
					'These settings were changed somewhere else. They were left as they are. Choose what to overwrite:',
				)}
				groups={[{ place: '', rows }]}
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
					_n('Overwrite %d setting', 'Overwrite %d settings', chosen.length),
					chosen.length,
				)}
			</Button>
		</>
	);
}

export function Finished({ journal }: { journal: Journal }) {
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
				<div className="jd-actions">
					{refusals.length > 0 && (
						<Button variant="primary" onClick={() => dispatch(retryRefusals())}>
							{__('Try again')}
						</Button>
					)}
					{canUndo && <Button onClick={() => dispatch(reverseChanges())}>{__('Undo all')}</Button>}
					<CopyButton
						label={__('Copy result')}
						text={writeResultText(journal, facts)}
						copy={(text) => dispatch(copyText(text))}
						promptFallback={(text) => dispatch(showTextToCopy(text))}
					/>
					<Button onClick={() => dispatch(forgetJournal())}>{__('Done')}</Button>
				</div>
			}
		>
			<p>
				{journal.isPreset
					? sprintf(
							/* translators: %s: name of a preset, such as "Quiet and private". */
							__('Preset: %s'),
							journal.label,
						)
					: sprintf(
							/* translators: %s: name of a site. */
							__('From %s'),
							journal.label,
						)}
			</p>
			{refusals.length > 0 && (
				<>
					<p>{__('This site refused these changes:')}</p>
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
			{needsReload(journal) && <p>{__('Reload this page to see the changes in the menus.')}</p>}
		</Card>
	);
}
