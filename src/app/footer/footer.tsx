import { __ } from '@wordpress/i18n';
import type { FooterItem as FooterItemKey } from '@/domain/navigation';
import { useAppSelector } from '@/state/hooks';
import { FooterItem } from './footer-item';
import { selectFooterItems } from './select-footer-items';
import styles from './style.module.scss';

const isSameList = (one: FooterItemKey[], other: FooterItemKey[]) => one.join() === other.join();

/** DASH-25 to DASH-32, DASH-42. */
export function Footer() {
	const items = useAppSelector(selectFooterItems, isSameList);
	return (
		<nav aria-label={__('About Jetpack', 'jetpack')}>
			<ul className={styles.footer}>
				{items.map((item) => (
					<li key={item}>
						<FooterItem item={item} />
					</li>
				))}
			</ul>
		</nav>
	);
}
