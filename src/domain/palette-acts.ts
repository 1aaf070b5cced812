import { __, sprintf } from '@wordpress/i18n';
import type { ModuleMap } from '@/domain/modules/types';
import {
	listRows,
	readSettingText,
	type RowFacts,
	type Setting,
	type SettingId,
	type SettingsCard,
	type SettingState,
	type SettingText,
} from '@/domain/settings/registry';

/** A switch as a command: what it does when chosen. */
export interface SwitchAct {
	id: SettingId;
	/** The name of the feature or the setting. */
	name: string;
	/** What the command does, as a sentence. */
	label: string;
	/** The value that it sets. */
	isOn: boolean;
	/** The texts in which a search finds it. */
	text: SettingText;
}

export interface ActFacts extends Omit<RowFacts, 'isOn' | 'isFound'> {
	cards: readonly SettingsCard[];
	modules: ModuleMap;
	stateOf: (setting: Setting) => SettingState;
	/** By the server's key. */
	isOn: (key: string) => boolean;
}

/** The name of a feature, a noun: its card's title if that names this feature alone, otherwise the server's. */
function findFeatureName(
	card: SettingsCard,
	{ id, control }: Setting,
	{ cards, modules }: Pick<ActFacts, 'cards' | 'modules'>,
): string {
	if (control !== 'module') {
		return '';
	}
	const title = card.getTitle();
	const isAlone =
		card.settings[0].id === id &&
		card.settings.filter((one) => one.control === 'module').length === 1 &&
		cards.filter((one) => one.getTitle() === title).length === 1;
	return isAlone ? title : (modules[id]?.name ?? '');
}

/** A feature has a noun as its name, and a setting a phrase. */
function describe(name: string, isFeature: boolean, isOn: boolean): string {
	if (isFeature) {
		return isOn
			? /* translators: %s: name of a feature, such as "Downtime monitoring". */
				sprintf(__('Turn on %s', 'dashboard-for-jetpack'), name)
			: /* translators: %s: name of a feature, such as "Downtime monitoring". */
				sprintf(__('Turn off %s', 'dashboard-for-jetpack'), name);
	}
	return isOn
		? /* translators: %s: name of a setting, such as "Show a link to the post". */
			sprintf(__('Turn on: %s', 'dashboard-for-jetpack'), name)
		: /* translators: %s: name of a setting, such as "Show a link to the post". */
			sprintf(__('Turn off: %s', 'dashboard-for-jetpack'), name);
}

/**
 * The switches that this person may use now, each with the value that it does not have: the rows of the visible cards by the rules of
 * their cards. A switch that the plan, the host, the connection or another switch forbids is left out.
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
				const feature = findFeatureName(card, setting, { cards, modules });
				const name = feature || setting.getName();
				const next = !isOn(setting.id);
				const label = describe(name, feature !== '', next);
				return {
					id: setting.id,
					name,
					label,
					isOn: next,
					text: readSettingText(card, setting, modules, {}),
				};
			}),
	);
}
