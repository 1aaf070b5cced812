import type { StatusRow } from '@/domain/status';
import { useLocale } from '@/ui/use-locale';
import { describeRow } from './describe-row';
import { RowAction } from './row-action';
import styles from './style.module.scss';

interface RowProps {
	row: StatusRow;
	/** The most urgent: its action is the one that should be taken. */
	isFirst: boolean;
	now: number;
}

/** One thing, and what can be done about it. */
export function Row({ row, isFirst, now }: RowProps) {
	const locale = useLocale();
	return (
		<li className={styles.row}>
			<p>{describeRow(row, now, locale)}</p>
			<RowAction row={row} variant={isFirst ? 'primary' : 'secondary'} />
		</li>
	);
}
