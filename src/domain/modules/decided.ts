import { __, sprintf } from '@wordpress/i18n';
import type { SiteConnection } from '@/domain/connection';
import type { Decided } from './deciders';
import type { ModuleRow } from './module-rows';
import { getLockReason } from './switch-lock';
import type { ModuleMap } from './types';
import { groupBy } from '@/lib/groups';
import { findSettingOf, nameFeature, nameModule } from '@/domain/settings/registry';

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
	const name = __('Offline mode');
	const forced = Object.values(modules).filter(({ override }) => override !== 'none');
	return [
		...(connection === 'offline' ? [{ kind: 'offline-mode' as const, id: '', name }] : []),
		...forced.map(({ module: id, name: own }) => ({
			kind: 'module' as const,
			id,
			name: nameModule(id, own),
		})),
		...settings.map((id) => ({ kind: 'setting' as const, id, name: nameSetting(id) })),
	];
}

/**
 * Why modules can't be switched, each reason in a sentence with the names of its modules. Those that code forces on or off are left out, and those for which the server has no
 * reason.
 */
export function summarizeLocks(rows: readonly ModuleRow[], locale: string) {
	const locked = rows.flatMap(({ lock, name }) => {
		const hasReason = lock && (lock.kind !== 'not-offered' || lock.reason !== '');
		return hasReason && lock.kind !== 'locked' ? [{ name, reason: getLockReason(lock, name) }] : [];
	});
	const list = new Intl.ListFormat(locale, { type: 'unit' });
	return groupBy(locked, ({ reason }) => reason).map(([reason, modules]) => ({
		/* translators: 1: names of features, such as "Stats, Search". 2: a sentence, such as "Connect this site first." */
		sentence: sprintf(__('%1$s: %2$s'), list.format(modules.map(({ name }) => name)), reason),
		count: modules.length,
	}));
}
