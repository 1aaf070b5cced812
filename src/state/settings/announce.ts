import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import type { SettingsMap } from '@/domain/settings/effects';
import type { SaveError, SaveSentences } from '@/domain/settings/sentences';
import { noticeRemoved, selectNotices, showFailure } from '../notices';
import type { AppThunk } from '../store/types';
import { isUnconfirmed, mayBeOfOthers } from '../store/outcome';

export const NOTICE = { id: 'settings-save' };

/** Why a request failed; the client's message is the server's, or else a sentence. */
const getReason = ({ message, code }: SaveError): string => message || code;

export interface Control {
	/** Where a failure is shown; nowhere without it. */
	failureKey?: string;
	subject?: string;
	/** The changes without companions, for a retry. */
	values: SettingsMap;
}

/** The error shown at a switch; none for an expired session, which has its own notice. */
export const toLastingFailure = (
	control: Control | undefined,
	error: ErrorInfo,
	sentence?: string,
) =>
	control && error.kind !== 'session' && error.kind !== 'other-user'
		? { ...control, reason: getReason(error), sentence, isOfOthers: mayBeOfOthers(error) }
		: undefined;

/** The notices of a save. Implements NOTICE-20 to NOTICE-25. */
export const buildSaveSentences = (willReload: boolean): SaveSentences => ({
	progress: __('Updating settings…'),
	success: willReload ? __('Updated settings. Refreshing page…') : __('Updated settings.'),
	failure: (error) =>
		sprintf(
			/* translators: %s: the server's error message. */
			__('Error updating settings. %s'),
			getReason(error),
		),
});

/** The notices of a feature that a button activates (NOTICE-18). */
export const buildActivationSentences = (feature: string): SaveSentences => ({
	/* translators: %s: name of a feature. */
	progress: sprintf(__('Activating %s…'), feature),
	/* translators: %s: name of a feature. */
	success: sprintf(__('%s has been activated.'), feature),
	failure: (error) =>
		sprintf(
			/* translators: 1: name of a feature. 2: the server's error message. */
			__('%1$s failed to activate. %2$s'),
			feature,
			getReason(error),
		),
});

/** Why a save failed, or that nobody knows whether it did. */
export const describeFailure = (error: ErrorInfo, { failure }: SaveSentences): string =>
	isUnconfirmed(error) ? error.message : failure(error);

/** Reports that a save failed, with the server's reason (NOTICE-23). */
export const reportSettingsFailure =
	(error: ErrorInfo): AppThunk =>
	(dispatch) =>
		dispatch(showFailure(error, describeFailure(error, buildSaveSentences(false)), NOTICE));

/**
 * Removes the notice of a failure that the reader sees at its switch, because a failure is said once. The notice of several
 * modules stays if it can undo those that were switched.
 */
export const failureSeen =
	(failureKey: string): AppThunk =>
	(dispatch, getState) => {
		const { sentence } = getState().settings.failures[failureKey] ?? {};
		const shown = selectNotices(getState()).find(({ noticeId, text, undo }) =>
			noticeId === NOTICE.id ? text === sentence : noticeId === failureKey && !undo,
		);
		if (shown) {
			dispatch(noticeRemoved(shown.noticeId));
		}
	};

/**
 * A refusal with our names of settings in place of the server's keys. The names are in the chunks of the settings, so they are fetched
 * only for a message that has a key; if that fails, the keys stay. `serverMessage` keeps its keys for callers that look for them.
 */
export async function nameKeys(error: ErrorInfo, keys: readonly string[]): Promise<ErrorInfo> {
	const text = JSON.stringify(error);
	if (!keys.some((key) => text.includes(key))) {
		return error;
	}
	return import(/* webpackChunkName: "late-acts" */ '@/domain/settings/readable').then(
		({ nameSettings, nameInFields }) => ({
			...error,
			message: nameSettings(error.message, keys),
			...(error.fields && { fields: nameInFields(error.fields, keys) }),
		}),
		() => error,
	);
}
