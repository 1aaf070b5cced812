import { resolveBackupNeeds, type BackupCardFacts } from '@/domain/dashboard';
import { loadPlugins } from '@/state/plugins';
import { loadRewind } from '@/state/rewind';
import { loadVault } from '@/state/vault';
import { joinLoads } from '../../common/join-loads';
import { useLoad } from '../../common/use-load';

/** Asks for what the card needs, and no more; "Try again" asks for all of it anew. */
export function useBackupData(facts: Omit<BackupCardFacts, 'isRetrying'>) {
	const needs = resolveBackupNeeds(facts);
	const rewind = useLoad(loadRewind, needs.rewind);
	const plugins = useLoad(loadPlugins, needs.plugins);
	const vault = useLoad(loadVault, needs.vault);
	return joinLoads(rewind, plugins, vault);
}
