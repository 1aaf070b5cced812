import { createContext, useContext } from 'react';

/** What is being searched for; "" on a tab of its own. */
export const SearchTermContext = createContext('');

export const useSearchTerm = (): string => useContext(SearchTermContext);
