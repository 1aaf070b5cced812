import { useEffect, useRef, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getSettingsTabLabel } from '@/domain/routes/settings-tabs';
import {
	describeMore,
	listRest,
	planFile,
	writePlanText,
	type FilePlan,
	type PlannedChange,
} from '../domain/plan';
import type { IgnoredLines } from '../domain/read';
import type { FileValues } from '../domain/write';
import { groupBy } from '@/lib/groups';
import { copyText, showTextToCopy } from '@/state/store/browser';
import { selectFileFacts } from '@/state/settings/file-facts';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { applyChanges } from '../state/apply';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { EmptyState } from '@/ui/empty-state';
import { FoldableCard } from '@/ui/foldable-card';
import { useAnnouncement } from '@/ui/screen-reader';
import { Slot } from '@/screens/common/slot';
import { DiffTable } from './diff-table';
import styles from '@/screens/tools/style.module.scss';

/** A file or a preset, as the plan shows it. */
export interface OpenedFile extends IgnoredLines {
	name: string;
	isPreset?: boolean;
	/** The site that the file is from; "" without one. */
	site: string;
	values: FileValues;
}

function describeCount({ changes }: FilePlan): string {
	return changes.length === 0
		? __('This site already has these settings.')
		: sprintf(
				/* translators: %d: number of changes. */
				_n('%d difference', '%d differences', changes.length),
				changes.length,
			);
}

/** The changes by settings screen. Those without a card are named by their own place. */
const toGroups = (changes: readonly PlannedChange[]) =>
	groupBy(
		changes.map(({ key, name, place: card, tab, from, to }) => ({
			key,
			name,
			place: tab ? getSettingsTabLabel(tab) : card,
			card: tab && card !== name ? card : '',
			change: sprintf(
				/* translators: 1: the value of a setting now. 2: its value after the change. */
				__('%1$s → %2$s'),
				from.label,
				to.label,
			),
		})),
		({ place }) => place,
	).map(([place, rows]) => ({ place, rows }));

function Rest({ plan, opened }: { plan: FilePlan; opened: OpenedFile }) {
	const { first, count } = listRest(plan, opened);
	const more = describeMore(count - first.length);
	if (count === 0) {
		return null;
	}
	return (
		<FoldableCard
			defaultOpen={plan.changes.length === 0}
			title={sprintf(
				/* translators: %d: number of settings. */
				_n("%d setting can't be applied here", "%d settings can't be applied here", count),
				count,
			)}
		>
			<ul className={styles.rest}>
				{first.map(({ key, name, to, reason }) => (
					<li key={key}>
						<strong>{to ? `${name}: ${to.label}` : name}</strong> {reason}
					</li>
				))}
				{more && <li>{more}</li>}
			</ul>
		</FoldableCard>
	);
}

/** What a file changes here, each change with a checkbox, and what can't be applied. Nothing is sent before "Apply". */
export function PlanView({ opened, onClose }: { opened: OpenedFile; onClose: () => void }) {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectFileFacts);
	const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
	const plan = planFile(opened.values, facts);
	const chosen = plan.changes.filter(({ key }) => !leftOut.has(key));
	const turns = chosen
		.filter(({ key }) => key in facts.modules)
		.map(({ key, to }) => ({ slug: key, isOn: to.value === true }));
	const place = useRef<HTMLDivElement>(null);
	const summary = describeCount(plan);
	useEffect(() => {
		place.current?.querySelector<HTMLElement>('[data-card-title]')?.focus();
	}, [opened]);
	useAnnouncement(summary);
	const choose = (key: string, isChosen: boolean) =>
		setLeftOut(
			(keys) => new Set(isChosen ? [...keys].filter((one) => one !== key) : [...keys, key]),
		);
	const apply = async () => {
		const changes = chosen.map(({ key, to }) => ({ key, to: to.value }));
		const { error } = await dispatch(applyChanges(opened.site || opened.name, changes, opened));
		if (error?.code !== 'busy') {
			onClose();
		}
	};
	return (
		<div ref={place} className="jd-stack">
			<Card headingLevel={2} title={opened.name}>
				{opened.site && (
					<p>
						{sprintf(
							/* translators: %s: name of a site. */
							__('From %s'),
							opened.site,
						)}
					</p>
				)}
				{plan.changes.length === 0 ? (
					<EmptyState title={summary} />
				) : (
					<DiffTable
						caption={summary}
						groups={toGroups(plan.changes)}
						isChosen={(key) => !leftOut.has(key)}
						onChoose={choose}
					/>
				)}
				{turns.length > 0 && <Slot of="plan" props={{ turns }} />}
				<div className={styles.bar}>
					{plan.changes.length > 0 && (
						<Button
							variant="primary"
							disabled={chosen.length === 0}
							accessibleWhenDisabled
							onClick={() => void apply()}
						>
							{sprintf(
								/* translators: %d: number of changes. */
								_n('Apply %d change', 'Apply %d changes', chosen.length),
								chosen.length,
							)}
						</Button>
					)}
					<CopyButton
						label={__('Copy plan')}
						text={writePlanText({ ...plan, changes: chosen }, opened)}
						copy={(text) => dispatch(copyText(text))}
						promptFallback={(text) => dispatch(showTextToCopy(text))}
					/>
					<Button onClick={onClose}>{__('Close')}</Button>
				</div>
			</Card>
			<Rest plan={plan} opened={opened} />
		</div>
	);
}
