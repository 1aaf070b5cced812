import type { Undo } from '@/domain/notices';
import { resolveSearchProduct } from '@/domain/search';
import {
	effectsOf,
	isQuietSave,
	listUsedSwitches,
	needsFreshValues,
	resolveChanges,
	resolveParts,
	resolveRemedy,
	resolveUndo,
	type CompanionFacts,
	type MemberChange,
	type SettingsMap,
} from '@/domain/settings';
import type { SettingKey } from '@/domain/settings/registry';
import { selectEntitlements } from '../entitlements';
import { selectModuleAvailability } from '../modules';
import { BUSY } from '../outcome';
import type { AppThunk, AsyncThunk, RootState } from '../types';
import { buildActivationSentences, buildUndoSentences } from './announce';
import { saveValues } from './save';
import { readSetting } from './selectors';

/** A switch, a text, or a change of one member of a list. */
type SettingValue = boolean | string | MemberChange;

interface SetOptions {
	/** Where the reason of a failure stays; by default at the first setting. */
	place?: string;
	/** What the notices speak of; by default of settings that are saved. `activation`: NOTICE-18. */
	says?: 'activation' | 'undo';
	/** Nothing is reported, neither success nor failure: the caller does. */
	isSilent?: boolean;
	/** Tried again, or taken back: no switch was used once more. */
	isRepeat?: boolean;
}

function readFacts(state: RootState): CompanionFacts {
	return {
		availabilityOf: (module) => selectModuleAvailability(state, module),
		isOn: (key) => Boolean(readSetting(state, key)),
		hasInstantSearch: resolveSearchProduct(selectEntitlements(state), false) === 'instant',
	};
}

/** The module of a key: itself, or the one that lists it among its options. */
const findModule = ({ modules }: RootState, key: string): string =>
	modules[key]?.module ??
	Object.values(modules).find(({ options }) => key in options)?.module ??
	key;

/** Records that switches were used (TRACK-12). */
const recordSwitches =
	(values: SettingsMap): AppThunk =>
	(_dispatch, getState, { tracks }) =>
		listUsedSwitches(values).forEach(({ key, module, isOn, member }) =>
			tracks.recordEvent('jetpack_wpa_settings_toggle', {
				module: module ?? findModule(getState(), key),
				setting: key,
				toggled: isOn ? 'on' : 'off',
				...(member !== undefined && { role: member }),
			}),
		);

/** Whether switches are on their way to these values already: a second click asks for nothing new. */
const isUnderWay = ({ settings }: RootState, values: SettingsMap): boolean =>
	Object.entries(values).every(
		([key, value]) => typeof value === 'boolean' && settings.pending[key]?.value === value,
	);

function findSentences(state: RootState, values: SettingsMap, { says }: SetOptions) {
	const [[key = '', value] = []] = Object.entries(values);
	switch (says) {
		case 'undo':
			return buildUndoSentences();
		case 'activation':
			return buildActivationSentences(state.modules[key]?.name || key);
		default:
			return effectsOf(key).getSentences?.(value);
	}
}

/** As `setSettings`, of keys that are not known before they are read: what takes a save back, or tries it again. */
const setValues =
	(values: SettingsMap, options: SetOptions): AsyncThunk<SettingsMap> =>
	(dispatch, getState) => {
		const state = getState();
		const facts = readFacts(state);
		const parts = resolveParts(values, facts);
		const resolve = (saved: SettingsMap) => resolveChanges(parts, facts, saved);
		const changes = resolve(state.settings.saved);
		if (isUnderWay(state, changes)) {
			return Promise.resolve({ error: BUSY });
		}
		if (!options.isRepeat) {
			dispatch(recordSwitches(parts));
		}
		const [first = ''] = Object.keys(values);
		const place = options.place ?? first;
		const inverse = resolveUndo(parts, changes, state.settings.saved);
		const undo = options.says !== 'undo' && inverse ? { place, values: inverse } : undefined;
		const isSwitch = inverse !== undefined && !isQuietSave(changes) && !options.isSilent;
		return dispatch(
			saveValues(changes, {
				sentences: findSentences(state, values, options),
				remedy: resolveRemedy(parts, facts),
				isSilent: options.isSilent,
				rebase: needsFreshValues(parts) ? resolve : undefined,
				fromSwitch: isSwitch ? { place, values, undo } : undefined,
			}),
		);
	};

/**
 * Sets settings, with what a change of them brings along (`EFFECTS`): companions, one event for each switch, one notice,
 * one undo, a reload or another read. Shown at once, rolled back with the server's own reason.
 *
 * The one way in for every screen: a switch does the same wherever it is.
 */
export const setSettings = (
	values: Partial<Record<SettingKey, SettingValue>>,
	options: SetOptions = {},
): AsyncThunk<SettingsMap> => setValues(values, options);

/** As `setSettings`, for one setting: `setSetting( 'sitemaps', true )`. */
export const setSetting = (
	id: SettingKey,
	value: SettingValue,
	options: SetOptions = {},
): AsyncThunk<SettingsMap> => setValues({ [id]: value }, options);

/** Takes a switch back, once: what was undone is not offered again. */
export const undoSettings = ({ place, values }: Undo): AsyncThunk<SettingsMap> =>
	setValues(values, { place, says: 'undo', isRepeat: true });

/** Sets once more what failed at a place. */
export const retrySettings =
	(place: string): AsyncThunk<SettingsMap> =>
	(dispatch, getState) => {
		const failure = getState().settings.failures[place];
		return failure
			? dispatch(setValues(failure.values, { place, isRepeat: true }))
			: Promise.resolve({ error: BUSY });
	};
