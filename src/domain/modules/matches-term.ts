import type { ModuleRecord } from './types';

/** Whether a module is what was searched for, whatever the case of the letters (FIND-13 to FIND-15). */
export function matchesTerm(module: ModuleRecord, term: string): boolean {
	const wanted = term.trim().toLowerCase();
	const searched = [
		module.module,
		module.name,
		module.description,
		module.learnMoreUrl,
		module.longDescription,
		module.searchTerms,
		module.additionalSearchQueries,
		module.shortDescription,
		...module.feature,
	];
	return searched.some((text) => text.toLowerCase().includes(wanted));
}
