import { nanoid } from '@reduxjs/toolkit';
import { antiSpamApi, type Api } from '@/api';
import type { AntiSpamKeyCheck } from '@/domain/anti-spam';
import { toFormValue } from '@/domain/settings/form';
import { toOutcome } from '../outcome';
import type { AsyncThunk, Outcome } from '../types';
import { checked, checkFailed, checkStarted } from './slice';

/** A key with other characters than the service ever gave out is refused unseen: that is an answer too. */
function toReport({ data, error }: Outcome<AntiSpamKeyCheck>): Outcome<AntiSpamKeyCheck> {
	const reason = error?.fields?.api_key;
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
	async (dispatch, _getState, { api }) => {
		const checkId = nanoid();
		dispatch(checkStarted({ checkId, checkedKey }));
		const report = toReport(await toOutcome(() => call(api)));
		dispatch(
			report.error
				? checkFailed({ checkId, answer: report.error })
				: checked({ checkId, answer: report.data }),
		);
		return report;
	};

const KEY = 'wordpress_api_key';

/** The key that the server holds (API-32). */
export const checkSavedAntiSpamKey = (): AsyncThunk<AntiSpamKeyCheck> => (dispatch, getState) => {
	const saved = toFormValue(KEY, getState().settings.saved[KEY]).trim();
	return dispatch(check(saved, (api) => api(antiSpamApi).checkSavedKey()));
};

/** A key as it was typed, less the blanks around it (API-33, SETSEC-15). */
export const checkAntiSpamKey = (typed: string): AsyncThunk<AntiSpamKeyCheck> =>
	check(typed.trim(), (api) => api(antiSpamApi).checkKey(typed.trim()));
