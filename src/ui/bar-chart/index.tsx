import {
	useCallback,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	type ReactNode,
	type RefObject,
} from 'react';
import { clsx } from 'clsx';
import { __ } from '@wordpress/i18n';
import { throttle } from '@/lib/rate-limit';
import { useOnResize } from '@/ui/measure';
import { axisTicks, labelStep, latestBars, yAxisMax } from './geometry';
import { Bars, type ChartBar, type FormatValue } from './bars';
import { ExpectedLine, FaintBars, Legend, type ChartLegend } from './explanation';
import { DataTable } from './table';
import styles from './style.module.scss';

export type { BarMark, ChartBar } from './bars';

/** Milliseconds between two measurements while the window is resized (STATS-14). */
const RESIZE_THROTTLE = 400;

const STEPS = 2;

function usePlotWidth(ref: RefObject<HTMLElement | null>): number {
	const [width, setWidth] = useState(0);
	const measure = useCallback(() => setWidth(ref.current?.clientWidth ?? 0), [ref]);
	useLayoutEffect(measure, [measure]);
	const remeasure = useMemo(() => throttle(measure, RESIZE_THROTTLE), [measure]);
	useOnResize(ref, remeasure);
	return width;
}

/** Whether this is a touch device, which needs wider bars (STATS-12). */
function isTouchDevice(): boolean {
	return typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

export interface BarChartProps {
	bars: ChartBar[];
	formatValue?: FormatValue;
	/** The next step of an empty chart (STATS-18), a Button. */
	emptyAction?: ReactNode;
	legend?: ChartLegend;
	action?: ReactNode;
	caption: string;
	/** The table's headings: the period's first, then those of the tooltip. */
	columns: string[];
}

/**
 * Bars over an axis (STATS-12..18), and the same numbers as a table for people who prefer it.
 */
export function BarChart({
	bars,
	formatValue = String,
	emptyAction,
	legend,
	action,
	caption,
	columns,
}: BarChartProps) {
	const plotRef = useRef<HTMLDivElement>(null);
	const width = usePlotWidth(plotRef);
	const shown = latestBars(bars, width, isTouchDevice());
	const step = labelStep(width, shown.length);
	const isEmpty = bars.every((bar) => bar.value === 0);
	const max = yAxisMax(bars.map((bar) => bar.value ?? 0));
	const ticks = axisTicks(max, STEPS);

	return (
		<figure className={clsx(styles.figure, legend && styles.explained)} aria-label={caption}>
			<div className={styles.chart}>
				<div className={`jd-caption ${styles.yAxis}`} aria-hidden>
					{ticks.map((tick) => (
						<span key={tick}>{formatValue(tick)}</span>
					))}
				</div>
				<div ref={plotRef} className={styles.plot}>
					<div className={styles.lines} aria-hidden>
						{ticks.map((tick) => (
							<span key={tick} />
						))}
					</div>
					{isEmpty ? (
						<>
							<FaintBars />
							<div className={styles.empty}>
								<p className="jd-muted">{__('No activity this period')}</p>
								{emptyAction}
							</div>
						</>
					) : (
						<>
							<Bars bars={shown} max={max} caption={caption} formatValue={formatValue} />
							<ExpectedLine bars={shown} max={max} />
						</>
					)}
				</div>
				<div className={`jd-caption ${styles.xAxis}`} aria-hidden>
					{shown.map((bar, index) => (
						<span key={bar.label + index}>
							{(shown.length - 1 - index) % step === 0 && <b>{bar.label}</b>}
						</span>
					))}
				</div>
			</div>
			{!isEmpty && (
				<DataTable bars={bars} caption={caption} columns={columns} formatValue={formatValue}>
					{action}
					{legend && <Legend bars={shown} legend={legend} />}
				</DataTable>
			)}
		</figure>
	);
}
