import type { ModuleAvailability } from '@/domain/modules/availability';
import { isMap } from '@/lib/values';
import { getAcceleratorSentences, type SaveSentences } from './sentences';

/** Option key → the server's value; module slugs are keys, too, with a boolean (DATA-10, DATA-23, DATA-24). */
export type SettingsMap = Record<string, unknown>;

/** A change of one member of a list, which keeps the other members of the saved list. */
export interface MemberChange {
	member: string;
	isOn: boolean;
}

export interface CompanionFacts {
	/** Undefined for a module that this site does not have. */
	availabilityOf: (module: string) => ModuleAvailability | undefined;
	isOn: (key: string) => boolean;
	/** The theme turns it on, whatever is saved. */
	isOfTheme: (key: string) => boolean;
	/** The plan or a product includes instant search. */
	hasInstantSearch: boolean;
}

/** The effects of a change of a setting, wherever it is changed. */
export interface SettingEffects {
	/** The page is reloaded after the save, because the admin around the app changes (NOTICE-22, NOTICE-25). */
	reload?: true;
	/** The settings are reloaded after the save, because the server rewrites the value or changes other settings. */
	reread?: true;
	/** Saved without progress and success notices (NOTICE-24). */
	quiet?: true;
	/** The value is the opposite of the switch. */
	isInverted?: true;
	/** The module in the event of the switch (TRACK-12); by default the one that lists the option. */
	module?: string;
	/** Not a key of the server: these settings are set instead. */
	parts?: readonly string[];
	/** A list, which is changed one member at a time; these are always members (TRAFFIC-48). */
	always?: readonly string[];
	/** All settings that are saved with a switch, in the order that the server must process. */
	companions?: (isOn: boolean, facts: CompanionFacts) => SettingsMap;
	/** Saved if the server refuses the switch, which is then sent again. */
	remedy?: (isOn: boolean, facts: CompanionFacts) => SettingsMap | undefined;
	/** The notices of the save, if they differ from the default. */
	getSentences?: (value: unknown) => SaveSentences | undefined;
	/** Another option of the same module, which is on while either option is (SETDISC-11, WRITING-17). */
	sharedWith?: { module: string; option: string };
}

const isAvailable = ({ availabilityOf }: CompanionFacts, module: string) =>
	availabilityOf(module)?.kind === 'available';

/** Site code forces the module on: the server would refuse to switch it off, and the option with it. */
const isForcedOn = ({ availabilityOf }: CompanionFacts, module: string) => {
	const availability = availabilityOf(module);
	return availability?.kind === 'locked' && availability.override === 'active';
};

/**
 * The effects of an option that shares its module with another option.
 *
 * Turning the option on activates the module, and turning it off deactivates the module unless the other option needs it. The
 * other option may be on once the module is active, so its own key turns it off.
 */
function shareModule(module: string, own: string, option: string): SettingEffects {
	return {
		sharedWith: { module, option },
		companions(isOn, facts) {
			const isOtherOn = facts.isOn(module) && (facts.isOn(option) || facts.isOfTheme(option));
			if (isOtherOn || isForcedOn(facts, module)) {
				return { [own]: isOn };
			}
			return isOn
				? { [module]: true, [own]: true, [option]: false }
				: { [own]: false, [module]: false };
		},
	};
}

/** The site may not have registered the purchase yet: this setting does it, so that the search can be enabled (SETPERF-14). */
const claimSearch: SettingEffects['remedy'] = (isOn, { hasInstantSearch }) =>
	isOn && hasInstantSearch ? { has_jetpack_search_product: true } : undefined;

const POSTS = 'wpcom_publish_posts_with_markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';
const RELOAD = { reload: true } as const;
const REREAD = { reread: true } as const;
const QUIET = { quiet: true } as const;

/**
 * The effects of the settings that have any. A separate table, because the first route needs it without the
 * registry, whose records refer to it.
 */
export const EFFECTS = {
	masterbar: RELOAD,
	jetpack_testimonial: {
		...RELOAD,
		...shareModule('custom-content-types', 'jetpack_testimonial', 'jetpack_portfolio'),
	},
	jetpack_portfolio: {
		...RELOAD,
		...shareModule('custom-content-types', 'jetpack_portfolio', 'jetpack_testimonial'),
	},
	[POSTS]: shareModule('markdown', POSTS, COMMENTS),
	[COMMENTS]: shareModule('markdown', COMMENTS, POSTS),
	markdown: REREAD,
	'gravatar-hovercards': REREAD,
	jetpack_protect_global_whitelist: REREAD,
	jetpack_waf_ip_allow_list: REREAD,
	post_by_email_address: REREAD,
	waf: REREAD,
	dismiss_dash_app_card: QUIET,
	dismiss_empty_stats_card: QUIET,
	dismiss_dash_backup_getting_started: QUIET,
	jetpack_blocks_disabled: { isInverted: true, module: 'blocks' },
	roles: { ...REREAD, always: ['administrator'] },
	count_roles: REREAD,
	'site-accelerator': {
		parts: ['photon', 'photon-cdn'],
		getSentences: getAcceleratorSentences,
	},
	photon: {
		// The galleries depend on the images (SETPERF-07).
		companions: (isOn, facts) => ({
			photon: isOn,
			...(isAvailable(facts, 'tiled-gallery') && { 'tiled-gallery': isOn, tiled_galleries: isOn }),
		}),
	},
	search: {
		// Instant search does nothing without the search (SETPERF-12).
		companions: (isOn) => ({ search: isOn, ...(!isOn && { instant_search_enabled: false }) }),
		remedy: claimSearch,
	},
	instant_search_enabled: {
		companions: (isOn) => ({ ...(isOn && { search: true }), instant_search_enabled: isOn }),
		remedy: claimSearch,
	},
} as const satisfies Record<string, SettingEffects>;

