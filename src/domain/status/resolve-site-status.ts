import { findEvidence } from './evidence';
import type { Threat } from '@/domain/scan/types';
import { countProtections } from './protections';
import type { Protection, SiteStatus, StatusFacts, StatusRow, Unknown } from './types';

/** The most urgent first. */
const URGENCY: readonly StatusRow['kind'][] = [
	'threat',
	'more-threats',
	'threats',
	'threats-disputed',
	'credentials',
	'crisis',
	'connection',
	'renewal',
	'updates',
	'site',
	'vaultpress',
	'not-started',
	'anti-spam-key',
	'storage',
	'license',
	'stale-scan',
	'unchecked-updates',
	'other-address',
	'unknown',
];

const FIRST_DOUBT = URGENCY.indexOf('stale-scan');

const DAY = 24 * 60 * 60 * 1000;
/** Sites are scanned every day: after three, something is wrong. */
const SCAN_LASTS = 3 * DAY;
/** In percent. */
const NEARLY_FULL = 90;

type Row<K extends StatusRow['kind']> = Extract<StatusRow, { kind: K }> | false;

const whichOf = (scan: boolean, backup: boolean): Protection | null =>
	scan && backup ? 'both' : (scan && 'scan') || (backup && 'backup') || null;

/** Named threats that get a row each. */
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
}

/** The requests that share a row, by the data that they return. */
const requestsOf = (facts: StatusFacts): [Unknown, Request | null][] => [
	['features', facts.unread],
	['backup', facts.backup],
	['scan', facts.scan],
	['updates', facts.updates],
	['anti-spam', facts.antiSpam],
	['video', facts.video],
	['provider', facts.provider],
];

function findUnknown(facts: StatusFacts): Row<'unknown'> {
	const failed = requestsOf(facts).filter(([, view]) => view?.kind === 'failed');
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

function findRows(facts: StatusFacts): StatusRow[] {
	const { connection, connectionError, updates, video, scan, scannedAt } = facts;
	const rows: (StatusRow | false | null)[] = [
		...describeThreats(facts),
		...facts.renewals.map((renewal) => ({ kind: 'renewal' as const, renewal })),
		findCredentials(facts),
		facts.crisis === 'decide' && { kind: 'crisis' },
		connectionError && { kind: 'connection', action: connectionError.action },
		updates.kind === 'needed' && updates.hasLink && { kind: 'updates', count: updates.count },
		connection === 'unconnected' && facts.canConnectSite && { kind: 'site' },
		findVaultPress(facts),
		findNotStarted(facts),
		facts.antiSpam.kind === 'invalid-key' && { kind: 'anti-spam-key' },
		video?.kind === 'storage' &&
			video.percentage >= NEARLY_FULL && { kind: 'storage', percentage: video.percentage },
		findLicense(facts),
		scan.kind === 'clear' &&
			scannedAt !== null &&
			facts.now - scannedAt > SCAN_LASTS && { kind: 'stale-scan', scannedAt },
		updates.kind === 'unchecked' && { kind: 'unchecked-updates', checkedAt: updates.checkedAt },
		isOfAnother(facts) && { kind: 'other-address' },
		findUnknown(facts),
	];
	return rows
		.filter((row) => row !== false && row !== null)
		.sort((one, other) => URGENCY.indexOf(one.kind) - URGENCY.indexOf(other.kind));
}

function resolveOverall(
	needs: number,
	{ connection, protections }: StatusFacts,
	{ rows, isChecking }: Pick<SiteStatus, 'rows' | 'isChecking'>,
): SiteStatus['overall'] {
	if (needs > 0) {
		return 'needs';
	}
	if (isChecking) {
		return 'checking';
	}
	if (connection !== 'connected') {
		return 'unwatched';
	}
	if (rows.length > 0) {
		return 'unsure';
	}
	if (countProtections(protections, 'on') === 0) {
		return 'unprotected';
	}
	return countProtections(protections, 'off') > 0 ? 'partial' : 'quiet';
}

/**
 * The problems that need attention on this site, the most urgent first; without any, the evidence for that.
 * Unknown, failed or contradictory facts are reported as such and never count as "all clear".
 *
 * @return Null for a user who cannot change anything on the site.
 */
export function resolveSiteStatus(facts: StatusFacts): SiteStatus | null {
	if (!facts.isManager) {
		return null;
	}
	const rows = findRows(facts);
	const needs = rows
		.filter(({ kind }) => URGENCY.indexOf(kind) < FIRST_DOUBT)
		.reduce((sum, row) => sum + (row.kind === 'more-threats' ? row.count : 1), 0);
	const waiting = [...requestsOf(facts), ['license', facts.license] as const];
	const isChecking = waiting.some(([, view]) => view?.kind === 'loading');
	const overall = resolveOverall(needs, facts, { rows, isChecking });
	return { overall, needs, rows, evidence: findEvidence(facts), isChecking };
}
