import { useEffect, useId, useRef, useState } from 'react';
import { moreVertical } from '@wordpress/icons';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	filterRows,
	MODULE_FILTERS,
	planDefaults,
	planSwitch,
	type ModuleFilter,
	type ModuleRow,
} from '@/domain/modules/module-rows';
import { failureOf } from '@/lib/remote';
import { joinUrl } from '@/lib/safe-url';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import {
	ALL_MODULES,
	buildDefaultsSentences,
	buildSwitchSentences,
	refreshModules,
	selectModuleList,
	switchModules,
} from '@/state/modules/list';
import { selectModuleRows } from '@/state/modules/rows';
import { selectSaveFailure } from '@/state/settings';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { announce } from '@/ui/screen-reader';
import { Notice } from '@/ui/notice';
import { TabPanel, Tabs } from '@/ui/segmented';
import { SkeletonCard } from '@/ui/skeleton';
import { SaveFailure } from '../../common/save-failure';
import { type ModuleOrder, Slot } from '../../common/slot';
import { useLoads } from '../../common/use-loads';
import { BulkBar, describeSelection } from './bulk-bar';
import { DefaultsDialog } from './defaults-dialog';
import { Groups } from './groups';
import styles from './style.module.scss';
import { useChoice } from './use-choice';

/** Connects the filters with the list that they filter. */
const LIST_ID = 'modules';

const FILTER_LABELS: Record<ModuleFilter, () => string> = {
	all: () => __('All'),
	on: () => __('On'),
	off: () => __('Off'),
	unavailable: () => __('Not available'),
};

/** Milliseconds without a change until the number of modules is announced. */
const ANNOUNCE_DELAY = 500;

/** Announces a text when it changes, but not at first, when the title of the screen is announced. */
function useDelayedAnnouncement(text: string) {
	const last = useRef(text);
	useEffect(() => {
		const timer = setTimeout(() => {
			if (last.current !== text) {
				last.current = text;
				announce(text);
			}
		}, ANNOUNCE_DELAY);
		return () => clearTimeout(timer);
	}, [text]);
}

