import type { IdentityCrisisView } from '@/domain/identity-crisis';
import { createLoadable } from '../loadable/create-loadable';

export interface CrisisProps {
	view: Exclude<IdentityCrisisView, 'hidden'>;
}

/** Few sites ever have a crisis: a chunk of its own. */
export const IDENTITY_CRISIS = createLoadable<CrisisProps>(
	() => import(/* webpackChunkName: "identity-crisis" */ './crisis'),
);
