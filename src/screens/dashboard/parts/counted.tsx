import { useLocale } from '@/ui/use-locale';
import styles from './counted.module.scss';

interface CountedProps {
	count: number;
	/** What was counted, in the number of the count. */
	label: string;
}

/** A number that is the card's news, with its unit. */
export function Counted({ count, label }: CountedProps) {
	const locale = useLocale();
	return (
		<p className={styles.count}>
			<strong>{new Intl.NumberFormat(locale).format(count)}</strong> {label}
		</p>
	);
}
