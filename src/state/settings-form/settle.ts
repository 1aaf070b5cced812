import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { dropsLines, findLostLines, isSameFormValue, toFormValue } from '@/domain/settings-form';
import type { AppThunk, RootState } from '../types';
import { rebased, refused, saved } from './slice';

type Values = Record<string, string>;

const keptOf = (state: RootState, key: string) => toFormValue(key, state.settings.saved[key]);

const describeLost = (lines: readonly string[]) =>
	sprintf(
		/* translators: %s: lines of a list of addresses. */
		__("The site didn't keep these lines: %s", 'dashboard-for-jetpack'),
		lines.join(', '),
	);

/** The server drops lines that are no addresses and calls that a success; they stay in the field. */
export const settleSaved =
	(values: Values): AppThunk =>
	(dispatch, getState) => {
		for (const [key, sent] of Object.entries(values)) {
			const kept = keptOf(getState(), key);
			const lost = dropsLines(key) ? findLostLines(sent, kept) : [];
			if (lost.length === 0) {
				dispatch(saved({ [key]: { sent, kept } }));
			} else {
				dispatch(rebased({ key, kept }));
				dispatch(refused({ [key]: describeLost(lost) }));
			}
		}
	};

/** After a refusal: the reasons go to their fields, and what the server kept in spite of it is done. */
export const settlePartly =
	(values: Values, error: ErrorInfo): AppThunk =>
	(dispatch, getState) => {
		if (error.code === 'some_updated') {
			for (const [key, sent] of Object.entries(values)) {
				const kept = keptOf(getState(), key);
				if (isSameFormValue(key, kept, sent)) {
					dispatch(saved({ [key]: { sent, kept } }));
				}
			}
		}
		dispatch(refused(error.fields ?? {}));
	};
