import { useCallback } from 'react';
import type { ScanCardFacts } from '@/domain/dashboard';
import { knownData } from '@/lib/remote';
import { useAppDispatch } from '@/state/hooks';
import { loadPlugins } from '@/state/plugins';
import { loadScan } from '@/state/scan';
import { loadVault } from '@/state/vault';
import { useAfterPaint } from '@/ui/after-paint';
import { useRetry } from '../parts/use-retry';

/** Asks for what the card needs, and no more: the legacy plugin only where it is that one that scans. */
export function useScanData(facts: Omit<ScanCardFacts, 'isRetrying'>) {
	const dispatch = useAppDispatch();
	const { connection, showBackups, isManaged, legacyPlugin, scan } = facts;
	const isAsked = connection === 'connected' && showBackups;
	const isLegacy = knownData(scan)?.reason === 'vp_active_on_site';
	const isScanAsked = isAsked && (!isManaged || legacyPlugin === 'active');

	useAfterPaint(
		useCallback(() => {
			if (isScanAsked) {
				void dispatch(loadScan());
			}
			if (isAsked && (isManaged || isLegacy)) {
				void dispatch(loadPlugins());
			}
			if (isScanAsked && isLegacy) {
				void dispatch(loadVault());
			}
		}, [dispatch, isAsked, isScanAsked, isManaged, isLegacy]),
	);

	return useRetry(
		useCallback(async () => {
			await dispatch(loadScan({ force: true }));
			if (isLegacy) {
				await Promise.all([
					dispatch(loadVault({ force: true })),
					dispatch(loadPlugins({ force: true })),
				]);
			}
		}, [dispatch, isLegacy]),
	);
}
