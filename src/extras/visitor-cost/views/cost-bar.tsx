import { useEffect, useState, type ComponentProps } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { Extra } from '@/screens/common/slot';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { Button } from '@/ui/button';
import { announce } from '@/ui/screen-reader';
import { ProgressBar } from '@/ui/progress-bar';
import { Select } from '@/ui/field';
import { useLocale } from '@/ui/use-locale';
import { compareCosts } from '../domain/cost';
import { measureCosts, recallCosts, selectVisitorCost, stopMeasuring } from '../state/visitor-cost';
import styles from './style.module.scss';

type CostBarProps = ComponentProps<NonNullable<Extra['modules']>>;

function Progress({ rows }: Pick<CostBarProps, 'rows'>) {
	const dispatch = useAppDispatch();
	const run = useAppSelector((state) => selectVisitorCost(state).run);
	if (!run) {
		return null;
	}
	const slug = run.slugs[run.at] ?? '';
	const text = sprintf(
		/* translators: 1: a number. 2: number of modules. 3: name of a module. */
		__('Measuring %1$d of %2$d: %3$s'),
		run.at + 1,
		run.slugs.length,
		rows.find((row) => row.slug === slug)?.name ?? slug,
	);
	return (
		<div className={styles.measuring}>
			<p>{text}</p>
			<ProgressBar
				label={__('Measured modules')}
				text={text}
				value={run.at}
				total={run.slugs.length}
			/>
			<Button isBusy={run.isStopping} onClick={() => dispatch(stopMeasuring())}>
				{__('Stop')}
			</Button>
		</div>
	);
}

/** Keeps the list in the order of the costs, but doesn't move it while they are being measured. */
function useOrder(rows: CostBarProps['rows'], isSorted: boolean, onOrder: CostBarProps['onOrder']) {
	const { costs, run } = useAppSelector(selectVisitorCost);
	const locale = useLocale();
	const isRunning = run !== null;
	useEffect(() => {
		if (!isSorted) {
			onOrder(null);
		} else if (!isRunning) {
			const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
			const byName = [...rows].sort((one, other) => compare(one.name, other.name));
			const byCost = byName.sort((one, other) =>
				compareCosts(costs?.[one.slug], costs?.[other.slug]),
			);
			onOrder(byCost.map(({ slug }) => slug));
		}
	}, [rows, isSorted, isRunning, costs, locale, onOrder]);
}

export default function CostBar({ rows, shown, onOrder }: CostBarProps) {
	const dispatch = useAppDispatch();
	const [isSorted, setSorted] = useState(false);
	const { isElsewhere, run } = useAppSelector(selectVisitorCost);
	const isRunning = run !== null;
	useEffect(() => dispatch(recallCosts()), [dispatch]);
	useOrder(rows, isSorted, onOrder);
	const usable = shown.filter(({ status }) => status !== 'unavailable');
	const measure = async () => {
		await dispatch(measureCosts(usable.map(({ slug }) => slug)));
		announce(__('Measured.'));
	};
	return (
		<div className={styles.costs}>
			<p>
				{__(
					'Measure what modules add to the front page, the newest post and the newest page. They are opened as a visitor opens them, with and without each module, and nothing changes. Cookies that scripts set later aren’t measured.',
				)}
			</p>
			<div className={styles.order}>
				<Select
					label={__('Order')}
					value={isSorted ? 'cost' : 'name'}
					options={{
						name: __('By settings screen and name'),
						cost: __('Most files for visitors first'),
					}}
					onChange={(value) => setSorted(value === 'cost')}
				/>
				{!isRunning && (
					<Button disabled={usable.length === 0} onClick={() => void measure()}>
						{__('Measure all')}
					</Button>
				)}
			</div>
			<Progress rows={rows} />
			{isElsewhere && <p>{__('Another tab is measuring. Wait until it has finished.')}</p>}
		</div>
	);
}
