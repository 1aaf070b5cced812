import { createLoadable } from '../loadable/create-loadable';
import type { CrisisProps } from './crisis';

/** Few sites ever have a crisis: a chunk of its own. */
export const IDENTITY_CRISIS = createLoadable<CrisisProps>(
	() => import(/* webpackChunkName: "identity-crisis" */ './crisis'),
);
