import type { PermissionName, World } from '#fixtures/build';
import type { Api } from '@/api';

/** A call of the app, and what decides how it goes. */
export interface Call {
	/** Path below `jetpack/v4/`, or from `wp/v2/` on, with the method where it writes. */
	name: string;
	/** The right that it needs. */
	needs: PermissionName;
	run: (api: Api) => Promise<unknown>;
	/** How it goes for who has the right, where that is not always "ok". */
	outcome?: (world: World) => string;
	/** The route is not there at all, whoever asks. */
	isAbsent?: (world: World) => boolean;
	/** A write that leaves another world behind it. */
	changesWorld?: boolean;
}

export const NO_ROUTE = 'not-found 404 rest_no_route';

export const isWrite = ({ name }: Call): boolean => name.startsWith('POST ');
