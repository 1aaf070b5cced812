import { toFormValue } from '@/domain/settings-form';
import { selectSetting } from '../settings';
import type { RootState } from '../types';

/**
 * What a field shows: what was typed, else what is saved. It stands apart from the other selectors, which the first
 * chunk has: what values look like in a form comes with the forms.
 */
export const selectFieldValue = (state: RootState, key: string): string =>
	state.settingsForm.drafts[key]?.value ?? toFormValue(key, selectSetting(state, key));
