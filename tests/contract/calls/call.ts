import type { PermissionName, World } from '#fixtures/build';
import type { Api } from '@/api';

/** A call of the app, with its permission and its outcome. */
export interface Call {
	/** Path below `jetpack/v4/`, or the path from `wp/v2/`; a write starts with its method. */
	name: string;
	/** The required permission. */
	needs: PermissionName;
	run: (api: Api) => Promise<unknown>;
	/** The outcome for a permitted caller, if it is not always "ok". */
	outcome?: (world: World) => string;
	/** Whether the route is missing for every caller. */
	isAbsent?: (world: World) => boolean;
	/** Whether it changes the scenario so much that it must be loaded again. */
	changesWorld?: boolean;
}

export const NO_ROUTE = 'not-found 404 rest_no_route';

export const isWrite = ({ name }: Call): boolean => name.startsWith('POST ');
