import { __ } from '@wordpress/i18n';
import { formKeysOf, SETTINGS_CARDS } from '@/domain/settings/registry';
import { selectIsWaiting } from '@/state/settings/setting-state';
import { selectAntiSpamKeyCheck } from '@/state/anti-spam/key';
import {
	reportSettingsFailure,
	saveFields,
	saveForms,
	selectDraftKeys,
	selectFieldValue,
} from '@/state/settings';
import type { AppThunk, AsyncThunk, RootState } from '@/state/store/types';

const KEY = 'wordpress_api_key';

/** Saves the key of the anti-spam service if the service has accepted it, or if it is empty (SETSEC-16). */
const saveKey = (): AsyncThunk<unknown> => async (dispatch, getState) => {
	const typed = selectFieldValue(getState(), KEY).trim();
	const { checkedKey, validKey } = selectAntiSpamKeyCheck(getState());
	if (typed === '' || (checkedKey === typed && validKey)) {
		return dispatch(saveFields([KEY]));
	}
	const error = {
		kind: 'unexpected',
		code: 'key_not_taken',
		status: 0,
		message: __("There's a problem with your Anti-spam API key."),
	} as const;
	dispatch(reportSettingsFailure(error));
	return { error };
};

/** The keys of each form with unsaved changes that can be saved. */
function listForms(state: RootState): string[][] {
	const waiting = selectDraftKeys(state).filter((key) => selectIsWaiting(state, key));
	const forms = SETTINGS_CARDS.map(({ settings }) =>
		[...formKeysOf(settings), ...settings.map(({ id }) => id)].filter(
			(key, index, keys) => waiting.includes(key) && keys.indexOf(key) === index,
		),
	);
	const ofNoCard = waiting.filter((key) => !forms.flat().includes(key));
	return [...forms, ofNoCard].filter((keys) => keys.length > 0);
}

/** Whether there are unsaved changes that would be lost. */
export const selectHasWaiting = (state: RootState): boolean =>
	selectDraftKeys(state).some((key) => selectIsWaiting(state, key));

const saveForm = (keys: string[]): AsyncThunk<unknown> =>
	keys.includes(KEY) ? saveKey() : saveFields(keys);

/** Saves every form with unsaved changes; false if one was not saved. */
export const saveAll = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
	dispatch(saveForms(listForms(getState()).map(saveForm)));
