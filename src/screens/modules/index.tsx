import { useEffect, useRef, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { filterRows, planDefaults, planSwitch, type ModuleRow } from '@/domain/modules/module-rows';
import { failureOf } from '@/lib/remote';
import { joinUrl } from '@/lib/safe-url';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import {
	ALL_MODULES,
	buildDefaultsSentences,
	buildSwitchSentences,
	refreshModules,
	selectModuleList,
	switchModules,
} from '@/state/module-list';
import { selectModuleRows } from '@/state/module-rows';
import { selectSaveFailure } from '@/state/settings';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { announce } from '@/ui/screen-reader';
import { Notice } from '@/ui/notice';
import { ScreenTitle } from '@/ui/screen-title';
import { TabPanel } from '@/ui/segmented';
import { SkeletonCard } from '@/ui/skeleton';
import { SaveFailure } from '../common/save-failure';
import { type ModuleOrder, Slot } from '../common/slot';
import { useLoads } from '../common/use-loads';
import { BulkBar, describeSelection } from './bulk-bar';
import { DefaultsDialog } from './defaults-dialog';
import { Filters, LIST_ID } from './filters';
import { Groups } from './groups';
import styles from './style.module.scss';
import { useChoice } from './use-choice';

/** Milliseconds without typing until the number of modules is announced. */
const ANNOUNCE_DELAY = 500;

/** Announces a text when it changes, but not at first, when the title of the screen is announced. */
function useAnnounced(text: string) {
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
	const retry = { label: __('Try again', 'dashboard-for-jetpack'), onClick: onRetry };
	return (
		<Notice status="warning" actions={isRetrying ? [] : [retry]}>
			{isRetrying
				? __('Checking for changes…', 'dashboard-for-jetpack')
				: __(
						"Couldn't check for changes. This list is from when the page was loaded.",
						'dashboard-for-jetpack',
					)}
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

function Modules({ rows }: { rows: readonly ModuleRow[] }) {
	const { canManageModules, canManageOptions } = useAppSelector(selectCapabilities);
	const choice = useChoice();
	const bulk = useBulk(rows, choice);
	const [isRestoring, setRestoring] = useState(false);
	const { shown, counts } = filterRows(rows, choice);
	const [order, setOrder] = useState<ModuleOrder>(null);
	const selected = rows.filter(({ slug, lock }) => !lock && choice.selected.has(slug));
	const summary = sprintf(
		/* translators: %d: number of modules. */
		_n('%d module', '%d modules', shown.length, 'dashboard-for-jetpack'),
		shown.length,
	);
	useAnnounced(summary);
	useAnnounced(selected.length === 0 ? '' : describeSelection(shown, selected));
	return (
		<>
			<Filters
				filter={choice.filter}
				typed={choice.typed}
				counts={counts}
				onFilter={choice.setFilter}
				onType={choice.setTyped}
			/>
			<TabPanel idPrefix={LIST_ID} id={choice.filter}>
				<Card headingLevel={2} title={summary}>
					<div data-switch-row>
						<BulkBar
							shown={shown}
							selected={selected}
							isBusy={bulk.isBusy}
							isSelecting={choice.isSelecting}
							onSelecting={choice.setSelecting}
							onSelect={choice.select}
							onSwitch={bulk.switchAll}
							onRestore={() => setRestoring(true)}
						/>
						<SaveFailure failureKey={ALL_MODULES} onRetry={bulk.retry} />
					</div>
					{canManageModules && canManageOptions && (
						<Slot of="modules" props={{ rows, shown, onOrder: setOrder }} />
					)}
					{shown.length === 0 ? (
						<EmptyState
							title={__('No modules match', 'dashboard-for-jetpack')}
							action={
								<Button onClick={choice.clearFilters}>
									{__('Show all modules', 'dashboard-for-jetpack')}
								</Button>
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
export default function ModulesScreen() {
	const rows = useAppSelector(selectModuleRows);
	const list = useAppSelector(selectModuleList);
	const { adminUrl, missingPages } = useAppSelector(selectSite);
	const retry = useLoads(refreshModules);
	const hasFailed = failureOf(list) !== undefined;
	const isRetrying = list.phase === 'loading';
	return (
		<div className={styles.screen}>
			<div className={styles.heading}>
				<ScreenTitle>{__('Modules', 'dashboard-for-jetpack')}</ScreenTitle>
				<p>
					{__('Every feature of Jetpack on this site.', 'dashboard-for-jetpack')}{' '}
					{!missingPages.includes('jetpack_modules') && (
						<Link href={joinUrl(adminUrl, 'admin.php?page=jetpack_modules')}>
							{__("Open Jetpack's list", 'dashboard-for-jetpack')}
						</Link>
					)}
				</p>
			</div>
			{hasFailed && rows.length > 0 && <Outdated isRetrying={isRetrying} onRetry={retry} />}
			{rows.length > 0 && <Modules rows={rows} />}
			{rows.length === 0 && hasFailed && (
				<ErrorState
					title={__("The modules didn't load", 'dashboard-for-jetpack')}
					message={__('Check your network, then try again.', 'dashboard-for-jetpack')}
					failure={{ isRetrying }}
					onRetry={retry}
				/>
			)}
			{rows.length === 0 && !hasFailed && list.phase !== 'ready' && (
				<div aria-busy="true">
					<SkeletonCard lines={6} label={__('Loading modules…', 'dashboard-for-jetpack')} />
				</div>
			)}
			{rows.length === 0 && !hasFailed && list.phase === 'ready' && (
				<EmptyState title={__('This site has no modules', 'dashboard-for-jetpack')} />
			)}
		</div>
	);
}
