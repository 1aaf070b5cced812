import type { Promotion } from '@/domain/promotions';
import { failureOf, viewRemote, type FailedView } from '@/lib/remote';
import { LEGACY_PLANS, VAULT_ABSENT, type LegacyScanFacts } from './types';

export type LegacyBackupView =
	| { kind: 'loading' }
	| FailedView
	| { kind: 'legacy-active' }
	| { kind: 'legacy-unregistered' }
	| { kind: 'legacy-missing' }
	| { kind: 'legacy-inactive' }
	| { kind: 'inactive'; offer: Promotion };

/** Whether VaultPress is asked what it keeps. */
export const isVaultAsked = ({ legacyPlugin }: Pick<LegacyScanFacts, 'legacyPlugin'>): boolean =>
	legacyPlugin === 'active';

/** Whether it matters if VaultPress is there. */
export const isLegacyPlan = ({ planClass }: Pick<LegacyScanFacts, 'planClass'>): boolean =>
	LEGACY_PLANS.includes(planClass);

function resolveVault({ vault, promotion }: LegacyScanFacts): LegacyBackupView {
	const view = viewRemote(vault);
	const isAbsent = failureOf(vault)?.code === VAULT_ABSENT;
	if (view.kind !== 'known') {
		return isAbsent ? { kind: 'inactive', offer: promotion } : view;
	}
	if (view.data.code === 'not_registered') {
		return { kind: 'legacy-unregistered' };
	}
	return view.data.data?.features.backups
		? { kind: 'legacy-active' }
		: { kind: 'inactive', offer: promotion };
}

/** What stands on the backup card of a site of which the provider keeps no backups (BACKUP-04). */
export function resolveLegacyBackup(facts: LegacyScanFacts): LegacyBackupView {
	const { legacyPlugin, promotion } = facts;
	if (isVaultAsked(facts)) {
		return resolveVault(facts);
	}
	if (!isLegacyPlan(facts)) {
		return { kind: 'inactive', offer: promotion };
	}
	switch (legacyPlugin) {
		case 'not-installed':
			return { kind: 'legacy-missing' };
		case 'inactive':
			return { kind: 'legacy-inactive' };
		case 'failed':
		case 'retrying':
			return { kind: 'failed', isRetrying: legacyPlugin === 'retrying' };
		default:
			return { kind: 'loading' };
	}
}
