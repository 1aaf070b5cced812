import { useId, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@/ui/button';
import { formatDetail, titleOf, type ChartBar, type FormatValue } from './bars';
import styles from './table.module.scss';

interface DataTableProps {
	bars: ChartBar[];
	caption: string;
	columns: string[];
	formatValue: FormatValue;
	children: ReactNode;
}

function cellText(bar: ChartBar, column: string, index: number, formatValue: FormatValue): string {
	const detail = bar.tooltip.find(({ label }) => label === column);
	if (detail) {
		return formatDetail(detail, formatValue);
	}
	return index === 0 ? formatDetail({ label: column, value: bar.value }, formatValue) : '';
}

/** Whether a column has texts, which begin at the same edge; numbers end at the same one. */
const isOfWords = (bars: ChartBar[], column: string) =>
	bars.some(({ tooltip }) =>
		tooltip.some(({ label, value }) => label === column && typeof value === 'string'),
	);

export function DataTable({ bars, caption, columns, formatValue, children }: DataTableProps) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const [periodColumn, ...valueColumns] = columns;
	const alignmentOf = (column: string) => (isOfWords(bars, column) ? styles.words : undefined);
	return (
		<>
			<div className={styles.below}>
				<Button
					variant="link"
					size="small"
					aria-expanded={isOpen}
					aria-controls={id}
					onClick={() => setIsOpen(!isOpen)}
				>
					{isOpen ? __('Hide table') : __('Show table')}
				</Button>
				{children}
			</div>
			<div id={id} hidden={!isOpen}>
				{isOpen && (
					// It scrolls, so it must be focusable.
					<div role="group" aria-label={caption} tabIndex={0} className={styles.scroller}>
						<table className={styles.table}>
							<caption>{caption}</caption>
							<thead>
								<tr>
									<th scope="col">{periodColumn}</th>
									{valueColumns.map((column) => (
										<th key={column} scope="col" className={alignmentOf(column)}>
											{column}
										</th>
									))}
								</tr>
							</thead>
							<tbody>
								{bars.map((bar, row) => (
									<tr key={bar.label + row}>
										<th scope="row">{titleOf(bar)}</th>
										{valueColumns.map((column, index) => (
											<td key={column} className={alignmentOf(column)}>
												{cellText(bar, column, index, formatValue)}
											</td>
										))}
									</tr>
								))}
							</tbody>
						</table>
					</div>
				)}
			</div>
		</>
	);
}
