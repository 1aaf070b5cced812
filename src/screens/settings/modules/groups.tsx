import { memo, startTransition, useEffect, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { groupRows, type ModuleGroup, type ModuleRow } from '@/domain/modules/module-rows';
import { getSettingsTabLabel } from '@/domain/routes/settings-tabs';
import { Checkbox } from '@/ui/checkbox';
import { useLocale } from '@/ui/use-locale';
import type { ModuleOrder } from '../../common/slot';
import { ModuleItem, ModuleList } from './module-item';
import styles from './style.module.scss';
import type { useChoice } from './use-choice';

/** More than a window shows. */
const FIRST = 20;

const STEP = 40;

/** The first items at once, the others in steps, so that a long list never blocks the page. */
function useInSteps<T>(items: readonly T[]): readonly T[] {
	const [count, setCount] = useState(FIRST);
	const isShort = count < items.length;
	useEffect(() => {
		if (isShort) {
			startTransition(() => setCount((last) => last + STEP));
		}
	}, [count, isShort]);
	return isShort ? items.slice(0, count) : items;
}

/** The first rows of each group, as many as are drawn already. */
function cutGroups(groups: readonly ModuleGroup[], count: number): ModuleGroup[] {
	let left = count;
	return groups.flatMap(({ tab, rows }) => {
		const drawn = rows.slice(0, left);
		left -= drawn.length;
		return drawn.length > 0 ? [{ tab, rows: drawn }] : [];
	});
}

interface RowProps {
	row: ModuleRow;
	isSelecting: boolean;
	isSelected: boolean;
	onSelect: (slugs: readonly string[], isSelected: boolean) => void;
	/** Keeps a module in the list that its new state would filter out. */
	onKeep: (slugs: readonly string[]) => void;
}

const Row = memo(function Row({ row, isSelecting, isSelected, onSelect, onKeep }: RowProps) {
	const { slug, name, lock } = row;
	return (
		<ModuleItem
			row={row}
			onSwitch={() => onKeep([slug])}
			before={
				isSelecting && (
					<Checkbox
						hideLabel
						/* translators: %s: name of a module. */
						label={sprintf(__('Select %s'), name)}
						checked={!lock && isSelected}
						disabled={lock !== undefined}
						onChange={(next) => onSelect([slug], next)}
					/>
				)
			}
		/>
	);
});

interface GroupsProps {
	shown: readonly ModuleRow[];
	order: ModuleOrder;
	choice: ReturnType<typeof useChoice>;
}

/** The modules by settings screen, or in an order of their own. */
export function Groups({ shown, order, choice }: GroupsProps) {
	const groups = groupRows(shown, useLocale());
	const count = useInSteps(shown).length;
	const list = (rows: readonly ModuleRow[]) => (
		<ModuleList>
			{rows.map((row) => (
				<Row
					key={row.slug}
					row={row}
					isSelecting={choice.isSelecting}
					isSelected={choice.selected.has(row.slug)}
					onSelect={choice.select}
					onKeep={choice.keep}
				/>
			))}
		</ModuleList>
	);
	if (order) {
		const places = new Map(order.map((slug, index) => [slug, index]));
		const placeOf = ({ slug }: ModuleRow) => places.get(slug) ?? order.length;
		const sorted = [...shown].sort((one, other) => placeOf(one) - placeOf(other));
		return <div className={styles.group}>{list(sorted.slice(0, count))}</div>;
	}
	return cutGroups(groups, count).map((group) => (
		<section key={group.tab} className={styles.group}>
			<h3>{group.tab ? getSettingsTabLabel(group.tab) : __('Other modules')}</h3>
			{list(group.rows)}
		</section>
	));
}
