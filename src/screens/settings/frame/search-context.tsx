import { createContext, useContext } from 'react';

interface SettingsSearch {
	/** What is being searched for; "" on a tab of its own. */
	term: string;
	/** Ids of the settings that it has found. */
	found: ReadonlySet<string>;
}

export const SettingsSearchContext = createContext<SettingsSearch>({ term: '', found: new Set() });

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
	const term = useSearch().term.trim().toLowerCase();
	const lower = text.toLowerCase();
	// Some letters are two in lower case: then no place in one text is the same in the other.
	const start = term === '' || lower.length !== text.length ? -1 : lower.indexOf(term);
	if (start === -1) {
		return <>{text}</>;
	}
	const end = start + term.length;
	return (
		<>
			{text.slice(0, start)}
			<mark>{text.slice(start, end)}</mark>
			{text.slice(end)}
		</>
	);
}
