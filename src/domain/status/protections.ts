import { __, _n, sprintf } from '@wordpress/i18n';
import type { Backup } from '@/domain/rewind/resolve-backup';
import type { AntiSpamCardView, BlockedCountView } from '@/domain/anti-spam';
import type { SiteConnection } from '@/domain/connection';
import type { DashboardCardId } from '@/domain/dashboard';
import { formatAgo } from '@/lib/dates';
import type { ModuleFacts } from '@/domain/modules/availability';
import type { Unread } from '@/domain/site/types';
import { isStale, type FoundThreats, type Scan } from '@/domain/scan';
import type { ProviderContact } from '@/domain/site/provider-contact';

/** What protects a site, each named by its card on At a Glance. */
export type ProtectionId = Extract<
	DashboardCardId,
	'backup' | 'scan' | 'anti-spam' | 'protect' | 'monitor'
>;

/** The free ones. */
export type ModuleProtectionId = Extract<ProtectionId, 'protect' | 'monitor'>;

/**
 * `on` only if an answer says that it works, and `alarm` if it works and has found something. The evidence of a `stale` one is too old to count. `off` is
 * owned, but doesn't work, and `starting` doesn't work yet. `failed` could not be checked, and `unknown` is still being checked.
 */
export type ProtectionState =
	'on' | 'alarm' | 'stale' | 'off' | 'starting' | 'not-owned' | 'failed' | 'unknown';

export interface Protection {
	id: ProtectionId;
	state: ProtectionState;
	/** The state in a word or two, with its age if that is known. */
	text: string;
	/** Site code decides, and nobody can switch it here. */
	isLocked?: boolean;
}

export interface ProtectionFacts {
	connection: SiteConnection;
	backup: Backup;
	/** When the latest backup was finished, if the activity log has it; null if unknown. */
	backedUpAt: number | null;
	scan: Scan;
	/** When the provider last scanned the site; null if unknown. */
	scannedAt: number | null;
	threats: FoundThreats | null;
	antiSpam: AntiSpamCardView;
	protect: ModuleFacts;
	blockedLogins: BlockedCountView;
	monitor: ModuleFacts;
	provider: ProviderContact;
	/** The unread parts of the modules; null if they are known. */
	unread: Unread | null;
	/** Epoch milliseconds. */
	now: number;
	locale: string;
}

/** A state and its text; null for a site that cannot have the protection. */
type Resolved = readonly [state: ProtectionState, text: string] | null;

/** By the kinds that don't say that something works. */
const getOthers = () =>
	({
		hidden: null,
		unavailable: null,
		loading: ['unknown', __('Checking…')],
		failed: ['failed', __('Unknown')],
		provisioning: ['starting', __('Being set up')],
		'awaiting-credentials': ['off', __('Needs credentials')],
		'not-started': ['off', __('Not started')],
		'vaultpress-unregistered': ['off', __('Not set up')],
		'vaultpress-missing': ['off', __('Not set up')],
		'vaultpress-inactive': ['off', __('Not set up')],
		'invalid-key': ['off', __('Needs a key')],
		'not-installed': ['off', getOff()],
		inactive: ['off', getOff()],
		offline: ['off', getOff()],
		offer: ['not-owned', __('None')],
		unconnected: ['not-owned', __('None')],
		'needs-site': ['not-owned', getOff()],
		'needs-owner': ['not-owned', getOff()],
	}) satisfies Record<string, Resolved>;

const resolveOther = (kind: keyof ReturnType<typeof getOthers>): Resolved => getOthers()[kind];

const getOn = () => __('On');
const getOff = () => __('Off');
const getClear = () => __('Clear');

const countBlocked = (count: number, { locale }: ProtectionFacts): string =>
	/* translators: %s: number of login attempts, or of spam. */
	sprintf(_n('%s blocked', '%s blocked', count), new Intl.NumberFormat(locale).format(count));

/** A state with its age, if that is known. */
const addAge = (state: string, at: number | null, { now, locale }: ProtectionFacts): string =>
	at === null
		? state
		: /* translators: 1: a state, such as "Clear" or "Daily", 2: how long ago, such as "2h ago". */
			sprintf(__('%1$s, %2$s'), state, formatAgo(at, now, locale, 'narrow'));

