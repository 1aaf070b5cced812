import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { dropsLines, findLostLines, isKept, toFormValue } from '@/domain/settings/form';
import type { AppThunk, RootState } from '../types';
import { rebased, refused, saved, selectSettingsForm } from './form';
import { readSaved } from './selectors';

type Values = Record<string, string>;

const LOST = 'lost_lines';

const savedTextOf = (state: RootState, key: string) => toFormValue(key, readSaved(state, key));

const describeLost = (lines: readonly string[]) =>
	sprintf(
		/* translators: %s: lines of a list of addresses. */
		__("The site didn't keep these lines: %s", 'dashboard-for-jetpack'),
		lines.join(', '),
	);

/** The server drops invalid lines and reports success: returns the dropped lines as an error, undefined if there are none. */
export function findLoss(state: RootState, values: Values): ErrorInfo | undefined {
	const lost = Object.entries(values).flatMap(([key, sent]) =>
		dropsLines(key) ? findLostLines(sent, savedTextOf(state, key)) : [],
	);
	return lost.length === 0
		? undefined
		: { kind: 'unexpected', code: LOST, status: 0, message: describeLost(lost) };
}

/** Removes the drafts that were saved; dropped lines stay in the field, with the reason. */
export const settleSaved =
	(values: Values): AppThunk =>
	(dispatch, getState) => {
		for (const [key, sent] of Object.entries(values)) {
			const kept = savedTextOf(getState(), key);
			const lost = dropsLines(key) ? findLostLines(sent, kept) : [];
			if (lost.length === 0) {
				dispatch(saved({ [key]: { sent, kept } }));
			} else {
				dispatch(rebased({ key, kept }));
				dispatch(refused({ [key]: describeLost(lost) }));
			}
		}
	};

/** Whether dropped lines are all that went wrong with a save. */
export const isLoss = ({ code }: ErrorInfo) => code === LOST;

/** After a refusal, shows the reasons at their fields and removes the drafts that were saved nevertheless. */
export const settlePartly =
	(values: Values, error: ErrorInfo): AppThunk =>
	(dispatch, getState) => {
		if (error.code === 'some_updated') {
			for (const [key, sent] of Object.entries(values)) {
				const kept = savedTextOf(getState(), key);
				const base = selectSettingsForm(getState()).drafts[key]?.base;
				if (isKept(key, kept, sent, base)) {
					dispatch(saved({ [key]: { sent, kept } }));
				}
			}
		}
		dispatch(refused(error.fields ?? {}));
	};