const NONE: SettingEffects = {};
const byKey = new Map<string, SettingEffects>(Object.entries(EFFECTS));

export const effectsOf = (key: string): SettingEffects => byKey.get(key) ?? NONE;

/** The setting that activates the search: instant search switches the search on with it (CARD-10, CARD-11). */
export const getSearchSwitch = (hasInstantSearch: boolean) =>
	hasInstantSearch ? 'instant_search_enabled' : 'search';

export const isMemberChange = (value: unknown): value is MemberChange =>
	isMap(value) && typeof value.member === 'string' && typeof value.isOn === 'boolean';

/** A list as the server prints it: PHP prints a list with a removed member as a map. */
export function readMembers(saved: unknown): string[] {
	const values = isMap(saved) ? Object.values(saved) : saved;
	const members = Array.isArray(values)
		? values.filter((member): member is string => typeof member === 'string' && member !== '')
		: [];
	return [...new Set(members)];
}

/** Adds or removes a member of a list (TRAFFIC-49); its other members stay, and some are always in it (TRAFFIC-48). */
export function changeMember(
	key: string,
	saved: unknown,
	{ member, isOn }: MemberChange,
): string[] {
	const others = readMembers(saved).filter((one) => one !== member);
	const { always = [] } = effectsOf(key);
	return [...new Set([...always, ...others, ...(isOn ? [member] : [])])];
}

/** Whether the saved value depends on the server's current one. */
export const needsFreshValues = (values: SettingsMap): boolean =>
	Object.values(values).some(isMemberChange);

/** The settings to save: expands our own settings into the server keys they stand for, except those that cannot be changed here (SETPERF-05). */
export function resolveParts(values: SettingsMap, { availabilityOf }: CompanionFacts): SettingsMap {
	const entries = Object.entries(values).flatMap(([key, value]) => {
		const { parts } = effectsOf(key);
		return parts
			? parts
					.filter((part) => availabilityOf(part)?.kind === 'available')
					.map((part) => [part, value] as const)
			: [[key, value] as const];
	});
	return Object.fromEntries(entries);
}

/** All changes to save for some settings from `resolveParts`, with their companions, in the order in which the server must process them. */
export function resolveChanges(
	values: SettingsMap,
	facts: CompanionFacts,
	saved: SettingsMap,
): SettingsMap {
	const changes: SettingsMap = {};
	for (const [key, value] of Object.entries(values)) {
		const { companions } = effectsOf(key);
		if (companions && typeof value === 'boolean') {
			Object.assign(changes, companions(value, facts));
		} else {
			changes[key] = isMemberChange(value) ? changeMember(key, saved[key], value) : value;
		}
	}
	// A requested change beats a companion of another one.
	const asked = Object.entries(values).filter(([, value]) => !isMemberChange(value));
	return Object.assign(changes, Object.fromEntries(asked));
}

/** The settings to save if the server refuses a change, which is then sent again (SETPERF-14). */
export function resolveRemedy(values: SettingsMap, facts: CompanionFacts): SettingsMap | undefined {
	const remedies = Object.entries(values).map(([key, value]) =>
		effectsOf(key).remedy?.(value === true, facts),
	);
	return remedies.find(Boolean);
}

/** Whether all values are of switches, whose change can be undone from the notice about it. */
export const areSwitches = (values: SettingsMap): boolean =>
	Object.values(values).every((value) => typeof value === 'boolean' || isMemberChange(value));

/** A switch that was used, as its event reports it (TRACK-12). */
export interface UsedSwitch {
	key: string;
	/** The module from the effects, if it is not the one that lists the option. */
	module?: string;
	isOn: boolean;
	/** The member of a list. */
	member?: string;
}

/** The switches among some settings; a dismissal is not a switch. */
export const listUsedSwitches = (values: SettingsMap): UsedSwitch[] =>
	Object.entries(values).flatMap(([key, value]): UsedSwitch[] => {
		const { quiet, isInverted = false, module } = effectsOf(key);
		if (isMemberChange(value)) {
			return [{ key, module, ...value }];
		}
		return typeof value === 'boolean' && !quiet
			? [{ key, module, isOn: value !== isInverted }]
			: [];
	});

/** Dismissals are saved without progress and success notices (NOTICE-24). */
export const isQuietSave = (changes: SettingsMap): boolean =>
	Object.keys(changes).every((key) => effectsOf(key).quiet);

/** Whether the page is reloaded after the save (NOTICE-25). */
export const isReloadingSave = (changes: SettingsMap): boolean =>
	Object.keys(changes).some((key) => effectsOf(key).reload);

export const mustReadAgain = (changes: SettingsMap): boolean =>
	Object.keys(changes).some((key) => effectsOf(key).reread);

/** The values after a save: the sent ones, overridden by values in the server's raw answer (API-20), a map or a boolean. */
export function resolveSavedValues(changes: SettingsMap, answer: unknown): SettingsMap {
	if (!isMap(answer)) {
		return changes;
	}
	const made = Object.keys(changes).filter((key) => key in answer);
	return { ...changes, ...Object.fromEntries(made.map((key) => [key, answer[key]])) };
}

/** The same settings as in `php-stub/extras/trial/class-lock-outs.php`. */
const LOCK_OUTS =
	/^(account-protection|protect|sso|waf|jetpack_(protect_global_whitelist|sso_.+|waf_(automatic|ip)_.+))$/;

/** Whether a change of a setting can keep people from logging in, or from reaching the site. */
export const canLockOut = (key: string): boolean => LOCK_OUTS.test(key);