function resolveBackups(facts: ProtectionFacts): Resolved {
	const { backup, backedUpAt } = facts;
	switch (backup.kind) {
		case 'active': {
			const state = backup.isRealTime ? __('Real time') : __('Daily');
			return ['on', addAge(state, backedUpAt, facts)];
		}
		case 'vaultpress-active':
			return ['on', __('By VaultPress')];
		default:
			return resolveOther(backup.kind);
	}
}

function resolveScans(facts: ProtectionFacts): Resolved {
	const { scan, scannedAt, threats, backup, connection, now, locale } = facts;
	const count = threats?.count ?? ('count' in scan ? scan.count : 0);
	if (count > 0) {
		/* translators: %d: number of threats. */
		const text = _n('%d threat', '%d threats', count);
		return ['alarm', sprintf(text, count)];
	}
	switch (scan.kind) {
		case 'clear':
			return scannedAt !== null && isStale(facts)
				? ['stale', formatAgo(scannedAt, now, locale)]
				: ['on', addAge(getClear(), scannedAt, facts)];
		case 'vaultpress-clear':
			return ['on', getClear()];
		case 'hidden':
			// The host forbids scans and backups together.
			return connection === 'unconnected' && backup.kind !== 'hidden'
				? resolveOther('unconnected')
				: null;
		case 'threats':
		case 'vaultpress-threats':
			return null;
		default:
			return resolveOther(scan.kind);
	}
}

function resolveSpam(facts: ProtectionFacts): Resolved {
	const { antiSpam, connection } = facts;
	switch (antiSpam.kind) {
		case 'counted':
			return ['on', countBlocked(antiSpam.count, facts)];
		case 'none':
		case 'elsewhere':
			return ['on', getOn()];
		default: {
			const other = resolveOther(antiSpam.kind);
			return other?.[0] === 'off' && connection === 'unconnected' ? ['not-owned', other[1]] : other;
		}
	}
}

/** A module is free, so a site owns it as soon as it is connected. */
function resolveModule(
	{ availability, isOn }: ModuleFacts,
	{ unread }: ProtectionFacts,
	text: string,
): Resolved {
	if (unread) {
		return resolveOther(unread.kind);
	}
	if (!availability) {
		return null;
	}
	switch (availability.kind) {
		case 'available':
		case 'locked':
			return isOn ? ['on', text] : ['off', getOff()];
		default:
			return resolveOther(availability.kind);
	}
}

function resolveLogins(facts: ProtectionFacts): Resolved {
	const { protect, blockedLogins: blocked } = facts;
	const text = blocked.kind === 'counted' ? countBlocked(blocked.count, facts) : getOn();
	return resolveModule(protect, facts, text);
}

/** The provider watches the site, so nothing is watched while it doesn't answer. */
function resolveDowntime(facts: ProtectionFacts): Resolved {
	const { monitor, provider } = facts;
	const found = resolveModule(monitor, facts, __('Watching'));
	return found?.[0] === 'on' && (provider.kind === 'loading' || provider.kind === 'failed')
		? resolveOther(provider.kind)
		: found;
}

/** What protects the site, always in the order of its cards; without what this site cannot have. */
export function resolveProtections(facts: ProtectionFacts): Protection[] {
	const isLocked = (id: ModuleProtectionId) => facts[id].availability?.kind === 'locked';
	const found: [ProtectionId, Resolved, boolean?][] = [
		['backup', resolveBackups(facts)],
		['scan', resolveScans(facts)],
		['anti-spam', resolveSpam(facts)],
		['protect', resolveLogins(facts), isLocked('protect')],
		['monitor', resolveDowntime(facts), isLocked('monitor')],
	];
	return found.flatMap(([id, one, locked]) =>
		one === null ? [] : [{ id, state: one[0], text: one[1], ...(locked && { isLocked: true }) }],
	);
}

/** A scan that found threats works, too. */
export const isWorking = ({ state }: Protection): boolean => state === 'on' || state === 'alarm';

/** How many of the protections work, and of how many that is unknown; null while one is still being checked, and where there is none. */
export function countProtections(
	protections: readonly Protection[],
): Record<'on' | 'total' | 'unknown', number> | null {
	return protections.length === 0 || protections.some(({ state }) => state === 'unknown')
		? null
		: {
				on: protections.filter(isWorking).length,
				total: protections.length,
				unknown: protections.filter(({ state }) => state === 'failed').length,
			};
}

/** Whether no protection works, for certain. */
export const isUnprotected = (protections: readonly Protection[]): boolean =>
	protections.length > 0 &&
	protections.every(({ state }) => state === 'off' || state === 'not-owned');
