/** Milliseconds between the last key and the search (FIND-03). */
export const SEARCH_DELAY = 500;

/** The term in a hash's query: "" where there is none (FIND-04, FIND-05). */
export function readSearchTerm(search: string): string {
	return new URLSearchParams(search).get('term') ?? '';
}

/** Whether somebody searches, though it be for nothing yet (FIND-07). */
export const isSearchOpen = (search: string): boolean => new URLSearchParams(search).has('term');

/** The query with another term in it; an empty one leaves the search open, undefined closes it. */
export function writeSearchTerm(search: string, term: string | undefined): string {
	const query = new URLSearchParams(search);
	if (term === undefined) {
		query.delete('term');
	} else {
		query.set('term', term);
	}
	return query.toString();
}
