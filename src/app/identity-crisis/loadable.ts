import type { ComponentType } from 'react';
import { createLoadable } from '@/ui/loadable/create-loadable';
import type { CrisisProps } from './crisis';

/** Few sites ever have a crisis: a chunk of its own. */
export const IDENTITY_CRISIS = createLoadable<ComponentType<CrisisProps>>(
	() => import(/* webpackChunkName: "identity-crisis" */ './crisis'),
);
