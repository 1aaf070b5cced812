import type { TracksProperties } from '@/lib/tracks';
import type { AppThunk } from '../types';

export { recordPageView, recordSearchTerm } from './views';

/** Records a click on something that is known by its target (TRACK-07). */
export const recordClick =
	(target: string, properties: TracksProperties = {}): AppThunk =>
	(_dispatch, _getState, { tracks }) =>
		tracks.recordEvent('jetpack_wpa_click', { target, ...properties });
