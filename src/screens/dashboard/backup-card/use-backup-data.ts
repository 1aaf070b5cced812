import { useCallback } from 'react';
import { hasNoBackups } from '@/domain/backup';
import { isLegacyPlan, isVaultAsked, type BackupCardFacts } from '@/domain/dashboard';
import { knownData } from '@/lib/remote';
import { loadPlugins } from '@/state/plugins';
import { loadRewind } from '@/state/rewind';
import { loadVault } from '@/state/vault';
import { useLoad } from '../../common/use-load';

/** Asks for what the card needs: of the legacy plugin only where the provider keeps no backups. */
export function useBackupData(facts: Omit<BackupCardFacts, 'isRetrying'>) {
	const status = knownData(facts.rewind);
	const isLegacy = status !== undefined && hasNoBackups(status);
	const wantsPlugins = isLegacy && isLegacyPlan(facts);
	const wantsVault = isLegacy && isVaultAsked(facts);
	const rewind = useLoad(loadRewind, facts.connection === 'connected');
	const plugins = useLoad(loadPlugins, wantsPlugins);
	const vault = useLoad(loadVault, wantsVault);

	const retry = useCallback(() => {
		rewind.retry();
		if (wantsPlugins) {
			plugins.retry();
		}
		if (wantsVault) {
			vault.retry();
		}
	}, [rewind, plugins, vault, wantsPlugins, wantsVault]);
	return { isRetrying: rewind.isRetrying || plugins.isRetrying || vault.isRetrying, retry };
}
