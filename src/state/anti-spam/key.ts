import { nanoid } from '@reduxjs/toolkit';
import type { Api, ErrorInfo } from '@/api';
import { antiSpamApi } from '@/api/entities/anti-spam';
import type { AntiSpamKeyCheck } from '@/domain/anti-spam';
import { cleanKey } from '@/domain/pasted/key';
import { toFormValue } from '@/domain/settings/form';
import { injectRecord } from '../store/inject-record';
import { toOutcome } from '../store/outcome';
import { nameKeys } from '../settings';
import type { AsyncThunk, Outcome } from '../store/types';

interface KeyCheckState extends AntiSpamKeyCheck {
	/** The key that was checked, because an answer is valid only for its own key; null before the first check. */
	checkedKey: string | null;
	/** The id of the pending check; answers to older checks are ignored, because the field has changed since. */
	checkId: string | null;
	/** Why the last check failed; kept while the same key is checked again. */
	error: ErrorInfo | null;
}

const initialKey: KeyCheckState = {
	validKey: null,
	invalidKeyCode: '',
	invalidKeyMessage: '',
	checkedKey: null,
	checkId: null,
	error: null,
};

const keyCheck = injectRecord('antiSpamKey', initialKey);

export const selectAntiSpamKeyCheck = keyCheck.select;

const PARAMETER = 'api_key';

/** A key with characters that the service never uses is rejected without a request. */
function toReport({ data, error }: Outcome<AntiSpamKeyCheck>): Outcome<AntiSpamKeyCheck> {
	const reason = error?.fields?.[PARAMETER];
	if (error && reason !== undefined) {
		const { code } = error;
		return { data: { validKey: false, invalidKeyCode: code, invalidKeyMessage: reason } };
	}
	return error ? { error } : { data };
}

const check =
	(
		checkedKey: string,
		call: (api: Api) => Promise<AntiSpamKeyCheck>,
	): AsyncThunk<AntiSpamKeyCheck> =>
	async (dispatch, getState, { api }) => {
		const checkId = nanoid();
		const before = selectAntiSpamKeyCheck(getState());
		const known = before.checkedKey === checkedKey ? before.error : null;
		dispatch(keyCheck.changed({ ...initialKey, checkId, checkedKey, error: known }));
		const { data, error } = await toOutcome(() => call(api));
		const report = toReport(error ? { error: await nameKeys(error, [PARAMETER]) } : { data });
		if (selectAntiSpamKeyCheck(getState()).checkId === checkId) {
			const { error: failure = null, data: answer } = report;
			dispatch(keyCheck.changed({ ...answer, error: failure, checkId: null }));
		}
		return report;
	};

const KEY = 'wordpress_api_key';

/** The saved key (API-32). */
export const checkSavedAntiSpamKey = (): AsyncThunk<AntiSpamKeyCheck> => (dispatch, getState) => {
	const saved = cleanKey(toFormValue(KEY, getState().settings.saved[KEY]));
	return dispatch(check(saved, (api) => api(antiSpamApi).checkSavedKey()));
};

/** Checks the key in a pasted text (API-33, SETSEC-15). */
export const checkAntiSpamKey = (typed: string): AsyncThunk<AntiSpamKeyCheck> => {
	const key = cleanKey(typed);
	return check(key, (api) => api(antiSpamApi).checkKey(key));
};
