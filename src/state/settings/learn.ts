import type { SettingsMap } from '@/domain/settings';
import type { AppThunk } from '../types';
import { received } from './slice';

/** What another call than the shared save has changed, so that every switch shows it. */
export const learnSettings =
	(changes: SettingsMap): AppThunk =>
	(dispatch, getState) =>
		dispatch(received({ ...getState().settings.saved, ...changes }));
