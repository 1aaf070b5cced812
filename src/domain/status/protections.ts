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

/** The state for a kind of view; `other` for any kind that isn't listed. */
function stateOf<K extends string>(
	kind: K,
	states: Partial<Record<K, Resolved>>,
	other: Resolved,
): Resolved {
	const state = states[kind];
	return state === undefined ? other : state;
}

const PENDING = { loading: 'unknown', failed: 'failed' } as const;

const resolveBackups = ({ kind }: Backup): Resolved =>
	stateOf(
		kind,
		{
			...PENDING,
			hidden: null,
			active: 'on',
			'vaultpress-active': 'on',
			offer: 'not-owned',
			unconnected: 'not-owned',
		},
		'off',
	);

const resolveScans = ({ scan, threats, backup, connection }: ProtectionFacts): Resolved =>
	threats
		? 'alarm'
		: stateOf(
				scan.kind,
				{
					...PENDING,
					// The host forbids scans and backups together.
					hidden: connection === 'unconnected' && backup.kind !== 'hidden' ? 'not-owned' : null,
					threats: 'alarm',
					'vaultpress-threats': 'alarm',
					clear: 'on',
					'vaultpress-clear': 'on',
					offer: 'not-owned',
				},
				'off',
			);

const resolveSpam = ({ connection, antiSpam }: ProtectionFacts): Resolved =>
	stateOf(
		antiSpam.kind,
		{ ...PENDING, unavailable: null, none: 'on', counted: 'on', elsewhere: 'on' },
		connection === 'unconnected' ? 'not-owned' : 'off',
	);

/** A module is free, so a site owns it as soon as it is connected. */
function resolveModule({ availability, isOn }: ModuleProtection, unread: Unread | null): Resolved {
	if (unread) {
		return PENDING[unread.kind];
	}
	return (
		(availability &&
			stateOf(
				availability.kind,
				{ 'needs-site': 'not-owned', 'needs-owner': 'not-owned', offline: 'off' },
				isOn ? 'on' : 'off',
			)) ??
		null
	);
}

/** The provider watches the site, so nothing is watched while it doesn't answer. */
function resolveDowntime({ monitor, provider, unread }: ProtectionFacts): Resolved {
	const state = resolveModule(monitor, unread);
	return state === 'on' ? stateOf(provider.kind, PENDING, 'on') : state;
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
