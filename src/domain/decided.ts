import { __ } from '@wordpress/i18n';
import type { SiteConnection } from './connection';
import type { Decided } from './deciders';
import type { ModuleMap } from './modules/types';
import { findSettingOf, nameFeature, nameModule } from './settings/registry';

export interface DecidedFacts {
	modules: ModuleMap;
	/** Keys of the settings whose value is not the saved one. */
	settings: readonly string[];
	connection: SiteConnection;
}

export interface NamedDecided extends Decided {
	name: string;
}

function nameSetting(key: string): string {
	const setting = findSettingOf(key);
	return setting ? nameFeature(setting) || setting.getName() : key;
}

/** What code decides on a site: offline mode first, then the modules that are forced on or off, then settings. */
export function listDecided({ modules, settings, connection }: DecidedFacts): NamedDecided[] {
	return [
		...(connection === 'offline'
			? [
					{
						kind: 'offline-mode' as const,
						id: '',
						name: __('Offline mode', 'dashboard-for-jetpack'),
					},
				]
			: []),
		...Object.values(modules)
			.filter(({ override }) => override !== 'none')
			.map(({ module, name }) => ({
				kind: 'module' as const,
				id: module,
				name: nameModule(module, name),
			})),
		...settings.map((key) => ({ kind: 'setting' as const, id: key, name: nameSetting(key) })),
	];
}
