export interface BarDetail {
	label: string;
	/** A number is formatted like the bars' values. */
	value: string | number;
}

export interface ChartBar {
	/** The period, as it stands under the axis. */
	label: string;
	value: number;
	/** What is said about the bar, by its tooltip and its accessible name. */
	tooltip: BarDetail[];
	isSelected?: boolean;
	/** For bars that are no periods but things of different kinds (DASH-22). */
	tone?: 'accent' | 'green' | 'blue' | 'orange';
}

export type FormatValue = (value: number) => string;

export function formatDetail({ value }: BarDetail, formatValue: FormatValue): string {
	return typeof value === 'number' ? formatValue(value) : value;
}
