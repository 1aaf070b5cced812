import { __, sprintf } from '@wordpress/i18n';
import { accountApi, type ErrorInfo } from '@/api';
import { HOST } from '@/lib/brand';
import { knownData } from '@/lib/remote';
import { showFailure, showNotice } from '../notices';
import { toOutcome } from '../outcome';
import { remoteReceived } from '../remote-entity';
import type { AppThunk, AsyncThunk, Outcome } from '../types';
import type { Tracking } from './slice';
import { toTracking } from './to-tracking';

const NOTICE = { id: 'privacy-save' };

const notSaved = (): ErrorInfo => ({
	kind: 'unexpected',
	code: 'not_saved',
	status: 200,
	message: sprintf(
		/* translators: %s: name of the provider. */
		__('Connect your %s account first: the choice is kept there.', 'jetpack'),
		HOST,
	),
});

/** To who has no account at the provider the server answers with success, and saves nothing. */
function toReport(outcome: Outcome<Tracking>, asked: boolean): Outcome<Tracking> {
	return outcome.data && outcome.data.tracksOptOut !== asked ? { error: notSaved() } : outcome;
}

const announceFailure =
	(error: ErrorInfo): AppThunk =>
	(dispatch) =>
		dispatch(
			showFailure(
				error,
				sprintf(
					/* translators: %s: what the server said. */
					__('Error updating privacy settings. %s', 'jetpack'),
					error.message || error.code,
				),
				NOTICE,
			),
		);

/** Shown at once, rolled back where it is not kept (API-17, NOTICE-26). While it runs the entity is loading (SETPRIV-03). */
export const saveTracking =
	(tracksOptOut: boolean): AsyncThunk<Tracking> =>
	async (dispatch, getState, { api }) => {
		const before = knownData(getState().tracking);
		dispatch(remoteReceived('tracking', { tracksOptOut }));
		dispatch({ type: 'tracking/requested' });
		dispatch(showNotice('info', __('Updating privacy settings…', 'jetpack'), NOTICE));
		const answer = await toOutcome(async () =>
			toTracking(await api(accountApi).saveTracking(tracksOptOut)),
		);
		const known = answer.data ?? before;
		dispatch(
			known
				? remoteReceived('tracking', known)
				: { type: 'tracking/failed', payload: answer.error },
		);
		const report = toReport(answer, tracksOptOut);
		if (report.error) {
			dispatch(announceFailure(report.error));
			return report;
		}
		dispatch(showNotice('success', __('Updated privacy settings.', 'jetpack'), NOTICE));
		return report;
	};
