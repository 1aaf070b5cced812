import type { Promotion } from '@/domain/promotions';
import { failureOf, viewRemote, type FailedView } from '@/lib/remote';
import { VAULT_PLANS, VAULT_ABSENT, type VaultScanFacts } from './types';

export type VaultBackupView =
	| { kind: 'loading' }
	| FailedView
	| { kind: 'vault-active' }
	| { kind: 'vault-unregistered' }
	| { kind: 'vault-missing' }
	| { kind: 'vault-inactive' }
	| { kind: 'inactive'; offer: Promotion };

/** Whether VaultPress is asked what it keeps. */
export const isVaultAsked = ({ vaultPlugin }: Pick<VaultScanFacts, 'vaultPlugin'>): boolean =>
	vaultPlugin === 'active';

/** Whether it matters if VaultPress is there. */
export const isVaultPlan = ({ planClass }: Pick<VaultScanFacts, 'planClass'>): boolean =>
	VAULT_PLANS.includes(planClass);

function resolveVault({ vault, promotion }: VaultScanFacts): VaultBackupView {
	const view = viewRemote(vault);
	const isAbsent = failureOf(vault)?.code === VAULT_ABSENT;
	if (view.kind !== 'known') {
		return isAbsent ? { kind: 'inactive', offer: promotion } : view;
	}
	if (view.data.code === 'not_registered') {
		return { kind: 'vault-unregistered' };
	}
	return view.data.data?.features.backups
		? { kind: 'vault-active' }
		: { kind: 'inactive', offer: promotion };
}

/** What stands on the backup card of a site of which the provider keeps no backups (BACKUP-04). */
export function resolveVaultBackup(facts: VaultScanFacts): VaultBackupView {
	const { vaultPlugin, promotion } = facts;
	if (isVaultAsked(facts)) {
		return resolveVault(facts);
	}
	if (!isVaultPlan(facts)) {
		return { kind: 'inactive', offer: promotion };
	}
	switch (vaultPlugin) {
		case 'not-installed':
			return { kind: 'vault-missing' };
		case 'inactive':
			return { kind: 'vault-inactive' };
		case 'failed':
		case 'retrying':
			return { kind: 'failed', isRetrying: vaultPlugin === 'retrying' };
		default:
			return { kind: 'loading' };
	}
}
