import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { dropsLines, findLostLines, isSameFormValue, toFormValue } from '@/domain/settings/form';
import type { AppThunk, RootState } from '../types';
import { rebased, refused, saved } from './form';

type Values = Record<string, string>;

const LOST = 'lost_lines';

const keptOf = (state: RootState, key: string) => toFormValue(key, state.settings.saved[key]);

const describeLost = (lines: readonly string[]) =>
	sprintf(
		/* translators: %s: lines of a list of addresses. */
		__("The site didn't keep these lines: %s", 'dashboard-for-jetpack'),
		lines.join(', '),
	);

/** The server drops lines and calls that a success: what it has not kept, as an error; undefined where it kept all. */
export function findLoss(state: RootState, values: Values): ErrorInfo | undefined {
	const lost = Object.entries(values).flatMap(([key, sent]) =>
		dropsLines(key) ? findLostLines(sent, keptOf(state, key)) : [],
	);
	return lost.length === 0
		? undefined
		: { kind: 'unexpected', code: LOST, status: 0, message: describeLost(lost) };
}

/** What the server has kept is done; the lines that it has not kept stay in the field, with the reason. */
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

/** Whether a save went wrong in nothing but lines that were not kept. */
export const isLoss = ({ code }: ErrorInfo) => code === LOST;

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
