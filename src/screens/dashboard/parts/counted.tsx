import { Status } from '@/ui/status';
import { useLocale } from '@/ui/use-locale';
import styles from './counted.module.scss';

interface CountedProps {
	count: number;
	/** The unit, in the plural form of the count. */
	label: string;
}

/** What a protection that is on has done: a number with its unit. */
export function Counted({ count, label }: CountedProps) {
	const locale = useLocale();
	return (
		<Status intent="success">
			<span className={styles.count}>
				<strong>{new Intl.NumberFormat(locale).format(count)}</strong> {label}
			</span>
		</Status>
	);
}
