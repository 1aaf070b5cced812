import { __, sprintf } from '@wordpress/i18n';
import { modulesApi, type ErrorInfo } from '@/api';
import { isReloadingModule, type ModuleMap } from '@/domain/modules';
import type { SettingsMap } from '@/domain/settings';
import type { TracksProperties } from '@/lib/tracks';
import { showFailure, showNotice } from '../notices';
import { BUSY, toOutcome } from '../outcome';
import { saveSettings, switchOn } from '../settings';
import type { AppThunk, AsyncThunk } from '../types';
import { selectIsModuleToggling, selectModule } from './selectors';
import { received } from './slice';

export const loadModules =
	(): AsyncThunk<ModuleMap> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(modulesApi).loadAll());
		if (outcome.data) {
			dispatch(received(outcome.data));
		}
		return outcome;
	};

/**
 * Records that a switch was used (TRACK-12).
 *
 * @param module  Its slug.
 * @param isOn
 * @param setting The key of an option; without it the module itself was switched.
 * @param more    What of the option was switched, where that is not all of it.
 */
export const recordToggle =
	(module: string, isOn: boolean, setting = module, more: TracksProperties = {}): AppThunk =>
	(_dispatch, _getState, { tracks }) =>
		tracks.recordEvent('jetpack_wpa_settings_toggle', {
			module,
			setting,
			toggled: isOn ? 'on' : 'off',
			...more,
		});

/** Switches a module through the shared settings save, as its slug is a key there (TRACK-12). */
export const toggleModule =
	(slug: string, isOn: boolean): AsyncThunk<SettingsMap> =>
	(dispatch) => {
		dispatch(recordToggle(slug, isOn));
		return dispatch(saveSettings({ [slug]: isOn }, { place: slug }));
	};

/**
 * Switches an option of a module, saved at once (TRACK-12).
 *
 * @param changes What is saved with it, where the option is not all of it; worked off in this order.
 * @param undo    What takes it back, where that is not what the site held before.
 */
export const toggleOption =
	(
		module: string,
		key: string,
		isOn: boolean,
		changes: SettingsMap = { [key]: isOn },
		undo?: SettingsMap,
	): AsyncThunk<SettingsMap> =>
	(dispatch) => {
		dispatch(recordToggle(module, isOn, key));
		return dispatch(saveSettings(changes, { place: key, undo }));
	};

const activating = (feature: string) =>
	/* translators: %s: name of a feature. */
	sprintf(__('Activating %s…', 'dashboard-for-jetpack'), feature);

const activated = (feature: string) =>
	/* translators: %s: name of a feature. */
	sprintf(__('%s has been activated.', 'dashboard-for-jetpack'), feature);

const failedToActivate = (feature: string, { message, code, kind }: ErrorInfo) =>
	sprintf(
		/* translators: 1: name of a feature. 2: what the server said. */
		__('%1$s failed to activate. %2$s', 'dashboard-for-jetpack'),
		feature,
		message || code || kind,
	);

/**
 * Activates a module by its own call and says how that goes (NOTICE-18); the page is reloaded for
 * those that change the admin around us (NOTICE-19). A second request is ignored while one runs.
 */
export const activateModule =
	(slug: string): AsyncThunk<undefined> =>
	async (dispatch, getState, { browser }) => {
		if (selectIsModuleToggling(getState(), slug)) {
			return { error: BUSY };
		}
		const name = selectModule(getState(), slug)?.name || slug;
		const notice = { id: `module-${slug}` };
		dispatch(recordToggle(slug, true));
		dispatch(showNotice('info', activating(name), notice));
		const outcome = await dispatch(switchOn(slug, (api) => api(modulesApi).setActive(slug, true)));
		if (outcome.error) {
			dispatch(showFailure(outcome.error, failedToActivate(name, outcome.error), notice));
			return outcome;
		}
		dispatch(showNotice('success', activated(name), notice));
		if (isReloadingModule(slug)) {
			browser.reload();
		}
		return outcome;
	};
