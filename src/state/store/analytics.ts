import type { TracksProperties } from '@/lib/tracks';
import type { AppThunk } from './types';

/** Records an event by its name. */
export const recordEvent =
	(name: string, properties?: TracksProperties): AppThunk =>
	(_dispatch, _getState, { tracks }) =>
		tracks.recordEvent(name, properties);

/** Records a click, identified by its target (TRACK-07). */
export const recordClick = (target: string, properties: TracksProperties = {}): AppThunk =>
	recordEvent('jetpack_wpa_click', { target, ...properties });

/** Records that a folded settings card was opened; the event is named after the click's target (TRACK-02, TRACK-13). */
export const recordFoldableOpen = (feature: string): AppThunk =>
	recordClick('foldable-settings-open', { feature });

/** Shorter search terms are not recorded (TRACK-04). */
const MIN_TERM = 3;

/** Records that a screen was opened (TRACK-03). */
export const recordPageView =
	(path: string): AppThunk =>
	(_dispatch, getState, { tracks }) =>
		tracks.recordEvent('jetpack_wpa_page_view', {
			path,
			current_version: getState().site.currentVersion,
		});

/** Records that the release notes were shown (TRACK-05). */
export const recordReleaseNotesView = (version: string): AppThunk =>
	recordEvent('jetpack_warm_welcome_view', { version });

/** Records the term of a search in the settings (TRACK-04). */
export const recordSearchTerm =
	(term: string): AppThunk =>
	(_dispatch, _getState, { tracks }) => {
		if (term.length >= MIN_TERM) {
			tracks.recordEvent('jetpack_wpa_search_term', { term });
		}
	};
