import { resolveSearchProduct } from '@/domain/search/dashboard-card';
import {
	effectsOf,
	type CompanionFacts,
	type MemberChange,
	type SettingsMap,
	areSwitches,
	isQuietSave,
	listUsedSwitches,
	needsFreshValues,
	resolveChanges,
	resolveParts,
	resolveRemedy,
} from '@/domain/settings/effects';
import { describeSwitch, type SaveSentences } from '@/domain/settings/sentences';
import type { SettingKey } from '@/domain/settings/registry';
import { isSwitchedOn } from '@/lib/values';
import { selectEntitlements } from '../site/entitlements';
import { selectModuleAvailability } from '../modules';
import { BUSY } from '../store/outcome';
import { selectSite } from '../site';
import type { AppThunk, AsyncThunk, RootState } from '../store/types';
import { dismissHere } from './load';
import { saveValues } from './save';
import { readSetting } from './selectors';

/** A switch, a text, or a change of one member of a list. */
type SettingValue = boolean | string | MemberChange;

interface SetOptions {
	/** The switch that shows a failure; the first setting by default. */
	failureKey?: string;
	/** The name of the switch (`nameSwitch`), without which the notices don't say what is on or off. */
	subject?: string;
	/** Replaces the notices, such as those of an activation. */
	sentences?: SaveSentences;
	/** Shows no notices, neither of success nor of failure: the caller does. */
	isSilent?: boolean;
	/** Says that it was saved, unless an extra asks about it. */
	confirm?: AppThunk;
	/** A retry, which is not recorded as another use of the switch. */
	isRepeat?: boolean;
}

function readFacts(state: RootState): CompanionFacts {
	return {
		availabilityOf: (module) => selectModuleAvailability(state, module),
		isOn: (key) => isSwitchedOn(readSetting(state, key)),
		isOfTheme: (key) => selectSite(state).theme.support[key] === true,
		hasInstantSearch: resolveSearchProduct(selectEntitlements(state), false) === 'instant',
	};
}

/** Whether these values are being saved already: a second click is ignored. */
const isUnderWay = ({ settings }: RootState, values: SettingsMap): boolean =>
	Object.entries(values).every(
		([key, value]) => typeof value === 'boolean' && settings.pending[key]?.value === value,
	);

/** The new state (NOTICE-21), after the notice of success. */
export function describeResult(values: SettingsMap, { failureKey, subject }: SetOptions) {
	const used = listUsedSwitches(values);
	const turned = used.find(({ key }) => key === failureKey) ?? used[0];
	return subject && turned && describeSwitch(subject, turned.isOn);
}

/** As `setSettings`, for keys that are only known at runtime, such as those of a retry. */
const setValues =
	(values: SettingsMap, options: SetOptions): AsyncThunk<SettingsMap> =>
	async (dispatch, getState) => {
		const state = getState();
		const { saved } = state.settings;
		const facts = readFacts(state);
		const parts = resolveParts(values, facts);
		const derive = (site: SettingsMap) => resolveChanges(parts, facts, site);
		const changes = derive(saved);
		if (isUnderWay(state, changes)) {
			return { error: BUSY };
		}
		const [first = ''] = Object.keys(values);
		const isQuiet = isQuietSave(changes);
		// A server that reported no settings may know the key.
		if (isQuiet && !(first in saved) && Object.keys(saved).length > 0) {
			return dispatch(dismissHere(first));
		}
		const { failureKey = first, subject, isSilent, confirm, isRepeat } = options;
		const isSwitch = areSwitches(parts) && !isQuiet && !isSilent;
		const sentences = options.sentences ?? effectsOf(first).getSentences?.(values[first]);
		return dispatch(
			saveValues({
				changes: needsFreshValues(parts) ? derive : changes,
				sentences,
				remedy: resolveRemedy(parts, facts),
				isSilent,
				confirm,
				control: isSwitch ? { failureKey, subject, values } : undefined,
				// Other sentences already say it.
				result: sentences ? undefined : describeResult(values, { failureKey, subject }),
				asked: parts,
				isRepeat,
			}),
		);
	};

/**
 * Sets settings with the effects of their change (`EFFECTS`): companions, one event for each switch, one notice,
 * one undo, a reload of the page or of the settings. Shown at once, rolled back with the server's reason.
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

/** Retries the failed change of a switch. */
export const retrySettings =
	(failureKey: string): AsyncThunk<SettingsMap> =>
	async (dispatch, getState) => {
		const { values, subject } = getState().settings.failures[failureKey] ?? {};
		return values
			? dispatch(setValues(values, { failureKey, subject, isRepeat: true }))
			: { error: BUSY };
	};
