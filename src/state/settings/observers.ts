import { isQuietSave, isReloadingSave, listUsedSwitches } from '@/domain/settings';
import { canLockOut } from '@/domain/settings/lock-outs';
import type { SettingsMap } from '@/domain/settings/effects';
import { recallTrialChoice } from '../trial-memory';
import type { AppThunk, RootState } from '../types';
import type { Saved } from './plan';
import { trialStarted } from './slice';

/** The module of a key: itself, or the one that lists it among its options. */
const findModule = ({ modules }: RootState, key: string): string =>
	modules[key]?.module ??
	Object.values(modules).find(({ options }) => key in options)?.module ??
	key;

/** Records that switches were used (TRACK-12). */
const recordUse =
	({ plan: { asked = {}, isRepeat } }: Saved): AppThunk =>
	(_dispatch, getState, { tracks }) =>
		listUsedSwitches(isRepeat ? {} : asked).forEach(({ key, module, isOn, member }) =>
			tracks.recordEvent('jetpack_wpa_settings_toggle', {
				module: module ?? findModule(getState(), key),
				setting: key,
				toggled: isOn ? 'on' : 'off',
				...(member !== undefined && { role: member }),
			}),
		);

/** Fetches the code with the first save. A change is saved even if it can't be remembered. */
const addToHistory =
	({ before, values }: Saved): AppThunk<unknown> =>
	(dispatch) =>
		!isQuietSave(values) &&
		import(/* webpackChunkName: "tools" */ '../settings-history').then(
			({ recordSave }) => dispatch(recordSave(before, values)),
			() => undefined,
		);

/** Whether the site should put changes back unless somebody keeps them. */
export const isTrialWanted =
	(changes: SettingsMap): AppThunk<boolean> =>
	(dispatch, getState) =>
		getState().site.trial !== null &&
		Object.keys(changes).some(canLockOut) &&
		dispatch(recallTrialChoice());

/** Asks whether to keep changes that were sent, if the site has put them on trial. Fetches the code with the first such change. */
export const askToKeep =
	(sent: SettingsMap): AppThunk<unknown> =>
	(dispatch) =>
		dispatch(isTrialWanted(sent)) &&
		import(/* webpackChunkName: "trial" */ '../trial').then(
			(trial) => {
				dispatch(trialStarted());
				return dispatch(trial.askToKeep());
			},
			() => undefined,
		);

/** Reloads the page where the admin around the app changes (NOTICE-25). A switch that was turned again has another save pending. */
const reloadPage =
	({ values, isTurned }: Saved): AppThunk<unknown> =>
	(_dispatch, _getState, { browser }) =>
		isReloadingSave(values) && !isTurned && browser.reload();

/** What follows a save, in this order. Nothing waits for it. */
export const OBSERVERS: readonly ((saved: Saved) => AppThunk<unknown>)[] = [
	recordUse,
	addToHistory,
	({ error, changes, values }) => askToKeep(error ? changes : values),
	reloadPage,
];
