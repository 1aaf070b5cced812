import type { PluginState } from '@/domain/plugins';
import type { Promotion } from '@/domain/promotions';
import { knownData, type Remote } from '@/lib/remote';
import { LEGACY_PLANS, VAULT_ABSENT, type Vault } from './types';

export interface LegacyBackupFacts {
	/** What the legacy plugin says of itself. */
	vault: Remote<Vault, { code: string }>;
	legacyPlugin: PluginState;
	planClass: string;
	promotion: Promotion;
	isRetrying: boolean;
}

export type LegacyBackupView =
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'legacy-active' }
	| { kind: 'legacy-unregistered' }
	| { kind: 'legacy-missing' }
	| { kind: 'legacy-inactive' }
	| { kind: 'inactive'; offer: Promotion };

/** Whether the legacy plugin is asked what it keeps. */
export const isVaultAsked = ({ legacyPlugin }: Pick<LegacyBackupFacts, 'legacyPlugin'>): boolean =>
	legacyPlugin === 'active';

/** Whether it matters if the legacy plugin is there. */
export const isLegacyPlan = ({ planClass }: Pick<LegacyBackupFacts, 'planClass'>): boolean =>
	LEGACY_PLANS.includes(planClass);

function resolveVault(facts: LegacyBackupFacts): LegacyBackupView {
	const { vault, isRetrying, promotion } = facts;
	const known = knownData(vault);
	if (known?.code === 'not_registered') {
		return { kind: 'legacy-unregistered' };
	}
	const isAbsent = vault.phase === 'failed' && vault.error.code === VAULT_ABSENT;
	if (!known && !isAbsent) {
		return vault.phase === 'failed' || isRetrying
			? { kind: 'failed', isRetrying }
			: { kind: 'loading' };
	}
	return known?.data?.features.backups
		? { kind: 'legacy-active' }
		: { kind: 'inactive', offer: promotion };
}

/** What stands on the backup card of a site of which the provider keeps no backups (BACKUP-04). */
export function resolveLegacyBackup(facts: LegacyBackupFacts): LegacyBackupView {
	const { legacyPlugin, promotion, isRetrying } = facts;
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
			return { kind: 'failed', isRetrying };
		default:
			return { kind: 'loading' };
	}
}
