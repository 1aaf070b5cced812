import { formKeysOf, SETTINGS_CARDS } from '@/domain/settings-registry';
import { selectIsWaiting } from '@/screens/settings/frame/use-setting-state';
import { saveAntiSpamKey } from '@/state/anti-spam';
import { saveFields, saveForms, selectDraftKeys } from '@/state/settings-form';
import type { AppThunk, AsyncThunk, RootState } from '@/state/types';

/** The keys of the anti-spam card's form, which are saved only after the service took them (SETSEC-16). */
const CHECKED = 'wordpress_api_key';

/** What was typed and can be saved, each form by itself. */
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

/** Whether anything waits that would be lost. */
export const selectHasWaiting = (state: RootState): boolean =>
	selectDraftKeys(state).some((key) => selectIsWaiting(state, key));

const saveForm = (keys: string[]): AsyncThunk<unknown> =>
	keys.includes(CHECKED) ? saveAntiSpamKey() : saveFields(keys);

/**
 * Saves every form in which something waits.
 *
 * @return Whether the server has all of it.
 */
export const saveAll = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
	dispatch(saveForms(listForms(getState()).map(saveForm)));
