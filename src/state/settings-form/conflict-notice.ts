import { __ } from '@wordpress/i18n';
import { showNotice } from '../notices';
import type { AppThunk } from '../types';

export const CONFLICT_NOTICE = 'settings-conflict';

/** Stays until the next try: the choice is made at the fields. */
export const announceConflict = (): AppThunk => (dispatch) =>
	dispatch(
		showNotice(
			'error',
			__(
				'Somebody else has changed these settings meanwhile. Choose which version to keep, then save again.',
				'jetpack',
			),
			{ id: CONFLICT_NOTICE, duration: 0 },
		),
	);
