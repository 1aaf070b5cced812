import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { Backup } from '@/domain/rewind/resolve-backup';
import { isStale, type Scan } from '@/domain/scan';
import { knownData, type FailedView } from '@/lib/remote';
import {
	selectBackup,
	selectBackupNeeds,
	selectScan,
	selectScanNeeds,
} from '@/state/rewind/backup-and-scan';
import { useAppSelector } from '@/state/store/hooks';
import { loadPlugins } from '@/state/plugins';
import { loadRewind, selectRewind } from '@/state/rewind';
import { loadScan, selectScanAnswer } from '@/state/scan';
import { loadVaultPress, selectVaultPress } from '@/state/rewind/vaultpress';
import type { AsOf } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { useAsOf } from './use-as-of';
import { useEntitlementLoaders } from './use-entitlement-loads';
import { useLoads } from './use-loads';

/** The backups of this site, with "Try again"; loads the data that they depend on. */
export function useBackup(): { backup: Backup; asOf?: AsOf; retry: () => void } {
	const needs = useAppSelector(selectBackupNeeds);
	const retry = useLoads(
		needs.rewind && loadRewind,
		needs.plugins && loadPlugins,
		needs.vaultpress && loadVaultPress,
		...useEntitlementLoaders(needs.entitlements),
	);
	const backup = useAppSelector(selectBackup);
	const asOf = useAsOf([selectRewind, selectVaultPress], backup.kind === 'provisioning');
	return { backup, asOf, retry };
}

/**
 * The malware scan of this site, with "Try again"; loads the data that it depends on.
 *
 * @param isAsked False for a screen without scans.
 */
export function useScan(isAsked = true): { scan: Scan; asOf?: AsOf; retry: () => void } {
	const needs = useAppSelector(selectScanNeeds);
	const retry = useLoads(
		isAsked && needs.scan && loadScan,
		isAsked && needs.plugins && loadPlugins,
		isAsked && needs.vaultpress && loadVaultPress,
		...useEntitlementLoaders(isAsked && needs.entitlements),
	);
	const scan = useAppSelector(selectScan);
	const asOf = useAsOf([selectScanAnswer, selectVaultPress], scan.kind === 'provisioning');
	const [now] = useState(() => Date.now());
	const scannedAt = knownData(useAppSelector(selectScanAnswer))?.scannedAt ?? null;
	const isAged = asOf?.isAged || isStale({ scan, scannedAt, now });
	return { scan, asOf: isAged ? { words: '', ...asOf, isAged } : asOf, retry };
}

/** Reports that the status of backups and scans couldn't be loaded (BACKUP-05: "Oops!"). */
export function StatusFailure({ failure, onRetry }: { failure: FailedView; onRetry: () => void }) {
	return (
		<ErrorState
			title={__('Oops!')}
			message={__('The Jetpack Backup and Scan status could not be retrieved at this time.')}
			failure={failure}
			onRetry={onRetry}
		/>
	);
}
