import { viewVaultPress } from '@/domain/vaultpress/resolve-vaultpress';
import type { VaultPressFacts } from '@/domain/vaultpress/types';
import type { Scan } from './resolve-scan';

/** The threats on a site, and the service that found them, where they are fixed (SETSEC-23). */
export interface FoundThreats {
	count: number;
	by: 'scan' | 'vaultpress';
	/** VaultPress found threats, the provider's scan found none. */
	isDisputed: boolean;
}

/**
 * The threats shown on every screen: those of the provider's scan, else those of VaultPress if it scans the site.
 *
 * @return Null without threats.
 */
export function findThreats({
	scan,
	vaultpress,
}: Pick<VaultPressFacts, 'vaultpress'> & { scan: Scan }): FoundThreats | null {
	if (scan.kind === 'threats') {
		return { count: scan.count, by: 'scan', isDisputed: false };
	}
	const view = viewVaultPress(vaultpress);
	return view.kind === 'registered' && view.scans && view.threats
		? { count: view.threats, by: 'vaultpress', isDisputed: scan.kind === 'clear' }
		: null;
}
