import { arrowUpRight } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';
import styles from './style.module.scss';

/** Shows and says that a link opens in a new tab. */
export function ExternalMark() {
	return (
		<>
			<Icon icon={arrowUpRight} size={16} className={styles.arrow} />
			<VisuallyHidden>
				{/* translators: accessibility text of a link */}
				{__('(opens in a new tab)', 'jetpack')}
			</VisuallyHidden>
		</>
	);
}
