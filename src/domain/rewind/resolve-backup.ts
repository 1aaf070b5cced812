import type { SiteConnection } from '@/domain/connection';
import { resolveOffer, type Promotion } from '@/domain/plans/promotions';
import type { Entitlements } from '@/domain/site/entitlements';
import {
	isVaultPressPlan,
	type ProtectionNeeds,
	type VaultPressFacts,
	type VaultPressLack,
	resolvePrompt,
	viewVaultPress,
} from './vaultpress';
import { knownData, viewRemote, type Remote, type Unsettled } from '@/lib/remote';
import type { BackupStatus } from './status';

export interface BackupFacts extends VaultPressFacts {
	connection: SiteConnection;
	/** False where the host forbids backups. */
	showBackups: boolean;
	rewind: Remote<BackupStatus, unknown>;
	entitlements: Pick<Entitlements, 'flags' | 'hasRealTimeBackups' | 'confirmation'>;
	promotion: Promotion;
}

/** The state of a site's backups, for every screen. */
export type Backup =
	| Unsettled
	| { kind: 'hidden' }
	| { kind: 'offline' | 'provisioning' | 'awaiting-credentials' }
	| { kind: VaultPressLack }
	| { kind: 'unconnected' }
	| { kind: 'active'; isRealTime: boolean }
	| { kind: 'vaultpress-active' }
	/** Bought, but not set up yet. */
	| { kind: 'not-started' }
	/** Neither backed up nor bought. */
	| { kind: 'offer'; promotion: Promotion };

export type BackupNeeds = ProtectionNeeds & { rewind: boolean };

const keepsNone = (status: BackupStatus | undefined): boolean =>
	status?.state === 'unavailable' || status?.state === 'missing';

/** Whether to ask VaultPress: where its plugin is active, or where the list of plugins failed. */
const isVaultPressAsked = ({ vaultpressPlugin }: VaultPressFacts): boolean =>
	vaultpressPlugin.kind === 'active' || vaultpressPlugin.kind === 'failed';

function resolveOwned({ entitlements, promotion }: BackupFacts): Backup {
	return entitlements.flags.hasBackups
		? { kind: 'not-started' }
		: resolveOffer(promotion, entitlements.confirmation);
}

const resolveWithoutVaultPress = (facts: BackupFacts): Backup =>
	resolvePrompt(facts) ?? resolveOwned(facts);

/** Where the provider keeps no backups, VaultPress may (BACKUP-04). */
function resolveVaultPress(facts: BackupFacts): Backup {
	if (facts.vaultpressPlugin.kind === 'loading') {
		return facts.vaultpressPlugin;
	}
	if (!isVaultPressAsked(facts)) {
		return resolveWithoutVaultPress(facts);
	}
	const view = viewVaultPress(facts.vaultpress);
	switch (view.kind) {
		case 'absent':
			return resolveWithoutVaultPress(facts);
		case 'unregistered':
			return { kind: 'vaultpress-unregistered' };
		case 'registered':
			if (view.backups === null) {
				return { kind: 'failed', isRetrying: facts.vaultpress.phase === 'loading' };
			}
			return view.backups ? { kind: 'vaultpress-active' } : resolveOwned(facts);
		default:
			return view;
	}
}

/**
 * The only rule for backups (BACKUP-01 to BACKUP-06), used by dashboard, status, security settings and My Plan.
 *
 * An unknown state is a failure; an empty one means that the provider keeps no backups of this site.
 */
export function resolveBackup(facts: BackupFacts): Backup {
	const { connection, showBackups, rewind, entitlements } = facts;
	if (!showBackups) {
		return { kind: 'hidden' };
	}
	if (connection !== 'connected') {
		return { kind: connection };
	}
	const view = viewRemote(rewind);
	if (view.kind !== 'known') {
		return view;
	}
	switch (view.data.state) {
		case 'provisioning':
		case 'awaiting-credentials':
			return { kind: view.data.state };
		case 'active':
			return { kind: 'active', isRealTime: entitlements.hasRealTimeBackups };
		case 'unavailable':
		case 'missing':
			return resolveVaultPress(facts);
		case 'unknown':
			return { kind: 'failed', isRetrying: rewind.phase === 'loading' };
	}
}

/** VaultPress, plugins and entitlements are asked only where the provider keeps no backups (BACKUP-04). */
export function resolveBackupNeeds(facts: BackupFacts): BackupNeeds {
	const isAsked = facts.connection === 'connected' && facts.showBackups;
	const isUncovered = isAsked && keepsNone(knownData(facts.rewind));
	return {
		rewind: isAsked,
		plugins: isUncovered,
		vaultpress: isUncovered && isVaultPressAsked(facts),
		entitlements: isUncovered && !isVaultPressPlan(facts) && !facts.entitlements.flags.hasBackups,
	};
}
