import { __, sprintf } from '@wordpress/i18n';
import type { ModuleMap } from '@/domain/modules/types';
import {
	listRows,
	nameFeature,
	readField,
	readSettingText,
	type RowFacts,
	type Setting,
	type SettingId,
	type SettingsCard,
	type SettingState,
	type SettingText,
} from '@/domain/settings/registry';

export interface SwitchAct {
	id: SettingId;
	/** What the command does, as a sentence. */
	label: string;
	isOn: boolean;
	text: SettingText;
}

export interface ActFacts extends Omit<RowFacts, 'isOn' | 'isFound'> {
	cards: readonly SettingsCard[];
	modules: ModuleMap;
	stateOf: (setting: Setting) => SettingState;
	/** By the server's key. */
	isOn: (key: string) => boolean;
}

/** A feature has a noun as its name, and a setting a phrase. */
function describe(name: string, isFeature: boolean, isOn: boolean): string {
	if (isFeature) {
		return isOn
			? /* translators: %s: name of a feature, such as "Downtime monitoring". */
				sprintf(__('Turn on %s'), name)
			: /* translators: %s: name of a feature, such as "Downtime monitoring". */
				sprintf(__('Turn off %s'), name);
	}
	return isOn
		? /* translators: %s: name of a setting, such as "Show a link to the post". */
			sprintf(__('Turn on: %s'), name)
		: /* translators: %s: name of a setting, such as "Show a link to the post". */
			sprintf(__('Turn off: %s'), name);
}

/** The verb is searched, too. It ranks below the names of settings, some of which begin like it. */
const withVerb = ({ names, fields }: SettingText, verb: string): SettingText => ({
	names,
	fields: [...fields, [58, readField(verb)]],
});

/**
 * The switches that this person may use now, each with the opposite of its value. They are the rows of the visible cards, by the rules of those
 * cards. A switch that the plan, the host, the connection or another switch forbids is left out.
 */
export function listSwitchActs({ cards, modules, stateOf, isOn, ...facts }: ActFacts): SwitchAct[] {
	const isUsable = (setting: Setting) =>
		(setting.control === 'module' || setting.control === 'switch') &&
		modules[setting.module]?.isAvailable !== false &&
		stateOf(setting).kind === 'usable';
	return cards.flatMap((card) =>
		listRows(card, { ...facts, isOn, isFound: () => false })
			.filter(isUsable)
			.map((setting): SwitchAct => {
				const feature = nameFeature(setting);
				const next = !isOn(setting.id);
				const say = (name: string) => describe(name, feature !== '', next);
				return {
					id: setting.id,
					label: say(feature || setting.getName()),
					isOn: next,
					text: withVerb(readSettingText(card, setting, modules, {}), say('')),
				};
			}),
	);
}
