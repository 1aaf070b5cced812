import { resolveScanNeeds, type ScanCardFacts } from '@/domain/dashboard';
import { loadPlugins } from '@/state/plugins';
import { loadScan } from '@/state/scan';
import { loadVault } from '@/state/vault';
import { joinLoads } from '../../common/join-loads';
import { useLoad } from '../../common/use-load';

/** Asks for what the card needs, and no more; "Try again" asks for all of it anew. */
export function useScanData(facts: Omit<ScanCardFacts, 'isRetrying'>) {
	const needs = resolveScanNeeds(facts);
	const scan = useLoad(loadScan, needs.scan);
	const plugins = useLoad(loadPlugins, needs.plugins);
	const vault = useLoad(loadVault, needs.vault);
	return joinLoads(scan, plugins, vault);
}
