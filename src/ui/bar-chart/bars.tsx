import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { joinClasses } from '@/lib/join-classes';
import { Tooltip } from '@/ui/tooltip';
import { nextTab } from '@/ui/segmented';
import styles from './style.module.scss';

export interface BarDetail {
	label: string;
	/** A number is formatted in the same way as the values of the bars. */
	value: string | number;
}

export interface ChartBar {
	/** The period, as written under the axis. */
	label: string;
	value: number;
	/** The contents of the tooltip and the accessible name. */
	tooltip: BarDetail[];
	isSelected?: boolean;
	/** For bars that represent different kinds of things instead of periods (DASH-22). */
	tone?: 'accent' | 'green' | 'blue' | 'orange';
}

export type FormatValue = (value: number) => string;

export function formatDetail({ value }: BarDetail, formatValue: FormatValue): string {
	return typeof value === 'number' ? formatValue(value) : value;
}

/** Delay of a bar's tooltip, in milliseconds (STATS-17). */
const TOOLTIP_DELAY = 200;

interface BarsProps {
	bars: ChartBar[];
	max: number;
	caption: string;
	formatValue: FormatValue;
}

function nameOf(bar: ChartBar, formatValue: FormatValue): string {
	const details = bar.tooltip.map(
		(detail) => `${detail.label} ${formatDetail(detail, formatValue)}`,
	);
	return [bar.label, ...details].join(', ');
}

/** One stop in the tab order; the arrow keys move from bar to bar. */
export function Bars({ bars, max, caption, formatValue }: BarsProps) {
	const groupRef = useRef<HTMLDivElement>(null);
	const selected = bars.findIndex((bar) => bar.isSelected);
	const [visited, setVisited] = useState<number>();
	const stop = Math.min(visited ?? (selected === -1 ? bars.length - 1 : selected), bars.length - 1);

	const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const group = groupRef.current;
		if (!group) {
			return;
		}
		const isRtl = getComputedStyle(group).direction === 'rtl';
		const target = nextTab(event.key, stop, bars.length, isRtl);
		if (target !== undefined) {
			event.preventDefault();
			group.querySelectorAll<HTMLElement>('button')[target]?.focus();
		}
	};

	return (
		// The bars take the focus; the group handles their keys.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div
			ref={groupRef}
			role="group"
			aria-label={caption}
			className={styles.bars}
			onKeyDown={handleKeyDown}
		>
			{bars.map((bar, index) => (
				<Tooltip
					key={bar.label + index}
					delay={TOOLTIP_DELAY}
					isDescription={false}
					content={
						<>
							<strong>{bar.label}</strong>
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
						aria-label={nameOf(bar, formatValue)}
						tabIndex={index === stop ? 0 : -1}
						className={styles.column}
						onFocus={() => setVisited(index)}
					>
						<span
							className={joinClasses(
								styles.fill,
								bar.isSelected && styles.selected,
								bar.tone && styles[bar.tone],
							)}
							style={{ blockSize: `${Math.min(100, (bar.value / max) * 100)}%` }}
						/>
					</button>
				</Tooltip>
			))}
		</div>
	);
}
