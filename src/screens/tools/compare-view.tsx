import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { compareFiles } from '@/domain/settings-file/compare';
import type { SettingsFile } from '@/domain/settings-file/read';
import { readSiteValues } from '@/domain/settings-file/write';
import { selectFileFacts } from '@/state/file-facts';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { FileField } from './file-field';
import styles from './style.module.scss';

interface Side {
	name: string;
	file: SettingsFile;
}

/** A file goes by its own name, because two of them may be from the same site. */
const nameFile = ({ name }: Side) =>
	/* translators: %s: name of a file. */
	sprintf(__('File: %s', 'dashboard-for-jetpack'), name);

function Differences({ one, other }: { one: Side; other?: Side }) {
	const facts = useAppSelector(selectFileFacts);
	// A site has more settings than most files, and those differences say nothing about the file.
	const rows = compareFiles(one.file, other?.file ?? readSiteValues(facts), facts).filter(
		(row) => other !== undefined || row.one !== undefined,
	);
	if (rows.length === 0) {
		return <EmptyState title={__('No differences', 'dashboard-for-jetpack')} />;
	}
	const getMissing = () => __('Not in the file', 'dashboard-for-jetpack');
	return (
		<div className={styles.scroll}>
			<table className={styles.table}>
				<caption>{__('Settings that differ', 'dashboard-for-jetpack')}</caption>
				<thead>
					<tr>
						<th scope="col">{__('Setting', 'dashboard-for-jetpack')}</th>
						<th scope="col">{nameFile(one)}</th>
						<th scope="col">
							{other ? nameFile(other) : __('This site, now', 'dashboard-for-jetpack')}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.key}>
							<th scope="row">
								{row.name}
								<span className={styles.place}>{row.place}</span>
							</th>
							<td>{row.one ?? getMissing()}</td>
							<td>
								{row.other ??
									(other ? getMissing() : __('Not on this site', 'dashboard-for-jetpack'))}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** Compares a file with this site, or with another file. */
export function CompareView() {
	const [sides, setSides] = useState<readonly Side[]>([]);
	const [one, other] = sides;
	return (
		<Card headingLevel={2} title={__('Compare', 'dashboard-for-jetpack')}>
			<div className={styles.body}>
				<p>
					{__(
						'See what differs between a file and this site, or two files.',
						'dashboard-for-jetpack',
					)}
				</p>
				{!other && (
					<FileField
						label={
							one
								? __('Compare with another file', 'dashboard-for-jetpack')
								: __('File to compare', 'dashboard-for-jetpack')
						}
						onRead={(file, name) => setSides([...sides, { name, file }])}
					/>
				)}
				{one && <Differences one={one} other={other} />}
				{one && (
					<div className={styles.actions}>
						<Button onClick={() => setSides([])}>{__('Clear', 'dashboard-for-jetpack')}</Button>
					</div>
				)}
			</div>
		</Card>
	);
}
