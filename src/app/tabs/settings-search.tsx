import { search as searchIcon } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { Icon } from '@/ui/icon';
import styles from './style.module.scss';
import { useSearchTerm } from './use-search-term';

/** The search over all settings; its term lives in the hash (FIND-01 to FIND-05). */
export function SettingsSearch() {
	const { draft, setDraft, close } = useSearchTerm();
	return (
		<div className={styles.search} role="search">
			<Icon icon={searchIcon} className={styles.icon} />
			<input
				type="search"
				className={styles.field}
				aria-label={__('Search settings', 'jetpack')}
				placeholder={__('Search for a Jetpack feature.', 'jetpack')}
				value={draft}
				onChange={(event) => setDraft(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === 'Escape') {
						close();
					}
				}}
			/>
		</div>
	);
}
