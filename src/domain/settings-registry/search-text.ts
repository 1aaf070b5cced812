import { moduleTexts, type ModuleMap } from '@/domain/modules';
import { getPluginSlug, type PluginMap } from '@/domain/plugins';
import type { Setting } from './registry';

/** What a setting is searched by, in lower case, from what says most to what says least. */
export interface SettingText {
	name: string;
	terms: readonly string[];
	description: string;
	moduleName: string;
	/** The nine fields of the module's record (FIND-14), or name, description and URL of the plugin (SETSEC-09). */
	module: readonly string[];
}

const lower = (text: string) => text.toLowerCase();

const findPlugin = (plugins: PluginMap, slug: string) =>
	Object.values(plugins).find(({ file }) => getPluginSlug(file) === slug);

/** A slug that is no module is a plugin's: it is found by what the plugin says of itself, once that is known. */
function textsOf(slug: string, modules: ModuleMap, plugins: PluginMap): readonly string[] {
	const record = modules[slug];
	if (record) {
		return moduleTexts(record);
	}
	const plugin = findPlugin(plugins, slug);
	return plugin ? [slug, plugin.name, plugin.description, plugin.url] : [slug];
}

export function readSettingText(
	setting: Setting,
	modules: ModuleMap,
	plugins: PluginMap,
): SettingText {
	const record = modules[setting.module];
	return {
		name: lower(setting.getName()),
		terms: [setting.id, setting.group?.getTitle() ?? '', ...(setting.getTerms?.() ?? [])].map(
			lower,
		),
		description: lower(setting.getDescription?.() ?? ''),
		moduleName: lower(record?.name ?? ''),
		module: textsOf(setting.module, modules, plugins).map(lower),
	};
}
