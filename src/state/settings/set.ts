import type { Undo } from '@/domain/notices/notice';
import { resolveSearchProduct } from '@/domain/search/dashboard-card';
import {
	effectsOf,
	type CompanionFacts,
	type MemberChange,
	type SettingsMap,
} from '@/domain/settings/effects';
import {
	isQuietSave,
	listUnchanged,
	listUsedSwitches,
	needsFreshValues,
	resolveChanges,
	resolveParts,
	resolveRemedy,
	resolveUndo,
} from '@/domain/settings';
import { describeSwitch, type SaveSentences } from '@/domain/settings/sentences';
import type { SettingKey } from '@/domain/settings/registry';
import { isSwitchedOn } from '@/lib/values';
import { selectEntitlements } from '../entitlements';
import { selectModuleAvailability } from '../modules';
import { BUSY } from '../outcome';
import { selectSite } from '../site';
import type { AppThunk, AsyncThunk, RootState } from '../types';
import { buildUndoSentences } from './announce';
import { dismissHere } from './dismissals';
import { saveValues } from './save';
import { readSetting } from './selectors';

/** A switch, a text, or a change of one member of a list. */
type SettingValue = boolean | string | MemberChange;

interface SetOptions {
	/** The switch that shows a failure; the first setting by default. */
	failureKey?: string;
	/** The name of the switch (`nameSwitch`), without which the notices don't say what is on or off. */
	subject?: string;
	/** Shows the notices of an undo. */
	isUndo?: boolean;
	/** Replaces the notices, such as those of an activation. */
	sentences?: SaveSentences;
	/** Shows no notices, neither of success nor of failure: the caller does. */
	isSilent?: boolean;
	/** A retry or an undo, which is not recorded as another use of the switch. */
	isRepeat?: boolean;
	/** Keys that are sent with the value that the server has by then. */
	unchanged?: readonly string[];
}

function readFacts(state: RootState): CompanionFacts {
	return {
		availabilityOf: (module) => selectModuleAvailability(state, module),
		isOn: (key) => isSwitchedOn(readSetting(state, key)),
		isOfTheme: (key) => selectSite(state).theme.support[key] === true,
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

/** Whether these values are being saved already: a second click is ignored. */
const isUnderWay = ({ settings }: RootState, values: SettingsMap): boolean =>
	Object.entries(values).every(
		([key, value]) => typeof value === 'boolean' && settings.pending[key]?.value === value,
	);

function findSentences(values: SettingsMap, { isUndo }: SetOptions) {
	const [[key = '', value] = []] = Object.entries(values);
	return isUndo ? buildUndoSentences() : effectsOf(key).getSentences?.(value);
}

/** The new state (NOTICE-21), after the notice of success. */
function describeResult(values: SettingsMap, { failureKey, subject }: SetOptions) {
	const used = listUsedSwitches(values);
	const turned = used.find(({ key }) => key === failureKey) ?? used[0];
	return subject && turned && describeSwitch(subject, turned.isOn);
}

/** As `setSettings`, for keys that are only known at runtime: those of an undo or a retry. */
const setValues =
	(values: SettingsMap, options: SetOptions): AsyncThunk<SettingsMap> =>
	(dispatch, getState) => {
		const state = getState();
		const facts = readFacts(state);
		const parts = resolveParts(values, facts);
		const { saved } = state.settings;
		const { unchanged = [] } = options;
		const resolve = (base: SettingsMap) => ({
			...resolveChanges(parts, facts, base),
			...Object.fromEntries(unchanged.map((key) => [key, Boolean(base[key])])),
		});
		const changes = resolve(saved);
		if (isUnderWay(state, changes)) {
			return Promise.resolve({ error: BUSY });
		}
		if (!options.isRepeat) {
			dispatch(recordSwitches(parts));
		}
		const [first = ''] = Object.keys(values);
		// A server that reported no settings may know the key.
		const isKept = !(first in saved) && Object.keys(saved).length > 0;
		if (isKept && isQuietSave(changes)) {
			return dispatch(dismissHere(first));
		}
		const { failureKey = first, subject } = options;
		const inverse = resolveUndo(parts, changes, saved);
		const undo =
			!options.isUndo && inverse
				? { failureKey, subject, values: inverse, unchanged: listUnchanged(inverse, changes) }
				: undefined;
		const isSwitch = inverse !== undefined && !isQuietSave(changes) && !options.isSilent;
		const sentences = options.sentences ?? findSentences(values, options);
		// Another sentence already says it.
		const isPlain = !sentences || options.isUndo;
		const result = isPlain ? describeResult(values, { failureKey, subject }) : undefined;
		return dispatch(
			saveValues(changes, {
				sentences,
				remedy: resolveRemedy(parts, facts),
				isSilent: options.isSilent,
				rebase: needsFreshValues(parts) || unchanged.length > 0 ? resolve : undefined,
				fromSwitch: isSwitch ? { failureKey, subject, values, undo, result } : undefined,
			}),
		);
	};

/**
 * Sets settings with the effects of their change (`EFFECTS`): companions, one event for each switch, one notice,
 * one undo, a reload of the page or of the settings. Shown at once, rolled back with the server's reason.
 *
 * Every screen uses this, so that a switch does the same everywhere.
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

/** Undoes a change, once: an undo offers no further undo. */
export const undoSettings = ({ values, ...undo }: Undo): AsyncThunk<SettingsMap> =>
	setValues(values, { ...undo, isUndo: true, isRepeat: true });

/** Retries the failed change of a switch. */
export const retrySettings =
	(failureKey: string): AsyncThunk<SettingsMap> =>
	(dispatch, getState) => {
		const failure = getState().settings.failures[failureKey];
		return failure
			? dispatch(
					setValues(failure.values, { failureKey, subject: failure.subject, isRepeat: true }),
				)
			: Promise.resolve({ error: BUSY });
	};
