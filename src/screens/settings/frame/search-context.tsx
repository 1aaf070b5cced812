import { createContext, useContext, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import styles from './style.module.scss';

interface SettingsSearch {
	/** The search term; "" on a tab. */
	term: string;
	/** Ids of the found settings. */
	found: ReadonlySet<string>;
	/** Renders a text with the search term highlighted. */
	mark: (text: string) => ReactNode;
}

/** The context without a search. */
export const NO_SEARCH: SettingsSearch = { term: '', found: new Set(), mark: (text) => text };

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

/** A text with the search term highlighted. */
export function Marked({ text }: { text: string }) {
	return <>{useSearch().mark(text)}</>;
}

/** Where a search result is: "Settings › Traffic"; nothing on a tab. */
export function ResultPath({ place }: { place: string }) {
	return useSearch().term === '' ? null : (
		<p className={styles.path}>
			{__('Settings')} › <Marked text={place} />
		</p>
	);
}
