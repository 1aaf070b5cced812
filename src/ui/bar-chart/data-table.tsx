import { __ } from '@wordpress/i18n';
import { formatDetail } from './types';
import type { ChartBar, FormatValue } from './types';
import styles from './style.module.scss';

interface DataTableProps {
	bars: ChartBar[];
	caption: string;
	columns: string[];
	formatValue: FormatValue;
}

function cellText(bar: ChartBar, column: string, index: number, formatValue: FormatValue): string {
	const detail = bar.tooltip.find(({ label }) => label === column);
	if (detail) {
		return formatDetail(detail, formatValue);
	}
	return index === 0 ? formatValue(bar.value) : '';
}

/** All the bars' numbers, also of those that do not fit the chart. */
export function DataTable({ bars, caption, columns, formatValue }: DataTableProps) {
	const [periodColumn, ...valueColumns] = columns;
	return (
		<details className={styles.disclosure}>
			<summary>{__('Show as table', 'jetpack')}</summary>
			{/* It scrolls, so it must be reachable by keyboard. */}
			<div role="group" aria-label={caption} tabIndex={0} className={styles.scroller}>
				<table className={styles.table}>
					<caption>{caption}</caption>
					<thead>
						<tr>
							<th scope="col">{periodColumn}</th>
							{valueColumns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{bars.map((bar, row) => (
							<tr key={bar.label + row}>
								<th scope="row">{bar.label}</th>
								{valueColumns.map((column, index) => (
									<td key={column}>{cellText(bar, column, index, formatValue)}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</details>
	);
}
