import { ROUTES } from '@/domain/routes/table';

/** Routes that leave the page, only move the focus, or show the same screen with the same calls as another. */
const LIKE_OTHERS = [
	'/',
	'/connect-user',
	'/disconnect',
	'/reconnect',
	'/recommendations',
	'/settings',
	'/setup',
	'/woo-setup',
];

/** The scenario with the most calls. */
export const MATRIX_SCENARIO = 'security';

/** One address for each screen of the route table; a new route is included automatically. */
export const MATRIX_ROUTES: string[] = ROUTES.filter(
	({ path, group }) => group !== 'plans' && group !== 'skip-link' && !LIKE_OTHERS.includes(path),
).map(({ path }) => `#${path}`);

/** The cells of a plain run, as route → calls: those that were silent once, and the call that most screens share. */
export const WORST: Record<string, string[]> = {
	'#/dashboard': ['scan', 'rewind'],
	'#/my-plan': ['site/features'],
	'#/traffic': ['plugins'],
};

/** A failure in words, wherever it is shown. */
export const FAILURE_TEXT =
	/couldn.t (?!be found)|could not|something (?:happened|went wrong)|oops!|failed|took too long|try again|log in again|doesn.t answer|no answer|error:/gi;

export interface Silence {
	path: string;
	/** The routes on which silence is right; all of them if left out. */
	routes?: string[];
	/** The names of the faults; all of them if left out. */
	faults?: string[];
	why: string;
}

/** Failures that no text reports, each with the reason why that is right. */
export const SILENCES: Silence[] = [
	{
		path: 'site/activity',
		faults: ['empty'],
		why: 'an empty answer (204) means that the provider has no activity, and the card says so',
	},
];
