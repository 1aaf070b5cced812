import { useEffect, useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { PRESETS } from '@/domain/settings/presets';
import {
	nameSettingsFile,
	toDefaultValues,
	toPresetValues,
	writeSettingsFile,
} from '../domain/write';
import { readClock } from '@/state/store/browser';
import { selectFileFacts } from '@/state/settings/file-facts';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { readJournal, selectSettingsFile } from '../state/journal';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { saveFile } from '@/ui/save-file';
import { TitleId } from '@/ui/surroundings';
import { ToolScreen } from '@/screens/tools/tool-screen';
import styles from '@/screens/tools/style.module.scss';
import { FileField } from './file-field';
import { PlanView, type OpenedFile } from './plan-view';
import { ProgressView } from './progress-view';

function Download() {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectFileFacts);
	const { title: site, currentVersion: jetpack } = useAppSelector(selectSite);
	const download = () => {
		const origin = { site, jetpack, date: new Date(dispatch(readClock())).toISOString() };
		const text = writeSettingsFile(facts, origin);
		saveFile(nameSettingsFile(origin), new Blob([text], { type: 'application/json' }));
	};
	return (
		<Card headingLevel={2} title={__('Export settings')}>
			<div className="jd-stack">
				<p>
					{__(
						'The file has every switch and setting that can be used on another site. It leaves out keys, email addresses and text specific to this site.',
					)}
				</p>
				<div className="jd-actions">
					<Button variant="primary" onClick={download}>
						{__('Download settings')}
					</Button>
				</div>
			</div>
		</Card>
	);
}

function Open({ onOpen }: { onOpen: (opened: OpenedFile) => void }) {
	return (
		<Card headingLevel={2} title={__('Import settings')}>
			<div className="jd-stack">
				<p>{__('Review every change before you apply it.')}</p>
				<FileField onRead={(file, name) => onOpen({ ...file, name, values: file })} />
			</div>
		</Card>
	);
}

interface PresetItemProps extends Pick<OpenedFile, 'name' | 'values'> {
	id: string;
	description: string;
	onOpen: (opened: OpenedFile) => void;
}

function PresetItem({ id, name, description, values, onOpen }: PresetItemProps) {
	const titleId = useId();
	return (
		<li>
			<h3 id={titleId}>{name}</h3>
			<p id={`preset-${id}`}>{description}</p>
			<TitleId.Provider value={titleId}>
				<Button
					isForCard
					size="small"
					aria-describedby={`preset-${id}`}
					onClick={() =>
						onOpen({ name, isPreset: true, site: '', values, ignored: [], ignoredCount: 0 })
					}
				>
					{__('See the changes')}
				</Button>
			</TitleId.Provider>
		</li>
	);
}

function Presets({ onOpen }: { onOpen: (opened: OpenedFile) => void }) {
	const facts = useAppSelector(selectFileFacts);
	return (
		<Card headingLevel={2} title={__('Start from a preset')}>
			<ul className={styles.presets}>
				{PRESETS.map((preset) => (
					<PresetItem
						key={preset.id}
						id={preset.id}
						name={preset.getName()}
						description={preset.getDescription()}
						values={toPresetValues(preset)}
						onOpen={onOpen}
					/>
				))}
				<PresetItem
					id="defaults"
					name={__('Default modules')}
					description={__('The modules that Jetpack turns on by default, and no others.')}
					values={toDefaultValues(facts)}
					onOpen={onOpen}
				/>
			</ul>
		</Card>
	);
}

/**
 * `#/tools/copy`: the settings of this site as a file, and those of a file or a preset on this site: the first choice, the differences that it opens, or
 * how far they were applied.
 */
export default function CopySettingsScreen() {
	const dispatch = useAppDispatch();
	const [opened, setOpened] = useState<OpenedFile>();
	const { journal } = useAppSelector(selectSettingsFile);
	useEffect(() => {
		dispatch(readJournal());
	}, [dispatch]);
	if (journal) {
		return (
			<ToolScreen title={__('Applied settings')}>
				{() => <ProgressView journal={journal} />}
			</ToolScreen>
		);
	}
	return opened ? (
		<ToolScreen title={__('Review changes')}>
			{() => <PlanView opened={opened} onClose={() => setOpened(undefined)} />}
		</ToolScreen>
	) : (
		<ToolScreen title={__('Copy settings')}>
			{() => (
				<>
					<Download />
					<Open onOpen={setOpened} />
					<Presets onOpen={setOpened} />
				</>
			)}
		</ToolScreen>
	);
}
