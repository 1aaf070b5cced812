import type { ComponentType } from 'react';
import { createLoadable } from '@/ui/loadable/create-loadable';
import type { CrisisProps } from './crisis';

/** A separate chunk, because few sites ever have a crisis. */
export const IDENTITY_CRISIS = createLoadable<ComponentType<CrisisProps>>(
	() => import(/* webpackChunkName: "identity-crisis" */ './crisis'),
);
