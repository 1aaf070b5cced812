import { decidersApi } from '@/api/entities/deciders';
import type { Deciders } from '@/domain/modules/deciders';
import { toOutcome } from './outcome';
import type { AsyncThunk } from './types';

/** Finds the code that forces a module on or off. The answer isn't kept: a plugin may change at any time. */
export const findDeciders =
	(module: string): AsyncThunk<Deciders> =>
	(_dispatch, _getState, { api }) =>
		toOutcome(() => api(decidersApi).load(module));
