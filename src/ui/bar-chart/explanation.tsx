import { clsx } from 'clsx';
import type { BarMark, ChartBar } from './bars';
import styles from './explanation.module.scss';
import chart from './style.module.scss';

export interface ChartLegend {
	unfinished: string;
	expected: string;
	marks: Record<BarMark, string>;
}

/** The expected value of each bar, as a line across their centers; drawn over a wider line that keeps it visible on the bars. */
export function ExpectedLine({ bars, max }: { bars: ChartBar[]; max: number }) {
	const points = bars
		.flatMap(({ expected }, index) =>
			expected === undefined ? [] : [`${index + 0.5},${100 - (expected / max) * 100}`],
		)
		.join(' ');
	return points ? (
		<svg
			viewBox={`0 0 ${bars.length} 100`}
			preserveAspectRatio="none"
			aria-hidden
			focusable="false"
			className={styles.expected}
		>
			<polyline points={points} className={styles.halo} />
			<polyline points={points} />
		</svg>
	) : null;
}

interface LegendProps {
	/** The bars that are drawn; the legend explains nothing else. */
	bars: ChartBar[];
	legend: ChartLegend;
}

export function Legend({ bars, legend }: LegendProps) {
	const marks: BarMark[] = ['circle', 'diamond', 'square'];
	const keys = [
		bars.some(({ isUnfinished }) => isUnfinished) && {
			sign: <span className={clsx(styles.swatch, chart.unfinished)} />,
			text: legend.unfinished,
		},
		bars.some(({ expected }) => expected !== undefined) && {
			sign: <span className={styles.dash} />,
			text: legend.expected,
		},
		...marks.map(
			(mark) =>
				bars.some((bar) => bar.marks?.includes(mark)) && {
					sign: <span className={clsx(chart.mark, chart[mark])} />,
					text: legend.marks[mark],
				},
		),
	].filter((key) => key !== false);
	return (
		<ul className={`jd-caption ${styles.legend}`}>
			{keys.map(({ sign, text }) => (
				<li key={text}>
					<span aria-hidden className={styles.sign}>
						{sign}
					</span>
					{text}
				</li>
			))}
		</ul>
	);
}

/** In percent of the plot. */
const FAINT = [22, 34, 28, 46, 58, 40, 30, 52, 66, 48, 36, 60, 74, 56];

/** Bars without any meaning, behind the message of an empty chart. */
export const FaintBars = () => (
	<div aria-hidden className={clsx(chart.bars, styles.faint)}>
		{FAINT.map((height) => (
			<span key={height} className={chart.column}>
				<span className={chart.fill} style={{ blockSize: `${height}%` }} />
			</span>
		))}
	</div>
);
