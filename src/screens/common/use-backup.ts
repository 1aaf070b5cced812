import type { Backup } from '@/domain/backup/resolve-backup';
import { selectBackup, selectBackupNeeds } from '@/state/backup';
import { useAppSelector } from '@/state/hooks';
import { loadPlugins } from '@/state/plugins';
import { loadRewind } from '@/state/rewind';
import { loadVaultPress } from '@/state/vaultpress';
import { useEntitlementLoaders } from './use-entitlement-loads';
import { useLoads } from './use-loads';

/** The backups of this site, with "Try again"; loads the data that they depend on. */
export function useBackup(): { backup: Backup; retry: () => void } {
	const needs = useAppSelector(selectBackupNeeds);
	const retry = useLoads(
		needs.rewind && loadRewind,
		needs.plugins && loadPlugins,
		needs.vaultpress && loadVaultPress,
		...useEntitlementLoaders({ isAsked: needs.entitlements }),
	);
	return { backup: useAppSelector(selectBackup), retry };
}
