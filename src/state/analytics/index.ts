import type { TracksProperties } from '@/lib/tracks';
import type { AppThunk } from '../types';

export { recordPageView, recordReleaseNotesView, recordSearchTerm } from './views';

/** Records a click on something that is known by its target (TRACK-07). */
export const recordClick =
	(target: string, properties: TracksProperties = {}): AppThunk =>
	(_dispatch, _getState, { tracks }) =>
		tracks.recordEvent('jetpack_wpa_click', { target, ...properties });

/** Somebody has opened a card of settings that was folded; the name of the event is the target of a click (TRACK-02, TRACK-13). */
export const recordFoldableOpen = (feature: string): AppThunk =>
	recordClick('foldable-settings-open', { feature });
