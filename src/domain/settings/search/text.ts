import { moduleTexts, type ModuleMap } from '@/domain/modules/types';
import { getPluginSlug } from '@/domain/plugins/known-plugins';
import type { PluginMap } from '@/domain/plugins/plugin-state';
import type { Setting, SettingsCard } from '../cards';
import { readField, readQuery, type Field } from './words';

/** The searchable text of a setting. */
export interface SettingText {
	/** Its common names, as query keys. */
	names: ReadonlySet<string>;
	/** Each field with its weight; the most significant field has the highest. */
	fields: readonly (readonly [weight: number, field: Field])[];
}

const findPlugin = (plugins: PluginMap, slug: string) =>
	Object.values(plugins).find(({ file }) => getPluginSlug(file) === slug);

/** A slug without a module is a plugin's, whose own description is searched once it is loaded (SETSEC-09). */
function textsOf(slug: string, modules: ModuleMap, plugins: PluginMap): readonly string[] {
	const record = modules[slug];
	if (record) {
		return moduleTexts(record);
	}
	const plugin = findPlugin(plugins, slug);
	return plugin ? [slug, plugin.name, plugin.description, plugin.url] : [slug];
}

/** The other names of a setting, split. */
export const listSearchWords = ({ searchNames, getSearchWords }: Setting): string[] =>
	[searchNames, getSearchWords?.()]
		.flatMap((list) => list?.split(',') ?? [])
		.map((name) => name.trim());

export function readSettingText(
	card: SettingsCard,
	setting: Setting,
	modules: ModuleMap,
	plugins: PluginMap,
): SettingText {
	const { id, getGroupTitle, module, getName, getDescription } = setting;
	const terms = listSearchWords(setting);
	// The feature itself ranks above its options.
	const first = card.settings[0].id === id ? 1 : 0;
	return {
		names: new Set(terms.map((name) => readQuery(name).key)),
		fields: [
			// Within a group the name alone is too vague: "Pages".
			[(getGroupTitle ? 45 : 60) + first, readField(getName())],
			[50 + first, readField(card.getTitle())],
			[45 + first, readField(...terms)],
			[40 + first, readField(modules[module]?.name ?? '')],
			[30, readField(id, getGroupTitle?.() ?? '')],
			[20, readField(getDescription?.() ?? '')],
			[10, readField(...textsOf(module, modules, plugins))],
		],
	};
}
