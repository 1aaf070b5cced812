import type { AppThunk } from '../types';

/** Shorter terms are not worth counting (TRACK-04). */
const MIN_TERM = 3;

/** TRACK-03. */
export const recordPageView =
	(path: string): AppThunk =>
	(_dispatch, getState, { tracks }) =>
		tracks.recordEvent('jetpack_wpa_page_view', {
			path,
			current_version: getState().site.currentVersion,
		});

/** TRACK-05. */
export const recordReleaseNotesView =
	(version: string): AppThunk =>
	(_dispatch, _getState, { tracks }) =>
		tracks.recordEvent('jetpack_warm_welcome_view', { version });

/** TRACK-04. */
export const recordSearchTerm =
	(term: string): AppThunk =>
	(_dispatch, _getState, { tracks }) => {
		if (term.length >= MIN_TERM) {
			tracks.recordEvent('jetpack_wpa_search_term', { term });
		}
	};
