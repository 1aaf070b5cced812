import { createContext, useContext } from 'react';
import { __ } from '@wordpress/i18n';
import styles from './style.module.scss';

interface SettingsSearch {
	term: string;
	/** Ids of the found settings. */
	found: ReadonlySet<string>;
}

export const NO_SEARCH: SettingsSearch = { term: '', found: new Set() };

export const SettingsSearchContext = createContext(NO_SEARCH);

export const useSearch = (): SettingsSearch => useContext(SettingsSearchContext);

/** The heading level: as given on a tab, one deeper in search results. */
export function useHeadingLevel(level: 2 | 3): 2 | 3 | 4 {
	const isSearching = useSearch().term !== '';
	if (!isSearching) {
		return level;
	}
	return level === 2 ? 3 : 4;
}

/** Where a search result is: "Settings › Traffic"; nothing on a tab. */
export function ResultPath({ place }: { place: string }) {
	return useSearch().term === '' ? null : (
		<p className={styles.path}>
			{__('Settings')} › {place}
		</p>
	);
}
