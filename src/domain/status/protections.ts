import type { AntiSpamCardView } from '@/domain/anti-spam/dashboard-card';
import type { Backup } from '@/domain/backup/resolve-backup';
import type { SiteConnection } from '@/domain/connection';
import type { DashboardCardId } from '@/domain/dashboard';
import type { ModuleAvailability } from '@/domain/modules/availability';
import type { Unread } from '@/domain/site/types';
import type { Scan } from '@/domain/scan/resolve-scan';
import type { ProviderContact } from '@/domain/site/provider-contact';

/** What protects a site, each named by its card on At a Glance. */
export type ProtectionId = Extract<
	DashboardCardId,
	'backup' | 'scan' | 'anti-spam' | 'protect' | 'monitor'
>;

/**
 * `on` only if an answer says that it works. `off` is owned, but doesn't work yet or any more. `failed` could not be
 * checked, and `unknown` is still being checked.
 */
export type ProtectionState = 'on' | 'off' | 'not-owned' | 'failed' | 'unknown';

export interface Protection {
	id: ProtectionId;
	state: ProtectionState;
}

export interface ModuleProtection {
	/** Undefined where this site does not have the module. */
	availability: ModuleAvailability | undefined;
	isOn: boolean;
}

export interface ProtectionFacts {
	connection: SiteConnection;
	backup: Backup;
	scan: Scan;
	antiSpam: AntiSpamCardView;
	protect: ModuleProtection;
	monitor: ModuleProtection;
	provider: ProviderContact;
	/** What of the modules nobody could read; null if they are known. */
	unread: Unread | null;
}

/** Null for a site that cannot have it. */
type Resolved = ProtectionState | null;

function resolveBackups({ kind }: Backup): Resolved {
	switch (kind) {
		case 'hidden':
			return null;
		case 'active':
		case 'vaultpress-active':
			return 'on';
		case 'loading':
			return 'unknown';
		case 'failed':
			return 'failed';
		case 'offer':
		case 'unconnected':
			return 'not-owned';
		default:
			return 'off';
	}
}

/** A scan that found threats works. */
function resolveScans({ scan, backup, connection }: ProtectionFacts): Resolved {
	switch (scan.kind) {
		case 'hidden':
			// The host forbids scans and backups together.
			return connection === 'unconnected' && backup.kind !== 'hidden' ? 'not-owned' : null;
		case 'clear':
		case 'threats':
		case 'vaultpress-clear':
		case 'vaultpress-threats':
			return 'on';
		case 'loading':
			return 'unknown';
		case 'failed':
			return 'failed';
		case 'offer':
			return 'not-owned';
		default:
			return 'off';
	}
}

function resolveSpam({ connection, antiSpam }: ProtectionFacts): Resolved {
	switch (antiSpam.kind) {
		case 'unavailable':
			return null;
		case 'none':
		case 'counted':
			return 'on';
		case 'loading':
			return 'unknown';
		case 'failed':
			return 'failed';
		default:
			return connection === 'unconnected' ? 'not-owned' : 'off';
	}
}

/** A module is free, so a site owns it as soon as it is connected. */
function resolveModule({ availability, isOn }: ModuleProtection, unread: Unread | null): Resolved {
	if (unread) {
		return unread.kind === 'failed' ? 'failed' : 'unknown';
	}
	switch (availability?.kind) {
		case undefined:
			return null;
		case 'needs-site':
		case 'needs-owner':
			return 'not-owned';
		case 'offline':
			return 'off';
		default:
			return isOn ? 'on' : 'off';
	}
}

/** The provider watches the site, so nothing is watched while it doesn't answer. */
function resolveDowntime({ monitor, provider, unread }: ProtectionFacts): Resolved {
	const state = resolveModule(monitor, unread);
	if (state !== 'on') {
		return state;
	}
	switch (provider.kind) {
		case 'loading':
			return 'unknown';
		case 'failed':
			return 'failed';
		default:
			return 'on';
	}
}

/** What protects the site, always in the order of its cards; without what this site cannot have. */
export function resolveProtections(facts: ProtectionFacts): Protection[] {
	const states: [ProtectionId, Resolved][] = [
		['backup', resolveBackups(facts.backup)],
		['scan', resolveScans(facts)],
		['anti-spam', resolveSpam(facts)],
		['protect', resolveModule(facts.protect, facts.unread)],
		['monitor', resolveDowntime(facts)],
	];
	return states.flatMap(([id, state]) => (state === null ? [] : [{ id, state }]));
}

export const countProtections = (
	protections: readonly Protection[],
	state: ProtectionState,
): number => protections.filter((one) => one.state === state).length;
