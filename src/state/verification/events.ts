import type { TracksProperties } from '@/lib/tracks';
import type { AppThunk } from '../types';

type GoogleEvent =
	| 'auto_verify_click'
	| 'manual_verify_click'
	| 'edit_click'
	| 'cancel_click'
	| 'manual_verify_save'
	| 'verify_error'
	| 'verify_success';

/** Records what was done about Google, and whether the site is the person's own there (TRACK-16 to TRACK-19, VERIFY-29). */
export const recordGoogleEvent =
	(name: GoogleEvent, properties: TracksProperties = {}): AppThunk =>
	(_dispatch, getState, { tracks }) =>
		tracks.recordEvent(`jetpack_site_verification_google_${name}`, {
			is_owner: getState().verification.isOwner,
			...properties,
		});
