import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { accountApi } from '@/api/entities/account';
import type { Undo } from '@/domain/notices/notice';
import { describeSwitch } from '@/domain/settings/sentences';
import { getUndoneText } from '@/domain/settings/undo';
import { withHost } from '@/lib/brand';
import { knownData } from '@/lib/remote';
import { selectCapabilities } from '../connection';
import { showFailure, showNotice } from '../notices';
import type { AppThunk, AsyncThunk } from '../store/types';
import { toWriteOutcome } from '../store/outcome';
import {
	selectTracking,
	type Tracking,
	trackingFailed,
	trackingReceived,
	trackingRequested,
} from './tracking';

const NOTICE = { id: 'privacy-save' };

/** The server reports success without saving the choice, as it does for users without an account at the provider. */
const notSaved = (isLinked: boolean): ErrorInfo => ({
	kind: 'unexpected',
	code: 'not_saved',
	status: 200,
	message: isLinked
		? withHost(
				/* translators: %s: name of the provider. */
				__('%s kept your earlier choice. Try again in a moment.'),
			)
		: withHost(
				/* translators: %s: name of the provider. */
				__('Connect your %s account first: your choice is stored there.'),
			),
});

const announceFailure =
	(error: ErrorInfo): AppThunk =>
	(dispatch) =>
		dispatch(
			showFailure(
				error,
				sprintf(
					/* translators: %s: the error message. */
					__('Error updating privacy settings. %s'),
					error.message || error.code,
				),
				NOTICE,
			),
		);

/** The setting that is saved here and not with the other settings. */
const SETTING = 'tracks_opt_out';

interface TrackingOptions {
	/** The name of the switch, shown with the notice of success. */
	subject?: string;
	/** The save undoes an earlier one and offers no further undo. */
	isUndo?: boolean;
}

/**
 * Shows the choice at once and rolls it back if the server doesn't save it (API-17, NOTICE-26). The entity is loading during the save
 * (SETPRIV-03). A success can be undone.
 */
export const saveTracking =
	(
		tracksOptOut: boolean,
		{ subject, isUndo = false }: TrackingOptions = {},
	): AsyncThunk<Tracking> =>
	async (dispatch, getState, { api }) => {
		const before = knownData(selectTracking(getState()));
		dispatch(trackingReceived({ tracksOptOut }));
		dispatch(trackingRequested());
		dispatch(showNotice('info', __('Updating privacy settings…'), NOTICE));
		const answer = await toWriteOutcome(
			() => api(accountApi).saveTracking(tracksOptOut),
			async () => {
				const data = await api(accountApi).loadTracking();
				return data.tracksOptOut === tracksOptOut ? { data } : undefined;
			},
		);
		const known = answer.data ?? before;
		if (known) {
			dispatch(trackingReceived(known));
		} else if (answer.error) {
			dispatch(trackingFailed(answer.error));
		}
		const { isLinked } = selectCapabilities(getState());
		const isKept = answer.data?.tracksOptOut === tracksOptOut;
		const error = answer.error ?? (isKept ? undefined : notSaved(isLinked));
		if (error) {
			dispatch(announceFailure(error));
			return { error };
		}
		const result = subject && describeSwitch(subject, !tracksOptOut);
		if (isUndo) {
			dispatch(showNotice('success', getUndoneText(), { ...NOTICE, subject: result }));
		} else {
			const change = { key: SETTING, before: !tracksOptOut, after: tracksOptOut };
			const undo = { subject, changes: [change] };
			dispatch(
				showNotice('success', __('Updated privacy settings.'), {
					...NOTICE,
					subject: result,
					undo,
				}),
			);
		}
		return { data: { tracksOptOut } };
	};

/** Undoes a choice, once. */
export const undoTracking = ({ subject, changes }: Undo): AsyncThunk<Tracking> =>
	saveTracking(
		changes.some(({ before }) => before === true),
		{ subject, isUndo: true },
	);
