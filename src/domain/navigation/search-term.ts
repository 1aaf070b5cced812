/** Milliseconds between the last key and the search (FIND-03). */
export const SEARCH_DELAY = 500;

/** The term in a hash's query: "" where there is none (FIND-04, FIND-05). */
export function readSearchTerm(search: string): string {
	return new URLSearchParams(search).get('term') ?? '';
}

/** The query with another term in it; an empty one takes it away. */
export function writeSearchTerm(search: string, term: string): string {
	const query = new URLSearchParams(search);
	if (term) {
		query.set('term', term);
	} else {
		query.delete('term');
	}
	return query.toString();
}
