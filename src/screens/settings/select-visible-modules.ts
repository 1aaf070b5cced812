import { PUBLISHER_MODULES, TAB_MODULES } from '@/domain/navigation';
import { SETTINGS_TABS, type SettingsTab } from '@/domain/routes';
import { matchesTerm, type ModuleRecord } from '@/domain/modules';
import { selectCapabilities } from '@/state/connection';
import { selectIsModuleActive, selectModules } from '@/state/modules';
import type { RootState } from '@/state/types';

const isRecord = (record: ModuleRecord | undefined): record is ModuleRecord => record !== undefined;

/** The modules of a tab that this site has and this person may see (SETGEN-08). */
export function selectVisibleModules(state: RootState, tab: SettingsTab): ModuleRecord[] {
	const modules = selectModules(state);
	const { canManageModules, canEditPosts } = selectCapabilities(state);
	const existing = TAB_MODULES[tab].map((slug) => modules[slug]).filter(isRecord);
	if (canManageModules) {
		return existing;
	}
	return existing.filter(
		({ module }) =>
			canEditPosts && PUBLISHER_MODULES.includes(module) && selectIsModuleActive(state, module),
	);
}

/** What a term finds, whichever tab it stands on (FIND-16). */
export function selectFoundModules(state: RootState, term: string): ModuleRecord[] {
	const all = SETTINGS_TABS.flatMap((tab) => selectVisibleModules(state, tab));
	return all.filter((record) => matchesTerm(record, term));
}