/** The list may be as old as the page if it couldn't be read again. */
function Outdated({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
	const retry = { label: __('Try again'), onClick: onRetry };
	return (
		<Notice status="warning" actions={isRetrying ? [] : [retry]}>
			{isRetrying
				? __('Checking for changes…')
				: __("Couldn't check for changes. This list is from when the page was loaded.")}
		</Notice>
	);
}

/** Switches several modules at once, and keeps what is left to do after a failure. */
function useBulk(rows: readonly ModuleRow[], choice: ReturnType<typeof useChoice>) {
	const dispatch = useAppDispatch();
	const [isBusy, setBusy] = useState(false);
	const failure = useAppSelector((state) => selectSaveFailure(state, ALL_MODULES));
	const send = async (...change: Parameters<typeof switchModules>) => {
		setBusy(true);
		choice.keep(Object.keys(change[0]));
		const { data } = await dispatch(switchModules(...change));
		setBusy(false);
		if (data) {
			choice.selectOnly(data.refused);
		}
	};
	const switchAll = (values: Record<string, boolean>, isOn: boolean) =>
		void send(values, buildSwitchSentences(Object.keys(values).length, isOn));
	const restore = () => {
		const { turnsOn, turnsOff } = planDefaults(rows);
		const values = { ...planSwitch(turnsOn, true), ...planSwitch(turnsOff, false) };
		void send(values, buildDefaultsSentences());
	};
	const retry = () => {
		const wanted = failure?.values ?? {};
		const values = Object.fromEntries(
			rows
				.filter(({ slug, isOn }) => slug in wanted && wanted[slug] !== isOn)
				.map(({ slug, isOn }) => [slug, !isOn]),
		);
		const [isOn = true] = Object.values(values);
		switchAll(values, isOn);
	};
	return { isBusy, switchAll, restore, retry };
}

interface MoreProps {
	rows: readonly ModuleRow[];
	shown: readonly ModuleRow[];
	isBusy: boolean;
	onOrder: (order: ModuleOrder) => void;
	onRestore: () => void;
}

/** What few visits need: the costs, the defaults, and the server's own list. */
function More({ rows, shown, isBusy, onOrder, onRestore }: MoreProps) {
	const { canManageModules, canManageOptions } = useAppSelector(selectCapabilities);
	const { adminUrl, missingPages } = useAppSelector(selectSite);
	return (
		<>
			{canManageModules && canManageOptions && (
				<Slot of="modules" props={{ rows, shown, onOrder }} />
			)}
			<Button isBusy={isBusy} onClick={onRestore}>
				{__('Restore defaults…')}
			</Button>
			{!missingPages.includes('jetpack_modules') && (
				<Link href={joinUrl(adminUrl, 'admin.php?page=jetpack_modules')}>
					{__("Open Jetpack's list")}
				</Link>
			)}
		</>
	);
}

function Modules({ rows }: { rows: readonly ModuleRow[] }) {
	const moreId = useId();
	const choice = useChoice();
	const bulk = useBulk(rows, choice);
	const [isRestoring, setRestoring] = useState(false);
	const [isMoreOpen, setMoreOpen] = useState(false);
	const { shown, counts } = filterRows(rows, choice);
	const [order, setOrder] = useState<ModuleOrder>(null);
	const selected = rows.filter(({ slug, lock }) => !lock && choice.selected.has(slug));
	const summary = sprintf(
		/* translators: %d: number of modules. */
		_n('%d module', '%d modules', shown.length),
		shown.length,
	);
	useDelayedAnnouncement(summary);
	useDelayedAnnouncement(selected.length === 0 ? '' : describeSelection(shown, selected));
	return (
		<>
			<div className="jd-row">
				<Tabs
					label={__('Show modules')}
					idPrefix={LIST_ID}
					items={MODULE_FILTERS.map((id) => ({
						id,
						label: (
							<>
								{FILTER_LABELS[id]()} <span className={styles.count}>{counts[id]}</span>
							</>
						),
					}))}
					selected={choice.filter}
					onSelect={choice.setFilter}
				/>
			</div>
			<TabPanel idPrefix={LIST_ID} id={choice.filter}>
				<Card
					headingLevel={2}
					title={summary}
					action={
						<div className="jd-row">
							<Button size="small" onClick={() => choice.setSelecting(!choice.isSelecting)}>
								{choice.isSelecting ? __('Done selecting') : __('Select')}
							</Button>
							<Button
								size="small"
								variant="tertiary"
								icon={moreVertical}
								aria-label={__('More actions')}
								aria-expanded={isMoreOpen}
								aria-controls={moreId}
								onClick={() => setMoreOpen(!isMoreOpen)}
							/>
						</div>
					}
				>
					<div id={moreId} hidden={!isMoreOpen} className={`jd-start ${styles.more}`}>
						<More
							rows={rows}
							shown={shown}
							isBusy={bulk.isBusy}
							onOrder={setOrder}
							onRestore={() => setRestoring(true)}
						/>
					</div>
					<div data-switch-row className="jd-slot">
						{choice.isSelecting && (
							<BulkBar
								shown={shown}
								selected={selected}
								isBusy={bulk.isBusy}
								onSelect={choice.select}
								onSwitch={bulk.switchAll}
							/>
						)}
						<SaveFailure failureKey={ALL_MODULES} onRetry={bulk.retry} />
					</div>
					{shown.length === 0 ? (
						<EmptyState
							title={__('No modules match')}
							action={
								<Button onClick={() => choice.setFilter('all')}>{__('Show all modules')}</Button>
							}
						/>
					) : (
						<Groups shown={shown} order={order} choice={choice} />
					)}
				</Card>
			</TabPanel>
			{isRestoring && (
				<DefaultsDialog
					plan={planDefaults(rows)}
					onClose={() => setRestoring(false)}
					onConfirm={() => {
						setRestoring(false);
						bulk.restore();
					}}
				/>
			)}
		</>
	);
}

/** `#/modules`: every module that the server reports, whether or not a card of the settings has it (DASH-32). */
export default function AllModules() {
	const rows = useAppSelector(selectModuleRows);
	const list = useAppSelector(selectModuleList);
	const retry = useLoads(refreshModules);
	const hasFailed = failureOf(list) !== undefined;
	const isRetrying = list.phase === 'loading';
	return (
		<div className="jd-stack">
			{rows.length > 0 ? (
				<>
					{hasFailed && <Outdated isRetrying={isRetrying} onRetry={retry} />}
					<Modules rows={rows} />
				</>
			) : hasFailed ? (
				<ErrorState
					title={__("The modules didn't load")}
					failure={{ isRetrying }}
					onRetry={retry}
				/>
			) : list.phase === 'ready' ? (
				<EmptyState title={__('This site has no modules')} />
			) : (
				<div aria-busy="true">
					<SkeletonCard lines={6} label={__('Loading modules…')} />
				</div>
			)}
		</div>
	);
}
