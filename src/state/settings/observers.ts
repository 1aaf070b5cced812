import { isQuietSave, isReloadingSave, listUsedSwitches } from '@/domain/settings';
import { findModuleOf } from '../modules';
import type { AppThunk } from '../types';
import type { Saved } from './plan';

/** Records that switches were used (TRACK-12). */
const recordUse =
	({ plan: { asked = {}, isRepeat } }: Saved): AppThunk =>
	(_dispatch, getState, { tracks }) =>
		listUsedSwitches(isRepeat ? {} : asked).forEach(({ key, module, isOn, member }) =>
			tracks.recordEvent('jetpack_wpa_settings_toggle', {
				module: module ?? findModuleOf(getState(), key),
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

/** Tells the extras of a save, or of a file with its last request. */
export const tellExtras =
	({ before, values }: Pick<Saved, 'before' | 'values'>): AppThunk =>
	(dispatch, _getState, { saveExtras }) =>
		saveExtras.forEach(({ observe }) => observe && dispatch(observe(before, values)));

/** Reloads the page where the admin around the app changes (NOTICE-25). A switch that was turned again has another save pending. */
const reloadPage =
	({ values, isTurned }: Saved): AppThunk<unknown> =>
	(_dispatch, _getState, { browser }) =>
		isReloadingSave(values) && !isTurned && browser.reload();

/** What follows a save, in this order. Nothing waits for it. */
export const OBSERVERS: readonly ((saved: Saved) => AppThunk<unknown>)[] = [
	recordUse,
	addToHistory,
	tellExtras,
	reloadPage,
];
