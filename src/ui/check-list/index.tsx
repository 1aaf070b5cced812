import { check } from '@wordpress/icons';
import { Icon } from '@/ui/icon';
import styles from './style.module.scss';

export function CheckList({ items }: { items: readonly string[] }) {
	return (
		<ul className={styles.gains}>
			{[...new Set(items)].map((item) => (
				<li key={item}>
					<Icon icon={check} size={16} />
					<span>{item}</span>
				</li>
			))}
		</ul>
	);
}
