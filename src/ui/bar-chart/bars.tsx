import { __, _x, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { clsx } from 'clsx';
import { Tooltip } from '@/ui/tooltip';
import { moveFocus } from '@/ui/segmented';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

export interface BarDetail {
	label: string;
	/** A number is formatted in the same way as the values of the bars; null is unknown. */
	value: string | number | null;
}

export type BarMark = 'circle' | 'diamond' | 'square';

export interface ChartBar {
	/** The period, as written under the axis. */
	label: string;
	/** The period in the tooltip, the accessible name and the table; the label by default. */
	title?: string;
	/** Null is unknown: a gap. */
	value: number | null;
	/** Hatched: its value is still growing. */
	isUnfinished?: boolean;
	/** A value to compare with, drawn as a line through all bars that have one. */
	expected?: number;
	/** Has no words, so the tooltip must contain them. */
	marks?: BarMark[];
	tooltip: BarDetail[];
	/** For bars that represent different kinds of things instead of periods (DASH-22). */
	tone?: 'accent' | 'green' | 'blue' | 'orange';
}

export type FormatValue = (value: number) => string;

export function formatDetail({ value }: BarDetail, formatValue: FormatValue): string {
	if (value === null) {
		/* translators: in place of a number. */
		return __('unknown');
	}
	return typeof value === 'number' ? formatValue(value) : value;
}

export const titleOf = ({ title, label }: ChartBar): string => title ?? label;

/** Delay of a bar's tooltip, in milliseconds (STATS-17). */
const TOOLTIP_DELAY = 200;

interface BarsProps {
	bars: ChartBar[];
	max: number;
	caption: string;
	formatValue: FormatValue;
}

function nameOf(bar: ChartBar, formatValue: FormatValue, list: Intl.ListFormat): string {
	const details = bar.tooltip.map((detail) =>
		sprintf(
			/* translators: 1: what is counted, such as "Views". 2: a number, or the name of a post. */
			_x('%1$s %2$s', 'detail of a bar'),
			detail.label,
			formatDetail(detail, formatValue),
		),
	);
	return list.format([titleOf(bar), ...details]);
}

/** One stop in the tab order; the arrow keys move from bar to bar. */
export function Bars({ bars, max, caption, formatValue }: BarsProps) {
	const locale = useLocale();
	const list = useMemo(() => new Intl.ListFormat(locale, { type: 'unit' }), [locale]);
	const [visited, setVisited] = useState<number>();
	const stop = Math.min(visited ?? bars.length - 1, bars.length - 1);

	return (
		// The bars take the focus; the group handles their keys.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div role="group" aria-label={caption} className={styles.bars} onKeyDown={moveFocus}>
			{bars.map((bar, index) => (
				<Tooltip
					key={bar.label + index}
					delay={TOOLTIP_DELAY}
					isDescription={false}
					content={
						<>
							<strong>{titleOf(bar)}</strong>
							{bar.tooltip.map((detail) => (
								<span key={detail.label} className={styles.detail}>
									<span>{detail.label}</span>
									<span>{formatDetail(detail, formatValue)}</span>
								</span>
							))}
						</>
					}
				>
					<button
						type="button"
						aria-label={nameOf(bar, formatValue, list)}
						tabIndex={index === stop ? 0 : -1}
						className={styles.column}
						onFocus={() => setVisited(index)}
					>
						<span
							className={clsx(
								styles.fill,
								bar.isUnfinished && styles.unfinished,
								bar.tone && styles[bar.tone],
							)}
							style={{ blockSize: `${Math.min(100, ((bar.value ?? 0) / max) * 100)}%` }}
						/>
						{bar.marks && bar.marks.length > 0 && (
							<span className={styles.marks}>
								{bar.marks.map((mark) => (
									<span key={mark} className={clsx(styles.mark, styles[mark])} />
								))}
							</span>
						)}
					</button>
				</Tooltip>
			))}
		</div>
	);
}
