import { check } from '@wordpress/icons';
import { Icon } from '@/ui/icon';
import styles from './style.module.scss';

/** A list of short gains. */
export function Benefits({ items }: { items: string[] }) {
	return (
		<ul className={styles.benefits}>
			{items.map((item) => (
				<li key={item}>
					<Icon icon={check} size={20} />
					<span>{item}</span>
				</li>
			))}
		</ul>
	);
}
