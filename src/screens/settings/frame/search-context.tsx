import { createContext, useContext, type ReactNode } from 'react';

interface SettingsSearch {
	/** What is being searched for; "" on a tab of its own. */
	term: string;
	/** Ids of the settings that it has found. */
	found: ReadonlySet<string>;
	/** Draws a text with what was searched for marked in it. */
	mark: (text: string) => ReactNode;
}

/** Nothing is being searched for. */
export const NO_SEARCH: SettingsSearch = { term: '', found: new Set(), mark: (text) => text };

export const SettingsSearchContext = createContext(NO_SEARCH);

export const useSearch = (): SettingsSearch => useContext(SettingsSearchContext);

/** A level of heading on a tab of its own; among search results all stand one deeper. */
export function useHeadingLevel(level: 2 | 3): 2 | 3 | 4 {
	const isSearching = useSearch().term !== '';
	if (!isSearching) {
		return level;
	}
	return level === 2 ? 3 : 4;
}

/** A text with what was searched for marked in it. */
export function Marked({ text }: { text: string }) {
	return <>{useSearch().mark(text)}</>;
}
