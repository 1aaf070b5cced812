import type { Threat } from '@/domain/scan/types';
import type { ProtectionId } from './protections';
import type { ModuleProtectionId, Protection, StatusFacts, StatusRow, Unknown } from './types';

const DAY = 24 * 60 * 60 * 1000;
/** Sites are scanned every day, so after three days something is wrong. */
const SCAN_LASTS = 3 * DAY;
/** In percent. */
const NEARLY_FULL = 90;

type Row<K extends StatusRow['kind']> = Extract<StatusRow, { kind: K }> | false;

const whichOf = (scan: boolean, backup: boolean): Protection | null =>
	scan && backup ? 'both' : (scan && 'scan') || (backup && 'backup') || null;

/** The number of threats that get a row each. */
const NAMED_THREATS = 3;

const isNamed = ({ title, signature, filename }: Threat) => Boolean(title || signature || filename);

function describeThreats({ threats, described }: StatusFacts): StatusRow[] {
	if (!threats) {
		return [];
	}
	const { count, by, isDisputed } = threats;
	if (isDisputed) {
		return [{ kind: 'threats-disputed', count }];
	}
	const named =
		by === 'scan'
			? described
					.filter(isNamed)
					.sort((one, other) => (other.severity ?? 0) - (one.severity ?? 0))
					.slice(0, NAMED_THREATS)
			: [];
	if (named.length === 0) {
		return [{ kind: 'threats', count, by }];
	}
	const more = count - named.length;
	return [
		...named.map((threat) => ({ kind: 'threat' as const, threat, count })),
		...(more > 0 ? [{ kind: 'more-threats' as const, count: more }] : []),
	];
}

function findCredentials({ scan, backup }: StatusFacts): Row<'credentials'> {
	const of = whichOf(scan.kind === 'awaiting-credentials', backup.kind === 'awaiting-credentials');
	return of !== null && { kind: 'credentials', of };
}

/** Scan and backup may both lack VaultPress, which gets only one row. */
function findVaultPress({ scan, backup }: StatusFacts): Row<'vaultpress'> {
	for (const { kind } of [scan, backup]) {
		switch (kind) {
			case 'vaultpress-unregistered':
			case 'vaultpress-missing':
			case 'vaultpress-inactive':
				return { kind: 'vaultpress', lack: kind };
		}
	}
	return false;
}

function findNotStarted({ scan, backup }: StatusFacts): Row<'not-started'> {
	const of = whichOf(scan.kind === 'not-started', backup.kind === 'not-started');
	return of !== null && { kind: 'not-started', of };
}

function findAntiSpam({
	connection,
	antiSpam,
	isAntiSpamPaid,
}: StatusFacts): Row<'anti-spam-key' | 'anti-spam-off'> {
	switch (antiSpam.kind) {
		case 'invalid-key':
			return { kind: 'anti-spam-key' };
		case 'not-installed':
		case 'inactive':
			return (
				connection === 'connected' && {
					kind: 'anti-spam-off',
					lack: antiSpam.kind,
					isPaid: isAntiSpamPaid,
				}
			);
		default:
			return false;
	}
}

const isModule = (id: ProtectionId): id is ModuleProtectionId =>
	id === 'protect' || id === 'monitor';

/** Free protections that are off, on a site where they could be on. */
const findModules = ({ connection, protections }: StatusFacts): StatusRow[] =>
	connection === 'connected'
		? protections.flatMap(({ id, state, isLocked = false }) =>
				isModule(id) && state === 'off' ? [{ kind: 'module-off', id, isLocked }] : [],
			)
		: [];

function findGap({ scan, backup, threats }: StatusFacts): Row<'gap'> {
	// VaultPress scans where it found something.
	const of = whichOf(scan.kind === 'offer' && !threats, backup.kind === 'offer');
	const offer = [backup, scan].find(({ kind }) => kind === 'offer');
	return (
		of !== null && {
			kind: 'gap',
			of,
			promotion: offer?.kind === 'offer' ? offer.promotion : 'none',
		}
	);
}

function findStarting({ scan, backup }: StatusFacts): Row<'starting'> {
	const of = whichOf(scan.kind === 'provisioning', backup.kind === 'provisioning');
	return of !== null && { kind: 'starting', of };
}

function findLicense({ license }: StatusFacts): Row<'license'> {
	switch (license.kind) {
		case 'one':
			return { kind: 'license', count: 1 };
		case 'several':
			return { kind: 'license', count: license.count };
		default:
			return false;
	}
}

interface Request {
	kind: string;
	isRetrying?: boolean;
	lack?: unknown;
}

/** The requests that share a row, by the data that they return. */
export const requestsOf = (facts: StatusFacts): [Unknown, Request | null][] => [
	['features', facts.unread],
	['backup', facts.backup],
	['scan', facts.scan],
	['updates', facts.updates],
	['anti-spam', facts.antiSpam],
	['video', facts.video],
	['provider', facts.provider],
];

function findUnknown(facts: StatusFacts): Row<'unknown'> {
	// What this Jetpack doesn't offer isn't a doubt that anyone could clear.
	const failed = requestsOf(facts).filter(([, view]) => view?.kind === 'failed' && !view.lack);
	// A connection error has its own row.
	const of = failed
		.map(([what]) => what)
		.filter((what) => what !== 'provider' || !facts.connectionError);
	return (
		of.length > 0 && {
			kind: 'unknown',
			of,
			isRetrying: failed.some(([, view]) => view?.isRetrying),
		}
	);
}

/** In a crisis the provider's data may be about the other address. */
const isOfAnother = ({ crisis }: StatusFacts) => crisis === 'safe-mode' || crisis === 'wait';

/** All that a person should know, in no particular order. */
export function findRows(facts: StatusFacts): StatusRow[] {
	const { connection, connectionError, updates, video, scan, scannedAt, owner } = facts;
	const rows: (StatusRow | false | null)[] = [
		...describeThreats(facts),
		facts.crisis === 'decide' && { kind: 'crisis' },
		connectionError && { kind: 'connection', action: connectionError.action },
		connection === 'unconnected' && facts.canConnectSite && { kind: 'site' },
		findCredentials(facts),
		findVaultPress(facts),
		findNotStarted(facts),
		...facts.renewals.map((renewal): StatusRow => ({
			kind: renewal.isExpired ? 'expired' : 'renewal',
			renewal,
		})),
		connection === 'connected' && owner.isMissing && { kind: 'owner', path: owner.path },
		findAntiSpam(facts),
		...findModules(facts),
		findGap(facts),
		updates.kind === 'needed' && updates.hasLink && { kind: 'updates', count: updates.count },
		video?.kind === 'storage' &&
			video.percentage >= NEARLY_FULL && { kind: 'storage', percentage: video.percentage },
		findLicense(facts),
		findStarting(facts),
		scan.kind === 'clear' &&
			scannedAt !== null &&
			facts.now - scannedAt > SCAN_LASTS && { kind: 'stale-scan', scannedAt },
		updates.kind === 'unchecked' && { kind: 'unchecked-updates', checkedAt: updates.checkedAt },
		isOfAnother(facts) && { kind: 'other-address' },
		findUnknown(facts),
	];
	return rows.filter((row) => row !== false && row !== null);
}
