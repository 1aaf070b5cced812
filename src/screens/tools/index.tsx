import { useEffect, useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { PRESETS } from '@/domain/settings/presets';
import {
	nameSettingsFile,
	toDefaultValues,
	toPresetValues,
	writeSettingsFile,
	type FileValues,
} from '@/domain/settings-file/write';
import { withHost } from '@/lib/brand';
import { viewRemote } from '@/lib/remote';
import { readClock } from '@/state/browser';
import { selectCapabilities } from '@/state/connection';
import { selectFileFacts } from '@/state/file-facts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { refreshModules, selectModuleList } from '@/state/module-list';
import { readJournal, selectSettingsFile } from '@/state/journal';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { saveFile } from '@/ui/save-file';
import { ScreenTitle } from '@/ui/screen-title';
import { SkeletonCard } from '@/ui/skeleton';
import { TitleId } from '@/ui/surroundings';
import { Slot } from '../common/slot';
import { useLoads } from '../common/use-loads';
import { CompareView } from './compare-view';
import { FileField } from './file-field';
import { HistoryView } from './history-view';
import { PlanView, type OpenedFile } from './plan-view';
import { ProgressView } from './progress-view';
import { TrialCard } from './trial-card';
import styles from './style.module.scss';

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
		<Card headingLevel={2} title={__('Export settings', 'dashboard-for-jetpack')}>
			<div className={styles.body}>
				<p>
					{__(
						'The file has every switch and setting that can be used on another site. It leaves out keys, email addresses and text specific to this site.',
						'dashboard-for-jetpack',
					)}
				</p>
				<div className={styles.actions}>
					<Button variant="primary" onClick={download}>
						{__('Download settings', 'dashboard-for-jetpack')}
					</Button>
				</div>
			</div>
		</Card>
	);
}

function Open({ onOpen }: { onOpen: (opened: OpenedFile) => void }) {
	return (
		<Card headingLevel={2} title={__('Import settings', 'dashboard-for-jetpack')}>
			<div className={styles.body}>
				<p>{__('Review every change before you apply it.', 'dashboard-for-jetpack')}</p>
				<FileField
					label={__('Settings file', 'dashboard-for-jetpack')}
					onRead={(file, name) => onOpen({ ...file, name, values: file })}
				/>
			</div>
		</Card>
	);
}

interface PresetItemProps {
	id: string;
	name: string;
	description: string;
	getValues: () => FileValues;
	onOpen: (opened: OpenedFile) => void;
}

function PresetItem({ id, name, description, getValues, onOpen }: PresetItemProps) {
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
						onOpen({
							name,
							isPreset: true,
							site: '',
							values: getValues(),
							ignored: [],
							ignoredCount: 0,
						})
					}
				>
					{__('See the changes', 'dashboard-for-jetpack')}
				</Button>
			</TitleId.Provider>
		</li>
	);
}

function Presets({ onOpen }: { onOpen: (opened: OpenedFile) => void }) {
	const facts = useAppSelector(selectFileFacts);
	return (
		<Card headingLevel={2} title={__('Start from a preset', 'dashboard-for-jetpack')}>
			<ul className={styles.presets}>
				{PRESETS.map((preset) => (
					<PresetItem
						key={preset.id}
						id={preset.id}
						name={preset.getName()}
						description={preset.getDescription()}
						getValues={() => toPresetValues(preset)}
						onOpen={onOpen}
					/>
				))}
				<PresetItem
					id="defaults"
					name={__('Default modules', 'dashboard-for-jetpack')}
					description={__(
						'The modules that Jetpack turns on by default, and no others.',
						'dashboard-for-jetpack',
					)}
					getValues={() => toDefaultValues(facts)}
					onOpen={onOpen}
				/>
			</ul>
		</Card>
	);
}

/** Tools has a button in the masthead where WordPress's menu has none, and the check is found by it. */
function Check() {
	const { canManageOptions } = useAppSelector(selectCapabilities);
	if (!canManageOptions) {
		return null;
	}
	return (
		<Card headingLevel={2} title={__('Check this site', 'dashboard-for-jetpack')}>
			<div className={styles.body}>
				<p>
					{withHost(
						/* translators: %s: the name of the host. */
						__('Tests everything the connection to %s needs.', 'dashboard-for-jetpack'),
					)}
				</p>
				<div className={styles.actions}>
					<Button href="#/check">{__('Start the check', 'dashboard-for-jetpack')}</Button>
				</div>
			</div>
		</Card>
	);
}

function Tools() {
	const dispatch = useAppDispatch();
	const [opened, setOpened] = useState<OpenedFile>();
	const { journal } = useAppSelector(selectSettingsFile);
	useEffect(() => {
		dispatch(readJournal());
	}, [dispatch]);
	if (journal) {
		return <ProgressView />;
	}
	return opened ? (
		<PlanView opened={opened} onClose={() => setOpened(undefined)} />
	) : (
		<>
			<Download />
			<Open onOpen={setOpened} />
			<Presets onOpen={setOpened} />
			<CompareView />
			<HistoryView />
			<Check />
			<TrialCard />
			<Slot of="choice" props={{}} />
		</>
	);
}

/** `#/tools`: the settings of this site as a file, those of a file on this site, and the way to the check. */
export default function ToolsScreen() {
	const view = viewRemote(useAppSelector(selectModuleList));
	const retry = useLoads(refreshModules);
	return (
		<div className={styles.screen}>
			<div className={styles.heading}>
				<ScreenTitle>{__('Tools', 'dashboard-for-jetpack')}</ScreenTitle>
				<p>
					{__(
						'Copy settings from one site to another, undo changes, and check this site.',
						'dashboard-for-jetpack',
					)}
				</p>
			</div>
			{view.kind === 'loading' && (
				<div aria-busy="true">
					<SkeletonCard
						isOfSite
						lines={6}
						label={__('Loading settings…', 'dashboard-for-jetpack')}
					/>
				</div>
			)}
			{view.kind === 'failed' && (
				<ErrorState
					title={__("The settings didn't load", 'dashboard-for-jetpack')}
					message={__('Check your network, then try again.', 'dashboard-for-jetpack')}
					failure={view}
					onRetry={retry}
				/>
			)}
			{view.kind === 'known' && <Tools />}
		</div>
	);
}
