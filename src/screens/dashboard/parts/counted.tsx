import { useLocale } from '@/ui/use-locale';
import styles from './counted.module.scss';

interface CountedProps {
	count: number;
	/** The unit, in the plural form of the count. */
	label: string;
}

/** A card's main number, with its unit. */
export function Counted({ count, label }: CountedProps) {
	const locale = useLocale();
	return (
		<p className={styles.count}>
			<strong>{new Intl.NumberFormat(locale).format(count)}</strong> {label}
		</p>
	);
}
