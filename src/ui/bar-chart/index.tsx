import { useRef } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { axisTicks, labelStep, latestBars, yAxisMax as computeYAxisMax } from './geometry';
import { Bars } from './bars';
import { DataTable } from './data-table';
import type { ChartBar, FormatValue } from './types';
import { isTouchDevice, usePlotWidth } from './use-plot-width';
import styles from './style.module.scss';

export { yAxisMax } from './geometry';
export type { BarDetail, ChartBar } from './types';

export interface BarChartProps {
	/** From the earliest to the latest. */
	bars: ChartBar[];
	/** Where the axis ends; by rule from the values when not given (STATS-13). */
	yAxisMax?: number;
	/** Lines across the chart above zero. */
	steps?: number;
	formatValue?: FormatValue;
	/** Stands over the empty axis when all values are zero (STATS-18). */
	emptyMessage?: ReactNode;
	/** Names the chart and its table. */
	caption: string;
	/** The table's headings: the period's first, then those of the tooltip. */
	columns: string[];
}

/**
 * Bars over an axis (STATS-12..18), and the same numbers as a table for whoever prefers one. Arrow
 * keys go from bar to bar.
 */
export function BarChart({
	bars,
	yAxisMax = computeYAxisMax(bars.map((bar) => bar.value)),
	steps = 2,
	formatValue = String,
	emptyMessage,
	caption,
	columns,
}: BarChartProps) {
	const plotRef = useRef<HTMLDivElement>(null);
	const width = usePlotWidth(plotRef);
	const shown = latestBars(bars, width, isTouchDevice());
	const step = labelStep(width, shown.length);
	const isEmpty = bars.every((bar) => bar.value === 0);

	return (
		<figure className={styles.figure} aria-label={caption}>
			<div className={styles.chart}>
				<div className={styles.yAxis} aria-hidden>
					{axisTicks(yAxisMax, steps).map((tick) => (
						<span key={tick}>{formatValue(tick)}</span>
					))}
				</div>
				<div ref={plotRef} className={styles.plot}>
					<div className={styles.lines} aria-hidden>
						{axisTicks(yAxisMax, steps).map((tick) => (
							<span key={tick} />
						))}
					</div>
					{isEmpty ? (
						<p className={styles.empty}>
							{emptyMessage ?? __('No activity this period', 'jetpack')}
						</p>
					) : (
						<Bars bars={shown} max={yAxisMax} caption={caption} formatValue={formatValue} />
					)}
				</div>
				<div className={styles.xAxis} aria-hidden>
					{shown.map((bar, index) => (
						<span key={bar.label + index}>
							{(shown.length - 1 - index) % step === 0 && <b>{bar.label}</b>}
						</span>
					))}
				</div>
			</div>
			{!isEmpty && (
				<DataTable bars={bars} caption={caption} columns={columns} formatValue={formatValue} />
			)}
		</figure>
	);
}
