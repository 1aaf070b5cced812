import type { PermissionName, World } from '#fixtures/build';
import type { Api } from '@/api';

interface Facts {
	/** The outcome for a permitted caller, if it is not always "ok". */
	outcome?: (world: World) => string;
	/** Whether the route is missing for every caller. */
	isAbsent?: (world: World) => boolean;
	/** Whether it changes the scenario so much that it must be loaded again. */
	changesWorld?: boolean;
}

type Run = (api: Api) => Promise<unknown>;

/** A call of the app, with its permission and its outcome. */
export interface Call extends Facts {
	/** Path below `jetpack/v4/`, or the path from `wp/v2/`; a write starts with its method. */
	name: string;
	needs: PermissionName;
	run: Run;
}

export const call = (name: string, needs: PermissionName, run: Run, facts: Facts = {}): Call => ({
	name,
	needs,
	run,
	...facts,
});

export interface Topic {
	reads: Call[];
	writes: Call[];
}

export const NO_ROUTE = 'not-found 404 rest_no_route';

export const isWrite = ({ name }: Call): boolean => name.startsWith('POST ');
