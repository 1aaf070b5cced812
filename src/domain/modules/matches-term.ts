import type { ModuleRecord } from './types';

/** The texts of a module's record that a search reads (FIND-14). */
export const moduleTexts = (module: ModuleRecord): string[] => [
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

/** Whether a module is what was searched for, whatever the case of the letters (FIND-13 to FIND-15). */
export function matchesTerm(module: ModuleRecord, term: string): boolean {
	const wanted = term.trim().toLowerCase();
	return moduleTexts(module).some((text) => text.toLowerCase().includes(wanted));
}
