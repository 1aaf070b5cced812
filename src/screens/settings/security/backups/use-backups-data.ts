import type { BackupsCardFacts } from '@/domain/settings-cards/backups';
import { resolveBackupsNeeds } from '@/domain/settings-cards/backups-needs';
import { loadPlugins } from '@/state/plugins';
import { loadRewind } from '@/state/rewind';
import { loadScan } from '@/state/scan';
import { loadVault } from '@/state/vault';
import { joinLoads } from '../../../common/join-loads';
import { useLoad } from '../../../common/use-load';

/** Asks for what the card needs, and no more; "Try again" asks for all of it anew. */
export function useBackupsData(facts: Omit<BackupsCardFacts, 'isRetrying'>) {
	const needs = resolveBackupsNeeds(facts);
	const rewind = useLoad(loadRewind, needs.rewind);
	const scan = useLoad(loadScan, needs.scan);
	const vault = useLoad(loadVault, needs.vault);
	const plugins = useLoad(loadPlugins, needs.plugins);
	return joinLoads(rewind, scan, vault, plugins);
}
