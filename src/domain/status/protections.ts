import type { AntiSpamCardView } from '@/domain/blocked-count';
import type { Backup } from '@/domain/backup/resolve-backup';
import type { SiteConnection } from '@/domain/connection';
import type { DashboardCardId } from '@/domain/dashboard';
import type { ModuleAvailability } from '@/domain/modules/availability';
import type { Unread } from '@/domain/site/types';
import type { FoundThreats, Scan } from '@/domain/scan';
import type { ProviderContact } from '@/domain/site/provider-contact';

/** What protects a site, each named by its card on At a Glance. */
export type ProtectionId = Extract<
	DashboardCardId,
	'backup' | 'scan' | 'anti-spam' | 'protect' | 'monitor'
>;

/** The free ones. */
export type ModuleProtectionId = Extract<ProtectionId, 'protect' | 'monitor'>;

/**
 * `on` only if an answer says that it works, and `alarm` if it works and has found something. `off` is owned, but doesn't work yet or no longer
 * works. `failed` could not be checked, and `unknown` is still being checked.
 */
export type ProtectionState = 'on' | 'alarm' | 'off' | 'not-owned' | 'failed' | 'unknown';

export interface Protection {
	id: ProtectionId;
	state: ProtectionState;
	/** Site code decides, and nobody can switch it here. */
	isLocked?: boolean;
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
	threats: FoundThreats | null;
	antiSpam: AntiSpamCardView;
	protect: ModuleProtection;
	monitor: ModuleProtection;
	provider: ProviderContact;
	/** The unread parts of the modules; null if they are known. */
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

function resolveScans({ scan, threats, backup, connection }: ProtectionFacts): Resolved {
	if (threats) {
		return 'alarm';
	}
	switch (scan.kind) {
		case 'hidden':
			// The host forbids scans and backups together.
			return connection === 'unconnected' && backup.kind !== 'hidden' ? 'not-owned' : null;
		case 'threats':
		case 'vaultpress-threats':
			return 'alarm';
		case 'clear':
		case 'vaultpress-clear':
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
		case 'elsewhere':
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
	const isLocked = (id: ModuleProtectionId) => facts[id].availability?.kind === 'locked';
	const states: [ProtectionId, Resolved, boolean?][] = [
		['backup', resolveBackups(facts.backup)],
		['scan', resolveScans(facts)],
		['anti-spam', resolveSpam(facts)],
		['protect', resolveModule(facts.protect, facts.unread), isLocked('protect')],
		['monitor', resolveDowntime(facts), isLocked('monitor')],
	];
	return states.flatMap(([id, state, locked]) =>
		state === null ? [] : [{ id, state, ...(locked && { isLocked: true }) }],
	);
}

/** A scan that found threats works, too. */
export const isWorking = ({ state }: Protection): boolean => state === 'on' || state === 'alarm';

/**
 * How many of the protections that could be checked work. One that couldn't may be on.
 *
 * @return Null while one is still being checked, and where there is none.
 */
export function countProtections(
	protections: readonly Protection[],
): { on: number; total: number } | null {
	const checked = protections.filter(({ state }) => state !== 'failed');
	const isKnown = checked.length > 0 && checked.every(({ state }) => state !== 'unknown');
	return isKnown
		? {
				on: checked.filter(isWorking).length,
				total: checked.length,
			}
		: null;
}

/** Whether no protection works, for certain. */
export const isUnprotected = (protections: readonly Protection[]): boolean =>
	protections.length > 0 &&
	protections.every(({ state }) => state === 'off' || state === 'not-owned');
