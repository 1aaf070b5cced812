import { matchesTerm, type ModuleMap, type ModuleRecord } from '@/domain/modules';

/** Features that have no settings: the search alone knows of them (FIND-08). */
const SEARCH_ONLY_MODULES = ['contact-form', 'enhanced-distribution', 'json-api', 'notes'];

const SHORTEST_TERM = 3;

/** The features without a screen of their own that a term finds; none for a term of less than three letters. */
export const findSearchBanners = (modules: ModuleMap, term: string): ModuleRecord[] =>
	term.trim().length < SHORTEST_TERM
		? []
		: SEARCH_ONLY_MODULES.flatMap((slug) => {
				const record = modules[slug];
				return record && matchesTerm(record, term) ? [record] : [];
			});
